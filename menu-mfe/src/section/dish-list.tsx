import { memo } from 'react';
import { DishCard } from '../dish-card/dish-card';
import type { Dish, SectionName } from '@simmer/shared/menu';
import styles from './dish-list.module.css';

/** This many dishes of a list are laid out even if they are far from the window. */
const NEAR_DISHES = 30;

interface DishListProps {
  section: SectionName;
  dishes: readonly Dish[];
  /** The dishes can be read but not ordered. */
  isOutdated?: boolean;
}

/** This is memoized, because the page around it may render on every cart change. */
export const DishList = memo(function DishList({
  section,
  dishes,
  isOutdated = false,
}: DishListProps) {
  return (
    <ul className={styles.cards} role="list">
      {dishes.map((dish, index) => {
        // Hidden dishes are left out only here, because a dish's place is part of its id in the cart.
        if (dish.isHidden) return null;
        const isFar = index >= NEAR_DISHES;
        return (
          <li key={dish.id} className={isFar ? `${styles.item} ${styles.far}` : styles.item}>
            <DishCard
              dish={dish}
              section={section}
              index={index}
              isFar={isFar}
              isOutdated={isOutdated}
            />
          </li>
        );
      })}
    </ul>
  );
});
