import { cart, dishIdOf, useCartItems, type CartItem } from '@simmer/shared/cart';
import { Button } from '@simmer/shared/ui/button';
import styles from './note-field.module.css';

interface NoteOfferProps {
  dishId: string;
  /** @returns the note as a single line. */
  note: () => string;
  /** The note was added to a line in the cart. */
  onTaken: () => void;
}

/** For a guest who types the note after tapping "Add": it can be added to a line in the cart that has no note. */
export function NoteOffer({ dishId, note, onTaken }: NoteOfferProps) {
  return useCartItems()
    .filter((line) => dishIdOf(line) === dishId && !line.modification)
    .map((line) => (
      <div key={line.id} className={styles.offer}>
        <Button
          onClick={() => {
            cart.setNote(line.id, note());
            onTaken();
          }}
        >
          {`Add this note to the ${dishText(line)} in your cart`}
        </Button>
      </div>
    ));
}

function dishText({ name, size, flavor, quantity }: CartItem): string {
  const dish = [name, size, flavor].filter(Boolean).join(', ');
  return quantity > 1 ? `${String(quantity)} × ${dish}` : dish;
}
