import { isolated } from '@simmer/shared/isolated';
import plates from '@simmer/shared/plates.svg';
import { SECTION_TITLES, tagText, type Dish } from '@simmer/shared/menu';
import { formatMoney } from '@simmer/shared/money';
import { useRef, type ReactElement } from 'react';
import { fieldsOf } from '../draft/check-draft';
import { DeleteButton } from './delete-button';
import { DishRow } from './dish-row';
import styles from './dish-row.module.css';
import { MoveButtons } from './move-buttons';

interface MenuItemProps {
  dish: Dish;
  /** Those that have a place in the list, in its order. */
  placed: readonly Dish[];
  editButton: ReactElement;
}

/** A dish that the owner has added. */
export function MenuItem({ dish, placed, editButton }: MenuItemProps) {
  const { id, name, section, description, plate, sizes, flavors } = dish;
  const tags = tagText(dish.tags);
  const item = useRef<HTMLElement>(null);
  return (
    <DishRow
      ref={item}
      dish={dish}
      drawing={`${plates}#${plate}`}
      buttons={
        <>
          <MoveButtons {...{ dish, placed, item }} />
          {editButton}
          <DeleteButton id={id} name={name} canUndo={fieldsOf(dish) !== undefined} />
        </>
      }
    >
      {section !== 'monthly' && <p className={styles.tags}>{`In ${SECTION_TITLES[section]}`}</p>}
      {description && <p className={styles.description}>{description}</p>}
      {tags && <p className={styles.tags}>{tags}</p>}
      {flavors.length > 0 && (
        <p className={styles.tags}>{`Flavors: ${flavors.map(isolated).join(', ')}`}</p>
      )}
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
    </DishRow>
  );
}
