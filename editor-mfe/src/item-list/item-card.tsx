import type { Dish } from '@simmer/shared/menu';
import { useEffect, useRef } from 'react';
import type { EditorState } from '../editor/editor-state';
import { ItemEditor } from './item-editor';
import { MenuItem } from './menu-item';

interface ItemCardProps {
  dish: Dish;
  state: EditorState;
  onEdit: () => void;
}

export function ItemCard({ dish, state, onEdit }: ItemCardProps) {
  const { editing, itemWrites, notice } = state;
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
  return (
    <MenuItem
      dish={dish}
      write={itemWrites.get(dish.id)}
      notice={notice?.itemId === dish.id ? notice.text : undefined}
      editButton={editButton}
      onEdit={onEdit}
    />
  );
}
