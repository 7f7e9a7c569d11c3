import type { ReactNode } from 'react';
import styles from './text-page.module.css';

/** A page of one column under the bar: a title and what belongs to it. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </article>
  );
}
