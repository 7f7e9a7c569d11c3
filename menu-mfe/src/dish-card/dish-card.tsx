import { cart, type NewCartItem } from '@simmer/shared/cart';
import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { siteConfig } from '@simmer/shared/config';
import { cookingOf, tagText, type Dish, type SectionName } from '@simmer/shared/menu';
import { memo, useRef } from 'react';
import { DishPicture, drawingOf } from '../dish-pictures/dish-picture';
import styles from './dish-card.module.css';
import { FlavorChoice } from './flavor-choice';
import { newCartItem } from './new-cart-item';
import { NoteField, type OptionHandle } from './note-field';
import { SizeRow } from './size-row';

interface DishCardProps {
  dish: Dish;
  section: SectionName;
  /** The position in the section's list, from 0. */
  index: number;
  /** Whether the browser skips its layout until the guest comes near. */
  isFar?: boolean;
  /** Whether the dish is from an earlier visit and cannot be ordered, because prices may have changed. */
  isOutdated?: boolean;
}

/**
 * The card subscribes to no store: with a thousand cards, a tap on one must render only that one. The shell learns
 * over the bus what was added, and announces it.
 */
export const DishCard = memo(function DishCard({
  dish,
  section,
  index,
  isFar = false,
  isOutdated = false,
}: DishCardProps) {
  const { name, description, sizes, isSoldOut, flavors } = dish;
  const hasFlavors = flavors.length > 0;
  const tags = tagText(dish.tags);
  const cooking = cookingOf(dish);
  const id = `${section}-${String(index)}`;
  const nameId = `${id}-name`;
  const note = useRef<OptionHandle>(null);
  const flavor = useRef<OptionHandle>(null);

  const add = (item: NewCartItem) => {
    const isAdded = cart.add({
      ...item,
      modification: note.current?.value() || item.modification,
      flavor: flavor.current?.value() || null,
      drawing: drawingOf(section, dish.plate),
      ...(dish.photoColor && { photoColor: dish.photoColor }),
    });
    if (isAdded) {
      note.current?.added();
      flavor.current?.added();
    }
    return isAdded;
  };

  return (
    <article
      className={
        section === 'monthly' ? styles.pictured : hasFlavors ? styles.flavored : styles.card
      }
      aria-labelledby={nameId}
      {...{ [DISH_ATTRIBUTES.dish]: '' }}
    >
      <div className={siteConfig().serving?.[section]?.cooking ? styles.rawHead : styles.head}>
        <h3 id={nameId} className={isInCapitals(name) ? styles.capitals : styles.name}>
          {name}
        </h3>
        <DishPicture section={section} plate={dish.plate} isSoldOut={isSoldOut} />
        {description && <p className={styles.description}>{description}</p>}
        {cooking && <p className={styles.cooking}>{cooking}</p>}
      </div>
      {hasFlavors && (
        <FlavorChoice
          id={`${id}-flavor`}
          dishId={dish.id}
          dishName={name}
          flavors={flavors}
          ref={flavor}
        />
      )}
      <ul role="list">
        {sizes.map(({ label, priceCents, feeds }, position) => (
          <SizeRow
            // Two sizes of a stored dish may share a label.
            key={position}
            label={label}
            feeds={feeds}
            item={priceCents === null ? null : newCartItem(section, index, dish, label, priceCents)}
            isSoldOut={isSoldOut}
            onAdd={isOutdated ? undefined : add}
          />
        ))}
      </ul>
      {tags && <p className={styles.tags}>{tags}</p>}
      {isSoldOut && <p className={styles.gone}>All gone for now</p>}
      {!isSoldOut && !isOutdated && (
        <NoteField
          id={`${id}-note`}
          dishId={dish.id}
          dishName={name}
          isDeferred={isFar}
          ref={note}
        />
      )}
    </article>
  );
});

/** The names of the Monthly Menu are stored in capitals. */
function isInCapitals(name: string): boolean {
  return name === name.toUpperCase();
}
