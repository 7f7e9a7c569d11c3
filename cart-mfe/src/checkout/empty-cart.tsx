import { ROUTES } from '@simmer/shared/navigation';
import { LinkButton } from '@simmer/shared/ui/button';
import styles from './empty-cart.module.css';
import { RemovalNotice } from './removal-notice';
import type { Removal } from './use-removal';

export function EmptyCart({ removal }: { removal: Removal }) {
  return (
    <>
      <p className={styles.hint}>The dishes you add will show up here.</p>
      <noscript>
        <p className={styles.hint}>
          The cart needs JavaScript. You can send your order by email instead.
        </p>
      </noscript>
      <RemovalNotice removal={removal} />
      <LinkButton to={ROUTES.home} look="primary">
        Back to Menu
      </LinkButton>
    </>
  );
}
