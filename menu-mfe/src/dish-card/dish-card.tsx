import { cart, type NewCartItem } from '@simmer/shared/cart';
import { memo, useId, useRef } from 'react';
import type { MenuDish } from '../fixed-menu/fixed-dish';
import styles from './dish-card.module.css';
import { FlavorChoice, type FlavorHandle } from './flavor-choice';
import { newCartItem, withWishes, type SectionName } from './new-cart-item';
import { NoteField, type NoteHandle } from './note-field';
import { SizeRow } from './size-row';

interface DishCardProps {
  dish: MenuDish;
  section: SectionName;
  /** The dish's place in its section's list, from 0. */
  index: number;
}

/**
 * One dish. It listens to nothing outside itself, so that a tap on one of a thousand cards draws one card;
 * that the dish is in the cart is told by the shell, which hears of it over the bus.
 */
export const DishCard = memo(function DishCard({ dish, section, index }: DishCardProps) {
  const { name, description, sizes, isSoldOut, flavors } = dish;
  const nameId = useId();
  const note = useRef<NoteHandle>(null);
  const flavor = useRef<FlavorHandle>(null);

  const add = (item: NewCartItem) => {
    cart.add(withWishes(item, note.current?.take() ?? '', flavor.current?.take() ?? null));
  };

  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles.name}>
        {name}
      </h3>
      {isSoldOut && <p className={styles.soldOut}>Sold out</p>}
      {description && <p className={styles.description}>{description}</p>}
      {flavors && <FlavorChoice dishName={name} flavors={flavors} ref={flavor} />}
      <ul className={styles.sizes} role="list">
        {sizes.map(({ label, priceCents, feeds }, position) => (
          <SizeRow
            // Two sizes of a stored dish may share a label, and their order never changes on its own.
            key={position}
            label={label}
            feeds={feeds}
            item={
              priceCents === null
                ? null
                : newCartItem({ section, index, name, sizeLabel: label, priceCents })
            }
            isSoldOut={isSoldOut}
            onAdd={add}
          />
        ))}
      </ul>
      {!isSoldOut && <NoteField dishName={name} ref={note} />}
    </article>
  );
});
