import { siteConfig } from '@simmer/shared/config';
import { useManagerPages } from '@simmer/shared/manager-pages';
import { ROUTES } from '@simmer/shared/navigation';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { Alert } from '@simmer/shared/ui/alert';
import { LinkButton } from '@simmer/shared/ui/button';
import { onDemand } from '@simmer/shared/ui/on-demand';
import { Status } from '@simmer/shared/ui/status';
import { useEffect } from 'react';
import { useEditor } from '../editor/editor-context';
import { PLACES } from '../editor/editor-state';
import { FixedDishesSection } from '../fixed-dishes-section/fixed-dishes-section';
import { DiscardQuestion } from '../item-list/editable-dish';
import { CurrentItems } from '../item-list/current-items';
import { NewItem } from '../new-item/new-item';
import { OrderingSection } from '../ordering-section/ordering-section';
import styles from './menu-editor.module.css';

/** The notices here announce themselves. */
const places: readonly string[] = Object.values(PLACES);

/** Few shops have it. */
const LimitsSection = onDemand(
  'the limits',
  async () =>
    (await import(/* webpackChunkName: "limits" */ '../limits-section/limits-section'))
      .LimitsSection,
  {
    waiting: <Status className={styles.notice}>Loading the limits…</Status>,
    instead: () => (
      <div className={styles.notice}>
        <Alert message="We can’t load the limits right now. Check your connection, then reload the page. What you typed stays." />
      </div>
    ),
  },
);

/** The shell shows this page only to managers. */
export default function MenuEditor() {
  const editor = useEditor();
  const { menu, ordering, leave } = editor;
  const pages = useManagerPages();
  const { notice, isRestored, forms } = useStore(editor);

  useReading(menu.read);
  useReading(ordering.read);
  useEffect(() => leave, [leave]);

  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1>Edit Menu</h1>
          <div className={styles.links}>
            {pages.map(({ path, title }) => (
              <LinkButton key={path} to={path}>
                {title}
              </LinkButton>
            ))}
            <LinkButton to={ROUTES.home}>Back to Menu</LinkButton>
          </div>
        </div>
        <Status isHidden>{notice && !places.includes(notice.at) && notice.text}</Status>
        {isRestored && (forms.editing !== null || editor.isUnsaved()) && (
          <div className={styles.notice}>
            <Alert
              tone="success"
              message="What you typed is still here, but not saved yet. If you had chosen a photo, check that it is still there."
            />
          </div>
        )}
        <OrderingSection />
        {siteConfig().ordering.limits && <LimitsSection />}
        <FixedDishesSection />
        <div className={styles.grid}>
          <NewItem />
          <CurrentItems />
        </div>
        <DiscardQuestion />
      </div>
    </div>
  );
}
