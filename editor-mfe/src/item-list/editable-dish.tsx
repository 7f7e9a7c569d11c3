import type { Dish } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useEffect, useRef, type ReactElement } from 'react';
import { useEditor } from '../editor/editor-context';
import { originalDraft } from '../editor/editor-state';
import { ItemEditor } from './item-editor';

interface EditableDishProps {
  dish: Dish;
  /** Shows the dish while it is not edited. */
  card: (editButton: ReactElement) => ReactElement;
}

/** A dish in one of the lists, or the form in its place. */
export function EditableDish({ dish, card }: EditableDishProps) {
  const editor = useEditor();
  const { editing } = useStore(editor).forms;
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
  return card(
    <Button ref={editButton} aria-label={`Edit ${dish.name}`} onClick={() => editor.edit(dish)}>
      Edit
    </Button>,
  );
}

/** At most one dish of the page is edited: asks before the changes to it are lost. */
export function DiscardQuestion() {
  const editor = useEditor();
  const { forms, next } = useStore(editor);
  return (
    <ConfirmDialog
      isOpen={next !== null}
      title="Discard your changes?"
      no="Keep editing"
      yes="Discard changes"
      onNo={editor.stay}
      onYes={() => {
        if (next) editor.startEditing(next);
      }}
    >
      {`Your changes to ${forms.editing ? originalDraft(forms.editing).name : ''} aren’t saved yet.`}
    </ConfirmDialog>
  );
}
