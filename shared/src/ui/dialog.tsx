import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import type { Elements } from './elements';
import { IconButton } from './icon-button';

interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** The look for a photo: the dialog is as wide as its content, and a tap beside it also closes it. */
  isWide?: boolean;
  /** Called when the guest closes it (Escape, X): set `isOpen` to false. Not called when the page closes it. */
  onClose: () => void;
  children: Elements;
}

export function Dialog({ isOpen, title, isWide = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={isWide ? styles.wide : styles.dialog}
      {...(isWide && { closedby: 'any' })}
      aria-labelledby={titleId}
      // The browser also fires `close` when `isOpen` caused it.
      onClose={isOpen ? onClose : undefined}
    >
      {isOpen && (
        <div className={styles.content}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.close}>
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden size="1.5rem" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
