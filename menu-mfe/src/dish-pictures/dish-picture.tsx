import type { SectionName } from '../dish-card/new-cart-item';
import classics from './classics.svg';
import styles from './dish-picture.module.css';
import desserts from './desserts.svg';
import soup from './soup.svg';
import standIns from './stand-ins.svg';

/** The number of generic drawings for the dishes of the month; neighbors get different ones. */
export const STAND_INS = 3;

/** Apart, because a browser reads a sheet in one go: all drawings would keep a slow phone busy for a tenth of a second. */
const SHEETS: Readonly<Record<SectionName, string>> = {
  classics,
  monthly: standIns,
  soup,
  desserts,
};

interface DishPictureProps {
  section: SectionName;
  /** The dish's name, which is its drawing's too, except in the Monthly Menu. */
  name: string;
  /** Position in the section's list, from 0. */
  index: number;
}

/** One drawing from the section's sheet. It is decorative: the name and the description say what the dish is. */
export function DishPicture({ section, name, index }: DishPictureProps) {
  const drawing =
    section === 'monthly' ? `stand-in-${String(index % STAND_INS)}` : name.replaceAll(' ', '-');
  return (
    <img
      src={`${SHEETS[section]}#${drawing}`}
      alt=""
      width="120"
      height="120"
      loading="lazy"
      fetchPriority="low"
      className={styles.picture}
    />
  );
}
