import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useState } from 'react';
import type { FormPlace } from '../limits/limit-draft';
import { useLimits } from './limits-context';

interface DeletePoolProps {
  form: FormPlace;
  name: string;
  onDelete: () => void;
}

export function DeletePool({ form: { id, kind }, name, onDelete }: DeletePoolProps) {
  const limits = useLimits();
  const [isAsking, setIsAsking] = useState(false);
  const what = kind === 'window' ? 'window' : kind === 'dish' ? 'rules for' : 'limit';
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete the ${what} “${name}”?`}
        no="Keep it"
        yes="Delete"
        onNo={() => setIsAsking(false)}
        onYes={() => {
          setIsAsking(false);
          onDelete();
          void limits.remove(id, name);
        }}
      >
        Orders that guests have sent stay as they are. New ones are no longer limited by it.
      </ConfirmDialog>
    </>
  );
}
