import { Illustrated } from '@simmer/shared/ui/illustrated';
import type { ReactNode } from 'react';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  picture?: string;
  children: ReactNode;
}

/** A page of one column with a title, and a picture beside it or below it. */
export function TextPage({ title, picture, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <Illustrated picture={picture}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </Illustrated>
    </article>
  );
}
