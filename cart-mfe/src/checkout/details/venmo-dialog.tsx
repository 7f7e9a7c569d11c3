import { totalCents, type CartItem } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { Dialog } from '@simmer/shared/ui/dialog';
import { VenmoCode } from '../../venmo/venmo-code';
import styles from './venmo-dialog.module.css';

interface VenmoDialogProps {
  isOpen: boolean;
  items: readonly CartItem[];
  onClose: () => void;
}

export function VenmoDialog({ isOpen, items, onClose }: VenmoDialogProps) {
  const total = totalCents(items);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        <>
          <span className={styles.headline}>Scan to Pay with Venmo</span>
          <span className="visually-hidden">{' / '}</span>
          <span className={styles.line}>
            {`Or tap to go to ${siteConfig().owner.firstName} on Venmo`}
          </span>
        </>
      }
    >
      <VenmoCode
        totalCents={total}
        caption="Open your Venmo app and scan this code to send your payment."
      />
      <p className={styles.total}>{`Your total is ${formatMoney(total)}.`}</p>
      <p className={styles.total}>You can also pay after sending; the code comes again.</p>
    </Dialog>
  );
}
