import { Button } from '@simmer/shared/ui/button';
import { dishText } from '../../order/dish-text';
import styles from './removal-notice.module.css';
import type { Removal } from './use-removal';

export function RemovalNotice({ removal }: { removal: Removal }) {
  if (!removal.last) return null;
  return (
    <div className={styles.notice}>
      <p>{removedText(removal)}</p>
      <Button look="quiet" onClick={removal.undo}>
        Undo
      </Button>
    </div>
  );
}

export function removedText({ last }: Removal): string {
  return last ? `Removed ${dishText(last.item)}.` : '';
}
