import type { Elements } from '@simmer/shared/ui/elements';
import { Illustrated } from '@simmer/shared/ui/illustrated';
import { PageTitle } from './page-title';
import styles from './text-page.module.css';

interface TextPageProps {
  title: string;
  /** The title in the tab, if it differs; null if the surrounding page has one. */
  tabTitle?: string | null;
  picture?: string;
  isNarrow?: boolean;
  below?: Elements;
  children: Elements;
}

export function TextPage(props: TextPageProps) {
  const { title, tabTitle = title, picture, isNarrow = false, below, children } = props;
  return (
    <article className={styles.page}>
      {tabTitle !== null && <PageTitle>{tabTitle}</PageTitle>}
      <Illustrated picture={picture} isNarrow={isNarrow} below={below}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </Illustrated>
    </article>
  );
}
