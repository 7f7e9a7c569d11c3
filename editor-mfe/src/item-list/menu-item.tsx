import type { Dish } from '@simmer/shared/menu';
import { formatMoney } from '@simmer/shared/money';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { Check } from 'lucide-react';
import { useId, type Ref } from 'react';
import type { ItemWrite } from '../editor/editor-state';
import { failureText } from '../editor/write';
import { DeleteButton } from './delete-button';
import styles from './menu-item.module.css';
import { SoldOutSwitch } from './sold-out-switch';

interface MenuItemProps {
  dish: Dish;
  write: ItemWrite | undefined;
  /** What was just done to it, if anything. */
  notice: string | undefined;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

export function MenuItem({ dish, write, notice, editButton, onEdit }: MenuItemProps) {
  const { id, name, description, sizes, isSoldOut } = dish;
  const nameId = useId();
  return (
    <article className={styles.item} aria-labelledby={nameId}>
      <div className={styles.head}>
        <h3 id={nameId} className={styles.name}>
          {name}
        </h3>
        {isSoldOut && <p className={styles.soldOut}>Sold out</p>}
        {/* Hidden, because the page's live region announces it. */}
        {notice !== undefined && (
          <p className={styles.notice} aria-hidden>
            <Check size={18} /> Saved
          </p>
        )}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <ul className={styles.sizes} role="list">
        {sizes.map(({ label, priceCents, feeds }, position) => (
          // Two stored sizes may share a label.
          <li key={position} className={styles.size}>
            <span className={styles.label}>{label}</span>
            {feeds && <span className={styles.feeds}>{feeds}</span>}
            <span className={styles.price}>
              {priceCents === null ? 'no price' : formatMoney(priceCents)}
            </span>
          </li>
        ))}
      </ul>
      {write?.write.status === 'failed' && (
        <Alert
          message={failureText(
            write.action === 'delete' ? 'Not deleted' : 'Not saved',
            write.write.reason,
          )}
        />
      )}
      <div className={styles.actions}>
        <SoldOutSwitch dish={dish} write={write} />
        <div className={styles.buttons}>
          <Button ref={editButton} aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <DeleteButton id={id} name={name} write={write} />
        </div>
      </div>
    </article>
  );
}
