import type { ReactNode } from 'react';
import type { Elements } from './elements';
import styles from './illustrated.module.css';

interface IllustratedProps {
  /** The address of a decorative picture, 360 by 376 pixels; without it, the content stands alone. */
  picture?: string | undefined;
  /** The content is a small form, so there is room for the picture beside it on a tablet. */
  isNarrow?: boolean;
  /** Across the page, below the content and the picture. */
  below?: Elements;
  children: ReactNode;
}

/** Content as wide as the page, with the picture beside it; on a narrow screen, the picture is below. */
export function Illustrated({ picture, isNarrow = false, below, children }: IllustratedProps) {
  const beside = isNarrow ? styles.besideForm : styles.withPicture;
  return (
    <div className={picture ? `${styles.columns} ${beside}` : styles.columns}>
      <div className={styles.content}>{children}</div>
      {picture && (
        <img
          src={picture}
          alt=""
          width="360"
          height="376"
          decoding="async"
          className={styles.picture}
        />
      )}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
