import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import styles from './empty-cart.module.css';
import emptyPot from './empty-pot.svg';
import { RemovalNotice } from './removal-notice';
import type { Removal } from './use-removal';

export function EmptyCart({ removal }: { removal: Removal }) {
  return (
    <div className={styles.empty}>
      <div>
        <p className={styles.hint}>What you add from the menu waits for you here.</p>
        <noscript>
          <p className={styles.hint}>
            The cart needs JavaScript. You can send your order by email instead.
          </p>
        </noscript>
        <RemovalNotice removal={removal} />
        <LinkButton to={ROUTES.home} look="primary">
          Back to Menu
        </LinkButton>
      </div>
      <img
        src={emptyPot}
        alt=""
        width="360"
        height="376"
        decoding="async"
        className={styles.picture}
      />
    </div>
  );
}
