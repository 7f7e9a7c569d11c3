import { Button } from '@simmer/shared/ui/button';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useOutcome } from '../editor/editor-context';
import styles from './saved-notice.module.css';

/** What became of the last action, if it was one of this item. The page's live region announces it. */
export function SavedNotice({ itemId }: { itemId: string }) {
  const { notice } = useOutcome(itemId);
  const element = useRef<HTMLDivElement>(null);
  if (!notice) return null;
  const { text, isUndo, failure, undo } = notice;
  return (
    <div ref={element} tabIndex={-1} className={failure ? styles.failed : styles.saved}>
      {!failure && <Check aria-hidden size={18} />}
      <span>{isUndo ? text : 'Saved'}</span>
      {undo && (
        <Button
          look="quiet"
          aria-label={`Undo: ${text}`}
          onClick={() => {
            element.current?.focus({ preventScroll: true });
            void undo();
          }}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
