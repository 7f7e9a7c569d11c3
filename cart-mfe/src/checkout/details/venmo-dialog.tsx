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
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        <>
          <span className={styles.titleLine}>{'Scan to Pay with Venmo / '}</span>
          <span className={styles.titleLine}>
            {`Or tap to go to ${siteConfig().owner.firstName} on Venmo`}
          </span>
        </>
      }
    >
      <VenmoCode />
      <p>Open your Venmo app and scan this code to send your payment.</p>
      <p className={styles.total}>{`Your total is ${formatMoney(totalCents(items))}.`}</p>
    </Dialog>
  );
}
