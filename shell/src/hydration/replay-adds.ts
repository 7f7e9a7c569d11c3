import {
  cart,
  CartItemSchema,
  NewCartItemSchema,
  pendingNotes,
  type CartItem,
} from '@simmer/shared/cart';
import { reportProblem } from '@simmer/shared/report';
import * as v from 'valibot';

/** The key in `sessionStorage`. It must never change: the previous page may be from an earlier release. */
export const QUEUED_ADDS_KEY = 'simmer:early-adds';

const text = CartItemSchema.entries.modification.wrapped;
const PendingNoteSchema = v.object({ dishName: v.string(), text, placed: v.optional(text) });

/**
 * Moves the queued lines into the cart, those from the previous page first, and the queued notes to those that wait for
 * their dish; from then on, each new one immediately. A page that was not composed has no queue.
 */
export function replayAdds(): void {
  const queue = window.simmerEvents;
  if (!queue) return;
  const waiting = queue.adds.splice(0);
  queue.adds.push = (...lines) => {
    lines.forEach(addLine);
    return 0;
  };
  waiting.forEach(addLine);
  queue.notes.forEach(setNote);
  queue.notes.clear();
  queue.setNote = setNote;
  queue.countLines = () => cart.get().length;
  // React hydrates the badge without checking its content, so it would keep counting lines that could not be read.
  if (cart.get().length === 0)
    document.querySelector('[data-cart-badge]')?.setAttribute('hidden', '');
}

function addLine(line: string): void {
  try {
    const parsed: unknown = JSON.parse(line);
    const saved = v.safeParse(CartItemSchema, parsed);
    if (saved.success) restore(saved.output);
    else cart.add(v.parse(NewCartItemSchema, parsed));
  } catch (error) {
    reportProblem('replay', 'a tap on "Add" could not be read; it was ignored.', error);
  }
}

function setNote(note: unknown, dishId: string): void {
  const parsed = v.safeParse(PendingNoteSchema, note);
  if (parsed.success) pendingNotes.set({ ...pendingNotes.get(), [dishId]: parsed.output });
}

/**
 * Publishes no "item added" event, because nothing was added. The line may already be in the cart if the owner has the
 * tab keep the cart.
 */
function restore(line: CartItem): void {
  const items = cart.get();
  if (items.every(({ id }) => id !== line.id)) cart.restore([...items, line]);
}
