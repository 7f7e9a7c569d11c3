import { cart, dishIdOf, pendingNotes, type CartItem, type PendingNote } from '@simmer/shared/cart';

export interface OpenNote {
  dishId: string;
  note: PendingNote;
  /** The lines of its dish. */
  lines: readonly CartItem[];
}

/** What the guest typed under dishes on the menu and no line has. */
export function openNotes(): readonly OpenNote[] {
  return Object.entries(pendingNotes.get())
    .map(([dishId, note]) => {
      const lines = cart.get().filter((item) => dishIdOf(item) === dishId);
      return { dishId, note, lines };
    })
    .filter(
      ({ note: { text, placed }, lines }) =>
        text && text !== placed && lines.every(({ modification }) => modification !== text),
    );
}
