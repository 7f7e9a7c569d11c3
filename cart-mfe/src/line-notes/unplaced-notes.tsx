import { Button } from '@simmer/shared/ui/button';
import styles from './note-question.module.css';
import { forget, useUnplacedNotes } from './note-questions';

/** Notes typed under dishes that are not in the cart. Nothing that a guest typed may disappear unnoticed. */
export function UnplacedNotes({ focusHeading }: { focusHeading: () => void }) {
  return useUnplacedNotes().map(({ dishId, dishName, text }) => (
    <div key={dishId} className={styles.unplaced}>
      <p>{`You wrote “${text}” under ${dishName}, which is not in your cart.`}</p>
      <div className={styles.answers}>
        <Button
          look="quiet"
          aria-label={`Discard the note for ${dishName}`}
          onClick={() => {
            forget(dishId);
            focusHeading();
          }}
        >
          Discard the note
        </Button>
      </div>
    </div>
  ));
}
