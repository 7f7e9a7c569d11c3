import { ROUTES } from '@simmer/shared/navigation';
import { onTabReturn } from '@simmer/shared/tab-return';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect } from 'react';
import { useEditor, useEditorState } from '../editor/editor-context';
import { CurrentItems } from '../item-list/current-items';
import { NewItem } from '../new-item/new-item';
import { OrderingSection } from '../ordering/ordering-section';
import { LeaveDialog } from '../unsaved-changes/leave-dialog';
import { ManagerPages } from './manager-pages';
import styles from './menu-editor.module.css';

/** The shell shows this page only to managers. */
export default function MenuEditor() {
  const { menu, ordering, leave } = useEditor();
  const { notice } = useEditorState();

  useEffect(() => {
    const read = () => {
      void menu.read();
      void ordering.read();
    };
    read();
    const stop = onTabReturn(read);
    return () => {
      stop();
      leave();
    };
  }, [menu, ordering, leave]);

  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1>Edit Menu</h1>
          <div className={styles.links}>
            <ManagerPages />
            <LinkButton to={ROUTES.home}>Back to Menu</LinkButton>
          </div>
        </div>
        {/* Always in the page, or its first message would not be announced. */}
        <p role="status" className="visually-hidden">
          {notice?.text}
        </p>
        <OrderingSection />
        <div className={styles.grid}>
          <div className={styles.aside}>
            <NewItem />
          </div>
          <CurrentItems />
        </div>
      </div>
      <LeaveDialog />
    </div>
  );
}
