import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What would be lost, in one paragraph. */
  children: ReactNode;
  yes: ReactNode;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is lost. Escape and X mean no. */
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
