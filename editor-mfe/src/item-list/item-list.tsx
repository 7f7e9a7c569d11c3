import { configuredFields, type Dish } from '@simmer/shared/menu';
import type { MenuState } from '@simmer/shared/menu-store';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { useEffect, useRef, type RefObject } from 'react';
import { useEditor, useOutcome } from '../editor/editor-context';
import { PLACES } from '../editor/editor-state';
import { NoticeAlert } from '../item-form/outcome';
import { placedDishesOf } from '../stored-menu/stored-menu';
import { EditableDish } from './editable-dish';
import { InvalidItem } from './invalid-item';
import { ItemEditor } from './item-editor';
import styles from './item-list.module.css';
import { MenuItem } from './menu-item';
import { OverDishes } from './over-dishes';

type LoadedMenu = Extract<MenuState, { status: 'loaded' }>;

interface ItemListProps {
  menu: LoadedMenu;
  /** The element that takes the focus when the last item is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The dishes that the owner has added; those whose last day is over come last. */
export function ItemList({ menu, heading }: ItemListProps) {
  const { editing } = useStore(useEditor()).forms;
  const { dishes, invalid, documents } = menu;
  const list = useRef<HTMLDivElement>(null);
  const { day: today } = useShopTime();
  const placed = placedDishesOf(menu, today);
  const over = dishes.filter((dish) => !placed.includes(dish));
  const isKnown = (id: string) => configuredFields(id) ?? dishes.some((dish) => dish.id === id);
  // Someone else has deleted the edited item; the typed text must stay.
  const orphan = editing && !isKnown(editing.id) ? editing : null;
  useFocusAfterRemoval(
    list,
    [...placed, ...(orphan ? [orphan] : []), ...invalid, ...over],
    heading,
  );
  const { notice } = useOutcome(PLACES.list);
  const deleted = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    // What was pressed is gone; but the manager may already type in another form.
    const isHere = focused === body || focused === heading.current;
    if (notice && (isHere || list.current?.contains(focused))) deleted.current?.focus();
  }, [notice, heading]);

  const rowOf = (dish: Dish) => (
    <li key={dish.id} className={styles.item}>
      <EditableDish
        dish={dish}
        card={(editButton) => <MenuItem {...{ dish, placed, editButton }} />}
      />
    </li>
  );
  const rows = placed.map(rowOf);
  const deletedRow = notice && (
    <li key={PLACES.list} ref={deleted} tabIndex={-1}>
      <NoticeAlert notice={notice} takesFocus={false} />
    </li>
  );
  if (deletedRow && notice.place !== undefined) rows.splice(notice.place, 0, deletedRow);

  return (
    <div ref={list} className={styles.items}>
      <ul role="list" className={styles.items}>
        {rows}
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
        {notice?.place === undefined && deletedRow}
      </ul>
      {over.length > 0 && (
        <OverDishes dishes={over} startsOpen={over.some(({ id }) => id === editing?.id)}>
          <ul role="list" className={styles.items}>
            {over.map(rowOf)}
          </ul>
        </OverDishes>
      )}
    </div>
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
