import type { SiteConfig } from '@simmer/shared/config';
import { ROUTES } from '@simmer/shared/navigation';

/**
 * The business as search engines read it: https://schema.org/FoodEstablishment. Not a Restaurant, where one may sit down.
 * @param parts what modules know of it, like its menu; the shell's own words win.
 */
export function structuredData(
  { business, owner, links }: SiteConfig,
  parts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    ...parts,
    name: business.name,
    description: business.description,
    url: new URL(ROUTES.home, business.url).href,
    image: new URL('/og-image.jpg', business.url).href,
    logo: new URL('/icon-512.png', business.url).href,
    email: owner.email,
    sameAs: [links.social.url],
    currenciesAccepted: business.currency,
    paymentAccepted: 'Venmo, cash, check',
  };
}
