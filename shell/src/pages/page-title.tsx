import { siteConfig } from '@simmer/shared/config';

/** The document's title: the page's name first, so that tabs and screen readers tell pages apart. */
export function PageTitle({ children }: { children?: string }) {
  const { name } = siteConfig().business;
  return <title>{children ? `${children} · ${name}` : name}</title>;
}
