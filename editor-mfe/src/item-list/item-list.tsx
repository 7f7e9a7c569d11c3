import type { Dish } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useEditor } from '../editor/editor-context';
import { isChanged, originalDraft } from '../editor/editor-state';
import type { MenuState } from '@simmer/shared/menu-store';
import { ItemEditor } from './item-editor';
import styles from './item-list.module.css';
import { InvalidItem } from './invalid-item';
import { MenuItem } from './menu-item';

type LoadedMenu = Extract<MenuState, { status: 'loaded' }>;

interface ItemListProps {
  menu: LoadedMenu;
  /** The element that takes the focus when the last item is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The stored items, at most one of them in edit mode. */
export function ItemList({ menu, heading }: ItemListProps) {
  const editor = useEditor();
  const { editing } = useStore(editor);
  const { dishes, invalid, documents } = menu;
  const list = useRef<HTMLUListElement>(null);
  /** The item to edit next, if the manager agrees to discard the changes to the current one. */
  const [next, setNext] = useState<Dish | null>(null);
  // Someone else has deleted the edited item; the typed text must stay.
  const orphan = editing && !dishes.some(({ id }) => id === editing.id) ? editing : null;
  const shown = useMemo(
    () => [...dishes, ...(orphan ? [orphan] : []), ...invalid],
    [dishes, orphan, invalid],
  );
  useFocusAfterRemoval(list, shown, heading);

  function edit(dish: Dish): void {
    if (editing?.write.status === 'sending') return;
    if (editing && isChanged(editing)) setNext(dish);
    else editor.startEditing(dish);
  }

  return (
    <>
      <ul role="list" className={styles.items} ref={list}>
        {dishes.map((dish) => (
          <li key={dish.id} className={styles.item}>
            <ItemCard dish={dish} onEdit={() => edit(dish)} />
          </li>
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
      </ul>
      <ConfirmDialog
        isOpen={next !== null}
        title="Discard your changes?"
        no="Keep editing"
        yes="Discard changes"
        onNo={() => setNext(null)}
        onYes={() => {
          setNext(null);
          if (next) editor.startEditing(next);
        }}
      >
        {`Your changes to ${editing ? originalDraft(editing).name : ''} aren’t saved yet.`}
      </ConfirmDialog>
    </>
  );
}

/** A dish in the list, or the form in its place. */
function ItemCard({ dish, onEdit }: { dish: Dish; onEdit: () => void }) {
  const { editing } = useStore(useEditor());
  const isEdited = editing?.id === dish.id;
  const isFree = editing === null;
  const wasEdited = useRef(isEdited);
  const editButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The focus returns to the button that opened the form, unless another form has opened.
    if (wasEdited.current && isFree) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited, isFree]);

  if (isEdited) return <ItemEditor editing={editing} />;
  return <MenuItem dish={dish} editButton={editButton} onEdit={onEdit} />;
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
