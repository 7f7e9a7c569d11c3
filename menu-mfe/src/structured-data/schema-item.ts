import type { SiteConfig } from '@simmer/shared/config';
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

/**
 * It formats on its own: with `formatMoney` in the idle part, too, the first screen's script would have 46 bytes more.
 * @returns "$13.50 to $50.00"; undefined for dishes without a price.
 */
export function priceRange(
  dishes: readonly Dish[],
  { locale, currency }: SiteConfig['business'],
): string | undefined {
  const prices = dishes.flatMap(({ sizes }) => sizes.flatMap(({ priceCents }) => priceCents ?? []));
  if (prices.length === 0) return undefined;
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals });
  return [Math.min(...prices), Math.max(...prices)]
    .map((cents) => money.format(cents / 100))
    .join(' to ');
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
