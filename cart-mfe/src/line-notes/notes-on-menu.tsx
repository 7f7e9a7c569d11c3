import { cart, dishIdOf, pendingNotes, useCartItems } from '@simmer/shared/cart';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { dishText } from '../order/line-text';
import { announceChange } from './line-changes';
import styles from './notes-on-menu.module.css';

/** Notes that the guest typed under a dish on the menu and did not add: nothing typed may disappear unnoticed. */
export function NotesOnMenu({ focusHeading }: { focusHeading: () => void }) {
  const items = useCartItems();
  const notes = useStore(pendingNotes);
  return Object.entries(notes).map(([dishId, { dishName, text }]) => {
    const lines = items.filter((item) => dishIdOf(item) === dishId);
    if (!text || lines.some(({ modification }) => modification === text)) return null;
    const done = () => {
      pendingNotes.set({ ...pendingNotes.get(), [dishId]: { dishName, text: '' } });
      focusHeading();
    };
    return (
      <div key={dishId} className={styles.note}>
        <p>
          {`You wrote “${text}” under ${dishName}, ${
            lines.length > 0 ? 'but did not add it to your order.' : 'which is not in your cart.'
          }`}
        </p>
        <div className={styles.ways}>
          {lines
            .filter(({ modification }) => !modification)
            .map((line) => (
              <Button
                key={line.id}
                onClick={() => {
                  cart.setNote(line.id, text);
                  announceChange(`Note added to ${dishText(line)}.`);
                  done();
                }}
              >
                {`Add it to ${dishText(line)}`}
              </Button>
            ))}
          <Button look="quiet" aria-label={`Discard the note for ${dishName}`} onClick={done}>
            Discard the note
          </Button>
        </div>
      </div>
    );
  });
}
