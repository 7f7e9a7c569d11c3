import type { ReactNode } from 'react';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  /** The address of a decorative picture, 360 by 376: beside the text, on a narrow screen below it. */
  picture?: string;
  children: ReactNode;
}

/** A page of one column under the bar: a title and what belongs to it. */
export function TextPage({ title, picture, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <div className={picture ? `${styles.columns} ${styles.withPicture}` : styles.columns}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
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
    </article>
  );
}
