import type { SiteConfig } from '@simmer/shared/config';
import { AnchorButton } from '@simmer/shared/ui/button';
import styles from '../layout/layout.module.css';

const QUESTIONS = [
  'Dishes and sizes:',
  '',
  'Name:',
  'Delivery date and time:',
  'Delivery address:',
  'Payment (Venmo, cash or check):',
];

/** For a browser without scripts. Its styles are part of the layout's, which every page includes. */
export function OrderByEmail({ site }: { site: SiteConfig }) {
  return (
    <noscript className={styles.withoutScripts}>
      <aside aria-label="Ordering">
        <p>The cart needs JavaScript.</p>
        <AnchorButton look="primary" isOnDark href={orderMail(site)}>
          Order by email
        </AnchorButton>
      </aside>
    </noscript>
  );
}

function orderMail({ business, owner }: SiteConfig): string {
  const subject = encodeURIComponent(`Order for ${business.name}`);
  // RFC 6068 requires CR LF between lines.
  return `mailto:${owner.email}?subject=${subject}&body=${encodeURIComponent(QUESTIONS.join('\r\n'))}`;
}
