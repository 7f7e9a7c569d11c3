import type { SiteConfig } from '@simmer/shared/config';
import { ROUTES } from '@simmer/shared/navigation';
import { PAYMENT_LIST } from '@simmer/shared/payment';

/**
 * The business for search engines: https://schema.org/FoodEstablishment. A Restaurant would have seats for guests, and
 * an address; food from somebody's home has an area.
 * @param parts what modules add, like the menu; the shell's own properties win.
 * @param picture the path of the business's picture.
 */
export function structuredData(
  { business, owner, links, texts }: SiteConfig,
  parts: Readonly<Record<string, unknown>>,
  picture?: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    ...parts,
    name: business.name,
    description: business.description,
    url: new URL(ROUTES.home, business.url).href,
    ...(picture !== undefined && { image: new URL(picture, business.url).href }),
    logo: new URL('/icon-512.png', business.url).href,
    email: owner.email,
    sameAs: [links.social.url],
    currenciesAccepted: business.currency,
    ...(texts?.area && { areaServed: texts.area }),
    ...(business.cuisine && { servesCuisine: business.cuisine }),
    paymentAccepted: PAYMENT_LIST,
  };
}
