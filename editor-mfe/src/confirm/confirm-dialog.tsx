import { Button } from '@simmer/shared/ui/button';
import { Dialog } from '@simmer/shared/ui/dialog';
import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What would be lost. */
  children: ReactNode;
  yes: ReactNode;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Escape and X mean no. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  yes,
  no,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onNo}>
      <p>{children}</p>
      <div className={styles.answers}>
        <Button onClick={onNo}>{no}</Button>
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
