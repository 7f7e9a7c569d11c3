import type { Dish, DishSize } from '@simmer/shared/menu';

/** A dish for search engines: https://schema.org/MenuItem. */
export function menuItem({ name, description, sizes, isSoldOut }: Dish, currency: string) {
  const stock = isSoldOut ? 'SoldOut' : 'InStock';
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    offers: sizes.flatMap((size) => offer(size, currency, `https://schema.org/${stock}`)),
  };
}

function offer({ label, feeds, priceCents }: DishSize, priceCurrency: string, stock: string) {
  if (priceCents === null) return [];
  return {
    '@type': 'Offer',
    name: label,
    ...(feeds && { description: feeds }),
    price: (priceCents / 100).toFixed(2),
    priceCurrency,
    availability: stock,
  };
}
