import plates from '@simmer/shared/plates.svg';
import { tagText, type Dish } from '@simmer/shared/menu';
import { formatMoney } from '@simmer/shared/money';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { EyeOff } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { SavedNotice } from '../item-form/saved-notice';
import { MarkSwitch } from '../item-form/mark-switch';
import { failureText } from '../write/write';
import { useEditor } from '../editor/editor-context';
import type { ItemWrite } from '../editor/editor-state';
import { StoredPhoto } from '../photo/stored-photo';
import { MoveButtons } from './move-buttons';
import { DeleteButton } from './delete-button';
import styles from './menu-item.module.css';

const NOT_DONE: Partial<Record<ItemWrite['action'], 'Not moved' | 'Not deleted'>> = {
  move: 'Not moved',
  delete: 'Not deleted',
};

interface MenuItemProps {
  dish: Dish;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

export function MenuItem({ dish, editButton, onEdit }: MenuItemProps) {
  const { id, name, description, plate, sizes, isSoldOut, isHidden } = dish;
  const editor = useEditor();
  const write = useStore(editor).itemWrites.get(id);
  const tags = tagText(dish.tags);
  const item = useRef<HTMLElement>(null);
  const nameId = useId();
  return (
    <article
      ref={item}
      className={`${styles.item} ${isHidden ? styles.hidden : ''}`}
      aria-labelledby={nameId}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <StoredPhoto dish={dish} drawing={`${plates}#${plate}`} isSmall />
          <h3 id={nameId} className={styles.name}>
            {name}
          </h3>
        </div>
        {isSoldOut && <p className={styles.chip}>Sold out</p>}
        {isHidden && (
          <p className={styles.chip}>
            <EyeOff aria-hidden size={16} />
            <span>Hidden from guests</span>
          </p>
        )}
        <SavedNotice itemId={id} />
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {tags && <p className={styles.tags}>{tags}</p>}
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
      {write?.status === 'failed' && (
        <Alert message={failureText(NOT_DONE[write.action] ?? 'Not saved', write.reason)} />
      )}
      <div className={styles.actions}>
        {(['soldOut', 'hidden'] as const).map((mark) => (
          <MarkSwitch
            key={mark}
            mark={mark}
            dish={dish}
            write={write}
            onToggle={(...change) => void editor.setMark(dish, ...change)}
          />
        ))}
        <div className={styles.buttons}>
          <MoveButtons dish={dish} item={item} />
          <Button ref={editButton} aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <DeleteButton id={id} name={name} />
        </div>
      </div>
    </article>
  );
}
