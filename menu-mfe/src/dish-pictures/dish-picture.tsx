import type { Dish } from '@simmer/shared/menu';
import type { SectionName } from '../dish-card/new-cart-item';
import classics from './classics.svg';
import styles from './dish-picture.module.css';
import desserts from './desserts.svg';
import soup from './soup.svg';
import plates from './plates.svg';

/** One for each section: a browser decodes a sheet in one go, and all drawings would keep a slow phone busy for 0.1 s. */
const SHEETS: Readonly<Record<SectionName, string>> = {
  classics,
  monthly: plates,
  soup,
  desserts,
};

interface DishPictureProps {
  section: SectionName;
  dish: Pick<Dish, 'name' | 'plate' | 'isSoldOut'>;
}

/** The address of a dish's drawing: of its kind in the Monthly Menu, otherwise its own. */
export function drawingOf(
  section: SectionName,
  { name, plate }: Pick<Dish, 'name' | 'plate'>,
): string {
  return `${SHEETS[section]}#${section === 'monthly' ? plate : name.replaceAll(' ', '-')}`;
}

/** One drawing from the section's sheet. It is decorative: the name and the description say what the dish is. */
export function DishPicture({ section, dish }: DishPictureProps) {
  return (
    <div className={styles.frame}>
      {dish.isSoldOut && <p className={styles.soldOut}>Sold out</p>}
      <img
        src={drawingOf(section, dish)}
        data-add-drawing=""
        alt=""
        width="120"
        height="120"
        loading="lazy"
        fetchPriority="low"
        className={styles.picture}
      />
    </div>
  );
}
