import { forgetNotes } from './forget-notes';
import { announceOrders } from './notices/announce-orders';

/** What the page does when an account comes or leaves. The first screen needs none of it. */
export function followAccount(): void {
  announceOrders();
  forgetNotes();
}
