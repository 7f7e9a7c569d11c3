import { configuredFields } from '@simmer/shared/menu';
import type { MenuState } from '@simmer/shared/menu-store';
import { useStore } from '@simmer/shared/store';
import { Fragment, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useEditor, useOutcome } from '../editor/editor-context';
import { PLACES } from '../editor/editor-state';
import { NoticeAlert } from '../item-form/outcome';
import { EditableDish } from './editable-dish';
import { InvalidItem } from './invalid-item';
import { ItemEditor } from './item-editor';
import styles from './item-list.module.css';
import { MenuItem } from './menu-item';

type LoadedMenu = Extract<MenuState, { status: 'loaded' }>;

interface ItemListProps {
  menu: LoadedMenu;
  /** The element that takes the focus when the last item is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The dishes that the owner has added. */
export function ItemList({ menu, heading }: ItemListProps) {
  const { editing } = useStore(useEditor()).forms;
  const { dishes, invalid, documents } = menu;
  const list = useRef<HTMLUListElement>(null);
  const isKnown = (id: string) => configuredFields(id) ?? dishes.some((dish) => dish.id === id);
  // Someone else has deleted the edited item; the typed text must stay.
  const orphan = editing && !isKnown(editing.id) ? editing : null;
  const shown = useMemo(
    () => [...dishes, ...(orphan ? [orphan] : []), ...invalid],
    [dishes, orphan, invalid],
  );
  useFocusAfterRemoval(list, shown, heading);
  const { notice } = useOutcome(PLACES.list);
  const gap = notice && (notice.place ?? shown.length);
  // It has the focus, because what was pressed is gone.
  const deleted = notice && (
    <li>
      <NoticeAlert notice={notice} takesFocus />
    </li>
  );

  return (
    <ul role="list" className={styles.items} ref={list}>
      {dishes.map((dish, place) => (
        <Fragment key={dish.id}>
          {gap === place && deleted}
          <li className={styles.item}>
            <EditableDish
              dish={dish}
              card={(editButton) => <MenuItem dish={dish} editButton={editButton} />}
            />
          </li>
        </Fragment>
      ))}
      {orphan && (
        <li key={orphan.id} className={styles.item}>
          <ItemEditor editing={orphan} />
        </li>
      )}
      {invalid.map(({ id, problems }) => (
        <li key={id} className={styles.item}>
          <InvalidItem
            document={documents.find((document) => document.id === id) ?? { id, data: null }}
            problems={problems}
          />
        </li>
      ))}
      {gap !== null && gap >= dishes.length && deleted}
    </ul>
  );
}

/**
 * When an item that had the focus disappears, moves the focus to "Delete" of the next item, or to the heading if it was
 * the last.
 * @param items in the order in which they are shown.
 */
function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<readonly string[]>([]);

  useEffect(() => {
    const ids = items.map(({ id }) => id);
    const gone = shown.current.findIndex((id) => !ids.includes(id));
    shown.current = ids;
    if (gone === -1 || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
    const next = buttons[Math.min(gone, buttons.length - 1)] ?? heading.current;
    next?.focus();
  }, [list, items, heading]);
}
