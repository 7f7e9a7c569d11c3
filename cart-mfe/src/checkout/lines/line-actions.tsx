import type { CartItem } from '@simmer/shared/cart';
import { dishText } from '../../order/dish-text';
import styles from './line-actions.module.css';
import { QuantityStepper } from './quantity-stepper';

interface LineActionsProps {
  item: CartItem;
  isWritingNote: boolean;
  onNote: () => void;
  /** Undefined while there is no flavor to choose, or the choice is already open. */
  onFlavor: (() => void) | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function LineActions(props: LineActionsProps) {
  const { item, isWritingNote, onNote, onFlavor, onQuantity, onRemove } = props;
  const dish = dishText(item);
  const noteAction = item.modification ? 'Change note' : 'Add a note';
  return (
    <div className={styles.actions}>
      <QuantityStepper dish={dish} quantity={item.quantity} onChange={onQuantity} />
      <div className={styles.quiet}>
        {onFlavor && (
          <button
            type="button"
            className={styles.action}
            aria-label={`Change flavor of ${dish}`}
            onClick={onFlavor}
          >
            Change flavor
          </button>
        )}
        {!isWritingNote && (
          <button
            type="button"
            data-note={item.id}
            className={styles.action}
            aria-label={`${noteAction}: ${dish}`}
            onClick={onNote}
          >
            {noteAction}
          </button>
        )}
        <button
          type="button"
          data-remove
          className={styles.action}
          aria-label={`Remove ${dish}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </div>
  );
}
