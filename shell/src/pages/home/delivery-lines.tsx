import { siteConfig } from '@simmer/shared/config';

/** Without settings of the owner's, who delivers, and where the configuration says. */
export function DeliveryLines({
  dates = [`Delivered by ${siteConfig().owner.firstName}`],
  area = siteConfig().texts?.area,
}: {
  dates?: readonly string[];
  area?: string | undefined;
}) {
  return [...dates, area].map((line) => line && <p key={line}>{line}</p>);
}
