import { counted } from '@simmer/shared/counted';
import type { Dish } from '@simmer/shared/menu';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { fieldsOf } from '../draft/check-draft';
import { useEditor, useOutcome } from '../editor/editor-context';
import { isSending, PLACES } from '../editor/editor-state';
import { Disclosure } from '../item-form/disclosure';
import { failureText } from '../write/write';
import styles from './item-list.module.css';
import words from '../item-form/words.module.css';

/** More of them than this would hide the dishes that guests see. */
const MOST_SHOWN = 3;
/** With their photos, which are kept, more would take a phone too long. */
const MOST_DELETED = 10;

interface OverDishesProps {
  dishes: readonly Dish[];
  startsOpen: boolean;
  /** Their list. */
  children: ReactElement;
}

/** The dishes whose last day is over, which can be deleted together. */
export function OverDishes({ dishes, startsOpen, children }: OverDishesProps) {
  const editor = useEditor();
  const { write } = useOutcome(PLACES.over);
  const [isAsking, setIsAsking] = useState(false);
  const isDeleting = isSending(write, 'delete');
  // The others could not be put back.
  const deleted = dishes.filter(fieldsOf).slice(0, MOST_DELETED);
  const which = deleted.length < dishes.length ? 'the first' : 'all';
  const text = `Delete ${which} ${counted(deleted.length, 'dish', 'dishes')}`;

  return (
    <div>
      <Disclosure
        as="h3"
        title="Dishes that are over"
        detail={counted(dishes.length, 'dish', 'dishes')}
        startsOpen={startsOpen || dishes.length <= MOST_SHOWN}
        mustShow={write.status === 'failed'}
      >
        <div className={styles.items}>
          <p className={words.hint}>
            Guests no longer see them, but each visit to the menu still reads them. Delete what you
            will not copy.
          </p>
          {deleted.length > 1 && (
            <div>
              <Button onClick={() => !isDeleting && setIsAsking(true)}>
                {isDeleting ? 'Deleting…' : text}
              </Button>
            </div>
          )}
          {write.status === 'failed' && (
            <Alert message={failureText('Not deleted', write.reason)} takesFocus />
          )}
          {children}
        </div>
      </Disclosure>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${text}?`}
        no="Keep them"
        yes="Delete"
        onNo={() => setIsAsking(false)}
        onYes={() => {
          setIsAsking(false);
          void editor.removeOver(deleted);
        }}
      >
        Guests no longer see them. You can undo this right after, and for 30 days put each back from
        “Removed dishes and former prices”.
      </ConfirmDialog>
    </div>
  );
}
