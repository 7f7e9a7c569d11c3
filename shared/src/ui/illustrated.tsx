import type { ReactNode } from 'react';
import styles from './illustrated.module.css';

interface IllustratedProps {
  /** The address of a decorative picture, 360 by 376 pixels; without it, the content stands alone. */
  picture?: string | undefined;
  children: ReactNode;
}

/** As wide as the page, with the picture beside the content; on a narrow screen, the picture is below. */
export function Illustrated({ picture, children }: IllustratedProps) {
  return (
    <div className={picture ? `${styles.columns} ${styles.withPicture}` : styles.columns}>
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
    </div>
  );
}
