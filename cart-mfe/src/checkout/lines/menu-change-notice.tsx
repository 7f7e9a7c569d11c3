import { cart, type CartItem } from '@simmer/shared/cart';
import { Button } from '@simmer/shared/ui/button';
import { menuChangeText } from '../../send-order/menu-change-text';
import { withChange, isUndecided } from '../../send-order/menu-changes';
import { useOrderOfCart } from '../../send-order/use-outbox';
import styles from './menu-change-notice.module.css';

interface MenuChangeNoticeProps {
  item: CartItem;
  /** Called when the guest has accepted the change and the button is gone. */
  onAccepted: (id: string) => void;
}

/** Shown on a line whose dish has changed on the menu. The other answer is to remove the line. */
export function MenuChangeNotice({ item, onAccepted }: MenuChangeNoticeProps) {
  const ofCart = useOrderOfCart();
  if (ofCart?.status !== 'blocked') return null;
  const change = ofCart.changes?.find((one) => isUndecided(one, [item]));
  if (!change) return null;

  return (
    <div className={styles.notice}>
      <p>{menuChangeText(change)}</p>
      {change.kind === 'changed' ? (
        <Button
          onClick={() => {
            cart.restore(
              cart
                .get()
                .flatMap((line) => (line.id === item.id ? (withChange(line, change) ?? []) : line)),
            );
            onAccepted(item.id);
          }}
        >
          Keep it with this change
        </Button>
      ) : (
        <p>Please remove it.</p>
      )}
    </div>
  );
}
