import { DISH_ATTRIBUTES } from '@simmer/shared/navigation';
import { PLATES } from '@simmer/shared/config';
import type { SectionName } from '@simmer/shared/menu';
import plates from '@simmer/shared/plates.svg';
import classics from './classics.svg';
import styles from './dish-picture.module.css';
import desserts from './desserts.svg';
import soup from './soup.svg';

/**
 * Each section has a sheet of its own: a browser decodes a sheet in one go, and all drawings would keep a slow phone
 * busy for 0.1 s.
 */
const SHEETS: Readonly<Record<SectionName, string>> = {
  ...{ classics, monthly: plates, soup, desserts },
};

interface DishPictureProps {
  section: SectionName;
  /** The drawing's id in the section's sheet, or an entry of `PLATES`. */
  plate: string;
  isSoldOut: boolean;
}

const isKind = (plate: string) => PLATES.includes(plate);

/** The address of a dish's drawing. */
export function drawingOf(section: SectionName, plate: string): string {
  return `${isKind(plate) ? plates : SHEETS[section]}#${plate}`;
}

/** The picture is decorative: the name and the description say what the dish is. */
export function DishPicture({ section, plate, isSoldOut }: DishPictureProps) {
  return (
    <div className={styles.frame}>
      {isSoldOut && <p className={styles.soldOut}>Sold out</p>}
      <img
        src={drawingOf(section, plate)}
        {...{ [DISH_ATTRIBUTES.drawing]: '' }}
        alt=""
        width="120"
        height="120"
        loading="lazy"
        fetchPriority="low"
        className={isKind(plate) ? `${styles.picture} ${styles.kitchen}` : styles.picture}
      />
    </div>
  );
}
