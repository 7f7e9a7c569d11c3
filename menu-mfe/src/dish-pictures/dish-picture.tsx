import type { SectionName } from '../dish-card/new-cart-item';
import classics from './classics.svg';
import styles from './dish-picture.module.css';
import desserts from './desserts.svg';
import soup from './soup.svg';
import fallbacks from './fallbacks.svg';

/** The number of generic drawings for the dishes of the month: as many as most months have dishes. */
export const FALLBACKS = 6;

/** One for each section: a browser decodes a sheet in one go, and all drawings would keep a slow phone busy for 0.1 s. */
const SHEETS: Readonly<Record<SectionName, string>> = {
  classics,
  monthly: fallbacks,
  soup,
  desserts,
};

interface DishPictureProps {
  section: SectionName;
  /** The dish's name, which is its drawing's too, except in the Monthly Menu. */
  name: string;
  /** Position in the section's list, from 0. */
  index: number;
  isSoldOut: boolean;
}

/** The address of a dish's drawing. */
export function drawingOf(section: SectionName, name: string, index: number): string {
  const drawing =
    section === 'monthly' ? `fallback-${String(index % FALLBACKS)}` : name.replaceAll(' ', '-');
  return `${SHEETS[section]}#${drawing}`;
}

/** One drawing from the section's sheet. It is decorative: the name and the description say what the dish is. */
export function DishPicture({ section, name, index, isSoldOut }: DishPictureProps) {
  return (
    <div className={styles.frame}>
      {isSoldOut && <p className={styles.soldOut}>Sold out</p>}
      <img
        src={drawingOf(section, name, index)}
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
