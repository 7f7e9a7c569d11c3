import { ROUTES } from '@simmer/shared/navigation';
import { placesIn, type Place } from '@simmer/shared/places';
import { loadRegistry } from '@simmer/shared/registry';
import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { Alert } from '@simmer/shared/ui/alert';
import { LinkButton } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useEffect, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { FixedDishesSection } from '../fixed-dishes-section/fixed-dishes-section';
import { CurrentItems } from '../item-list/current-items';
import { NewItem } from '../new-item/new-item';
import { OrderingSection } from '../ordering-section/ordering-section';
import styles from './menu-editor.module.css';

/** The shell shows this page only to managers. */
export default function MenuEditor() {
  const editor = useEditor();
  const { menu, ordering, fixedDishes, leave } = editor;
  const { notice, isRestored, editing } = useStore(editor);

  useReading(menu.read);
  useReading(ordering.read);
  useReading(fixedDishes.read);
  useEffect(() => leave, [leave]);

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
        <Status isHidden>{notice?.text}</Status>
        {isRestored && (editing !== null || editor.isUnsaved()) && (
          <div className={styles.restored}>
            <Alert
              tone="success"
              message="What you typed is still here, but not saved yet. If you had chosen a photo, check that it is still there."
            />
          </div>
        )}
        <OrderingSection />
        <FixedDishesSection />
        <div className={styles.grid}>
          <NewItem />
          <CurrentItems />
        </div>
      </div>
    </div>
  );
}

/** Links to managers' pages that other modules provide, such as the kitchen list. */
function ManagerPages() {
  const [pages, setPages] = useState<readonly Place[]>([]);

  useEffect(() => {
    loadRegistry().then(
      (registry) => setPages(placesIn(registry).filter(isForManagers)),
      // Without the registry the shell could not have shown this page, unless the module runs standalone.
      () => undefined,
    );
  }, []);

  return pages.map(({ path, title }) => (
    <LinkButton key={path} to={path}>
      {title}
    </LinkButton>
  ));
}

function isForManagers({ path, role }: Place): boolean {
  return role === 'manager' && path !== ROUTES.menuEditor;
}
