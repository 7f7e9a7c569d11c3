import type { Elements } from '@simmer/shared/ui/elements';
import { Illustrated } from '@simmer/shared/ui/illustrated';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  picture?: string;
  isNarrow?: boolean;
  children: Elements;
}

export function TextPage({ title, picture, isNarrow = false, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <Illustrated picture={picture} isNarrow={isNarrow}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </Illustrated>
    </article>
  );
}
