import sheet from './dishes.svg';
import styles from './dish-picture.module.css';

/** The number of generic drawings in the sheet; neighbors get different ones. */
export const STAND_INS = 3;

interface DishPictureProps {
  /** The name of a fixed dish; undefined for a dish that has no drawing of its own. */
  name: string | undefined;
  /** Position in the section's list, from 0. */
  index: number;
}

/** One drawing from the sheet. It is decorative: the name and the description say what the dish is. */
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
