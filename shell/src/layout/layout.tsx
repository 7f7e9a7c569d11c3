import { PAGE_IDS, ROUTES, useLocation } from '@simmer/shared/navigation';
import { useEffect, useRef, type ReactElement } from 'react';
import { events } from '../events';
import { NavBar } from './nav-bar/nav-bar';
import { NoticeBar } from './notices/notice-bar';
import { useHydrated } from '../hydration/use-hydrated';
import { Footer } from './footer';
import styles from './layout.module.css';
import { PageBoundary } from './page-boundary';
import { enterPage, useScrollRestoration } from './use-scroll-restoration';

export function Layout({ children }: { children: ReactElement }) {
  useScrollRestoration();
  const main = useRef<HTMLElement>(null);
  useHydrated(main);
  const { pathname } = useLocation();
  const isInner = pathname !== ROUTES.home;
  useEffect(() => events.publish('page/shown', { pathname }), [pathname]);
  return (
    <>
      <a
        href={`#${PAGE_IDS.main}`}
        className={styles.skipLink}
        onClick={(event) => {
          // The browser's own jump adds a history entry without the state that the page was opened with.
          event.preventDefault();
          enterPage(0);
        }}
      >
        Skip to content
      </a>
      <NavBar />
      <main
        ref={main}
        id={PAGE_IDS.main}
        className={isInner ? `${styles.main} ${styles.inner}` : styles.main}
        tabIndex={-1}
      >
        <PageBoundary pathname={pathname}>{children}</PageBoundary>
      </main>
      <Footer />
      <NoticeBar />
    </>
  );
}
