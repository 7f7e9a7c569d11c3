import type { Dish } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { useEffect, useRef } from 'react';
import { useEditor } from '../editor/editor-context';
import { ItemEditor } from './item-editor';
import { MenuItem } from './menu-item';

interface ItemCardProps {
  dish: Dish;
  onEdit: () => void;
}

export function ItemCard({ dish, onEdit }: ItemCardProps) {
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
