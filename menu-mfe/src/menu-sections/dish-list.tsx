import { memo } from 'react';
import { DishCard } from '../dish-card/dish-card';
import type { SectionName } from '../dish-card/new-cart-item';
import type { MenuDish } from '../fixed-menu/fixed-dish';
import styles from './dish-list.module.css';

interface DishListProps {
  section: SectionName;
  dishes: readonly MenuDish[];
}

/** Memoized, because the page around it may render on every change of the cart. */
export const DishList = memo(function DishList({ section, dishes }: DishListProps) {
  return (
    <ul className={styles.cards} role="list">
      {dishes.map((dish, index) => (
        <li key={dish.id} className={styles.item}>
          <DishCard dish={dish} section={section} index={index} />
        </li>
      ))}
    </ul>
  );
});
