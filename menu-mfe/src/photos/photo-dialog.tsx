import { Dialog } from '@simmer/shared/ui/dialog';
import styles from './photo-dialog.late.module.css';
import type { ShownPhoto } from './photos';

interface PhotoDialogProps {
  /** Undefined while it is closed. */
  photo: ShownPhoto | undefined;
  onClose: () => void;
}

/** The photo of a dish, as large as the window allows. */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  return (
    <Dialog isOpen={photo !== undefined} isWide title={photo?.dishName} onClose={onClose}>
      <img
        src={photo?.address}
        alt={`Photo of ${photo?.dishName ?? ''}`}
        width="800"
        height="600"
        className={styles.photo}
      />
    </Dialog>
  );
}
