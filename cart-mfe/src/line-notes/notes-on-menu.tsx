import { pendingNotes, useCartItems, type CartItem } from '@simmer/shared/cart';
import { giveNote } from '@simmer/shared/note-places';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { dishText } from '../order/line-text';
import { announceChange } from './line-changes';
import styles from './notes-on-menu.module.css';
import { openNotes } from './open-notes';

/** Asks about each note that no line has. Until the guest has decided, the order is not sent. */
export function NotesOnMenu() {
  useCartItems();
  useStore(pendingNotes);
  return openNotes().map(({ dishId, note, lines }) => {
    const { dishName, text } = note;
    return (
      // The alert about the submit leads here by its name.
      <fieldset key={dishId} name={noteQuestion(dishId)} tabIndex={-1} className={styles.note}>
        <p>
          {lines.length > 0
            ? `Your note for ${dishName} is not in the order: “${text}”`
            : `Your note “${text}” is for ${dishName}, which is not in your cart.`}
        </p>
        <div className={styles.ways}>
          {lines.map((line) => (
            <Button
              key={line.id}
              onClick={({ currentTarget }) => {
                focusPanel(currentTarget);
                giveNote(dishId, note, [line]);
                announceChange(`Note added to ${dishText(line)}.`);
              }}
            >
              {addText(line)}
            </Button>
          ))}
          <Button
            look="quiet"
            aria-label={`Discard the note for ${dishName}`}
            onClick={({ currentTarget }) => {
              focusPanel(currentTarget);
              pendingNotes.set({ ...pendingNotes.get(), [dishId]: { dishName, text: '' } });
            }}
          >
            Discard the note
          </Button>
        </div>
      </fieldset>
    );
  });
}

/** The name of the question in the form. */
export function noteQuestion(dishId: string): string {
  return `note: ${dishId}`;
}

/** The button is about to disappear. */
function focusPanel(button: HTMLElement): void {
  button.closest('section')?.focus({ preventScroll: true });
}

function addText({ flavor, modification, ...dish }: CartItem): string {
  const line = [dishText(dish), flavor].filter(Boolean).join(', ');
  return modification ? `Add it to ${line}, in place of “${modification}”` : `Add it to ${line}`;
}
