import type { Elements } from '@simmer/shared/ui/elements';
import { Illustrated } from '@simmer/shared/ui/illustrated';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  picture?: string;
  children: Elements;
}

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
