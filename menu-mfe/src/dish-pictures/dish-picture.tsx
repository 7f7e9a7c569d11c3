import sheet from './dishes.svg';
import styles from './dish-picture.module.css';

/** As many lidded dishes as the sheet has; neighbors differ. */
export const STAND_INS = 3;

interface DishPictureProps {
  /** Of a fixed dish; undefined for a dish that has no drawing of its own. */
  name: string | undefined;
  /** Position in the section's list, from 0. */
  index: number;
}

/** One drawing of the sheet. It is decoration: the name and the description say what the dish is. */
export function DishPicture({ name, index }: DishPictureProps) {
  const drawing = name?.replaceAll(' ', '-') ?? `stand-in-${String(index % STAND_INS)}`;
  return (
    <img
      src={`${sheet}#${drawing}`}
      alt=""
      width="120"
      height="120"
      loading="lazy"
      fetchPriority="low"
      className={styles.picture}
    />
  );
}
