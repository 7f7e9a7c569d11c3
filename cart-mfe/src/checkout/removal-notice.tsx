import { Button } from '@simmer/shared/ui/button';
import styles from './removal-notice.module.css';
import type { Removal } from './use-removal';

/** Says politely which line was taken out, and offers it back. */
export function RemovalNotice({ removal: { removed, undo } }: { removal: Removal }) {
  return (
    <div className={removed ? styles.notice : undefined}>
      {/* The live region stays in the page, else its first message would not be announced. */}
      <p role="status">{removed && `Removed ${removed.name}, ${removed.size}.`}</p>
      {removed && (
        <Button look="quiet" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
