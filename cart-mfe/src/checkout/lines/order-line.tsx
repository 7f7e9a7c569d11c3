import { lineCents, type CartItem } from '@simmer/shared/cart';
import { dishText } from '@simmer/shared/dish-text';
import { isolated } from '@simmer/shared/isolated';
import { useStore } from '@simmer/shared/store';
import { firstClick } from '@simmer/shared/ui/first-click';
import { onDemand } from '@simmer/shared/ui/on-demand';
import { memo, useState } from 'react';
import { NoteEditor } from '../../line-notes/note-editor';
import { useServices } from '../../services/services';
import { LineFlavor } from './line-flavor';
import { LinePicture } from '../../line-picture/line-picture';
import { MenuChangeNotice } from './menu-change-notice';
import styles from './order-line.module.css';
import { QuantityStepper } from './quantity-stepper';
import { formatMoney } from '@simmer/shared/money';

const LineNotice = onDemand(
  'the limits',
  async () =>
    (await import(/* webpackChunkName: "limits" */ '../../limits/late/line-notice')).LineNotice,
);

interface OrderLineProps {
  item: CartItem;
  onRemove: (item: CartItem) => void;
  /** Called when the focused control is gone; the line now has this id. */
  onChanged: (id: string) => void;
}

/** This is memoized, because a cart may have a hundred lines. */
export const OrderLine = memo(function OrderLine({ item, onRemove, onChanged }: OrderLineProps) {
  const [isNoteOpen, setNoteOpen] = useState(false);
  const dish = dishText(item);
  const { limits } = useServices();
  const limit = useStore(limits, ({ lines }) => lines.get(item.id));
  const noteAction = item.modification ? 'Change note' : 'Add a note';
  // The choice stays open after the first use, for a guest who tries several.
  const [hasFlavors, setHasFlavors] = useState(item.flavor === null);
  return (
    <li className={styles.line}>
      <div className={styles.dish}>
        <LinePicture item={item} />
        <h2 className={styles.name}>{isolated(item.name)}</h2>
        <p className={styles.details}>
          <span>{isolated(item.size)}</span>
          {item.flavor && (
            <span>
              <span>Flavor: </span>
              <span>{isolated(item.flavor)}</span>
            </span>
          )}
          {item.cooking && <span>{item.cooking}</span>}
          {item.tags && <span>{item.tags}</span>}
        </p>
        <LinePrice item={item} />
      </div>
      {!isNoteOpen && item.modification && (
        <p className={styles.note}>
          <span className={styles.noteLabel}>Note:</span>
          <span>{` ${isolated(item.modification)}`}</span>
        </p>
      )}
      {isNoteOpen && (
        <NoteEditor
          item={item}
          onClosed={(id) => {
            setNoteOpen(false);
            onChanged(id);
          }}
        />
      )}
      {limit && <LineNotice item={item} limit={limit} onTaken={onChanged} />}
      <MenuChangeNotice item={item} onAccepted={onChanged} />
      {item.flavors && hasFlavors && (
        <LineFlavor item={item} flavors={item.flavors} onMerged={onChanged} />
      )}
      <div className={styles.actions}>
        <QuantityStepper item={item} />
        <div className={styles.quiet}>
          {item.flavors && !hasFlavors && (
            <button
              type="button"
              className={styles.action}
              aria-label={`Change flavor of ${dish}`}
              onClick={() => setHasFlavors(true)}
            >
              Change flavor
            </button>
          )}
          {!isNoteOpen && (
            <button
              type="button"
              data-note={item.id}
              className={styles.action}
              aria-label={`${noteAction}: ${dish}`}
              onClick={() => setNoteOpen(true)}
            >
              {noteAction}
            </button>
          )}
          <button
            type="button"
            data-remove
            className={styles.action}
            aria-label={`Remove ${dish}`}
            onClick={firstClick(() => onRemove(item))}
          >
            Remove
          </button>
        </div>
      </div>
    </li>
  );
});

/** "$60.00 (2 at $30.00 each)", or "$30.00 each" for a single dish. */
function LinePrice({ item }: { item: CartItem }) {
  const price = formatMoney(item.priceCents);
  const total = lineCents(item);
  return (
    // The key serves a translated page, as in TotalBar.
    <p key={total} className={styles.price}>
      {item.quantity === 1 ? (
        <>
          <span>{`${price} `}</span>
          <span className={styles.each}>each</span>
        </>
      ) : (
        <>
          <span>{`${formatMoney(total)} `}</span>
          <span className={styles.each}>{`(${String(item.quantity)} at ${price} each)`}</span>
        </>
      )}
    </p>
  );
}
