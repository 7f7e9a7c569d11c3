import { dishIdOf, pendingNotes, useCartItems, type PendingNote } from '@simmer/shared/cart';
import { dishText } from '@simmer/shared/dish-text';
import { NoteChoices } from '@simmer/shared/note-places';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { useContext } from 'react';
import { HeadingFocus } from '../heading-focus';
import { announceChange } from '../../line-notes/line-changes';
import styles from './notes-on-menu.module.css';

/** Notes that the guest typed under a dish on the menu and that no line has yet. */
export function openNotes(): readonly [dishId: string, note: PendingNote][] {
  const notes = Object.entries(pendingNotes.get());
  return notes.filter(([, { text, placed }]) => text && text !== placed);
}

/** The name of the question about a note in the form. */
export const questionName = (dishId: string) => `note: ${dishId}`;

/** Asks about each of them. Until the guest has decided, the order is not sent. */
export function NotesOnMenu() {
  const items = useCartItems();
  const focusHeading = useContext(HeadingFocus);
  useStore(pendingNotes);
  return openNotes().map(([dishId, note]) => {
    const { dishName, text } = note;
    const lines = items.filter((item) => dishIdOf(item) === dishId);
    return (
      <fieldset key={dishId} name={questionName(dishId)} tabIndex={-1} className={styles.note}>
        <p>
          {`Your note for ${dishName}${lines.length > 0 ? '' : ', which is not in your cart,'} is not in the order: “${text}”`}
        </p>
        <div className={styles.ways}>
          <NoteChoices
            dishId={dishId}
            note={note}
            lines={lines}
            onGiven={(line) => {
              announceChange(`Note added to ${dishText(line)}.`);
              focusHeading();
            }}
          />
          <Button
            look="quiet"
            aria-label={`Discard the note for ${dishName}`}
            onClick={() => {
              pendingNotes.set({ ...pendingNotes.get(), [dishId]: { dishName, text: '' } });
              focusHeading();
            }}
          >
            Discard the note
          </Button>
        </div>
      </fieldset>
    );
  });
}
