import type { Dish } from '@simmer/shared/menu';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm/confirm-dialog';
import { useEditor, useEditorState } from '../editor/editor-context';
import { isChanged } from '../editor/editor-state';
import type { StoredMenuState } from '../stored-menu/stored-menu';
import { ItemCard } from './item-card';
import { ItemEditor } from './item-editor';
import styles from './item-list.module.css';
import { LeftOutItem } from './left-out-item';
import { leftOutTitle } from './left-out-words';
import { useFocusAfterRemoval } from './use-focus-after-removal';

type LoadedMenu = Extract<StoredMenuState, { status: 'loaded' }>;

/** The items as they are stored, at most one of them in edit mode. */
export function ItemList({ menu }: { menu: LoadedMenu }) {
  const editor = useEditor();
  const state = useEditorState();
  const { editing, itemWrites } = state;
  const { dishes, leftOut, documents } = menu;
  const list = useRef<HTMLUListElement>(null);
  /** The item whose editing would lose the changes to another. */
  const [next, setNext] = useState<Dish | null>(null);
  // Deleted by somebody else meanwhile; what is typed must not vanish with it.
  const orphan = editing && !dishes.some(({ id }) => id === editing.id) ? editing : null;
  useFocusAfterRemoval(list, documents);

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
            <ItemCard
              dish={dish}
              state={state}
              onEdit={() => {
                edit(dish);
              }}
            />
          </li>
        ))}
        {orphan && (
          <li key={orphan.id} className={styles.item}>
            <ItemEditor editing={orphan} />
          </li>
        )}
        {leftOut.map(({ id, problems }) => (
          <li key={id} className={styles.item}>
            <LeftOutItem
              id={id}
              title={leftOutTitle(
                documents.find((document) => document.id === id) ?? { id, data: null },
              )}
              problems={problems}
              write={itemWrites.get(id)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={next !== null}
        title="Discard your changes?"
        no="Keep editing"
        yes="Discard changes"
        onNo={() => {
          setNext(null);
        }}
        onYes={() => {
          setNext(null);
          if (next) editor.startEditing(next);
        }}
      >
        What you changed in {editing?.stored.name} is not saved yet.
      </ConfirmDialog>
    </>
  );
}
