import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEditor, useOutcome } from '../editor/editor-context';
import { isSending } from '../editor/editor-state';

interface DeleteButtonProps {
  id: string;
  name: string;
  canUndo?: boolean;
}

export function DeleteButton({ id, name, canUndo = false }: DeleteButtonProps) {
  const editor = useEditor();
  const [isAsking, setIsAsking] = useState(false);
  const isDeleting = isSending(useOutcome(id).write, 'delete');

  return (
    <>
      <Button
        look="quiet"
        data-delete
        aria-label={`Delete ${name}`}
        onClick={() => {
          if (!isDeleting) setIsAsking(true);
        }}
      >
        {isDeleting ? 'Deleting…' : 'Delete'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure you want to delete this item?"
        no="Keep it"
        yes={
          <>
            <Trash2 aria-hidden />
            <span>Delete</span>
          </>
        }
        onNo={() => setIsAsking(false)}
        onYes={() => {
          setIsAsking(false);
          void editor.remove(id, name);
        }}
      >
        {`${name} will be deleted. You ${canUndo ? 'can undo this right after.' : 'can’t undo this.'}`}
      </ConfirmDialog>
    </>
  );
}
