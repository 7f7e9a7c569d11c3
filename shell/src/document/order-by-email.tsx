import type { SiteConfig } from '@simmer/shared/config';
import { PAYMENT_LIST } from '@simmer/shared/payment';
import { AnchorButton } from '@simmer/shared/ui/button';
import styles from '../layout/layout.module.css';

/** What was tapped is added to the end (`captureEvents`). */
const QUESTIONS = [
  'Name:',
  'Delivery date and time:',
  'Delivery address:',
  `Payment (${PAYMENT_LIST}):`,
  '',
  'Dishes and sizes:',
];

/**
 * The offer for a browser without scripts, and for one in which the page's own script has not started. Its styles are
 * part of the layout's, which every page includes.
 */
export function OrderByEmail({ site }: { site: SiteConfig }) {
  return (
    <aside className={styles.orderByEmail} aria-label="Ordering">
      <div>
        <noscript>
          <p>The cart needs JavaScript.</p>
        </noscript>
        <p role="alert">
          The cart hasn’t loaded. You can reload the page, or order by email: what you have added
          will be in it.
        </p>
        <AnchorButton isOnDark href="">
          Reload
        </AnchorButton>
        <AnchorButton look="primary" isOnDark href={orderMail(site)} data-order="">
          Order by email
        </AnchorButton>
      </div>
    </aside>
  );
}

function orderMail({ business, owner }: SiteConfig): string {
  const subject = encodeURIComponent(`Order for ${business.name}`);
  // RFC 6068 requires CR LF between lines.
  return `mailto:${owner.email}?subject=${subject}&body=${encodeURIComponent(QUESTIONS.join('\r\n'))}`;
}
