import { cart, CartItemSchema, NewCartItemSchema, type CartItem } from '@simmer/shared/cart';
import { reportProblem } from '@simmer/shared/report';
import * as v from 'valibot';
import { QUEUED_ADDS_KEY } from './queued-adds-key';

/**
 * Puts into the cart what a guest tapped before the page's code was there, each tap once, and from now on at once
 * what is tapped in a part that is still on its way; before that, the lines that the page before handed over. A page
 * that was not composed has no such queue.
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
  // The cart has them now, and React may still be on its way to the badge.
  queue.countLines = () => cart.getItems().length;
  // React takes the badge over as it is, so it would go on counting what could not be read.
  if (cart.getItems().length === 0) hideBadge();
}

/**
 * Leaves the cart to the page that this tab opens next, which puts it into the queue of early taps.
 * @throws when it cannot: storage is blocked or full.
 */
export function handCartOver(): void {
  const lines = cart.getItems().map((line) => JSON.stringify(line));
  sessionStorage.setItem(QUEUED_ADDS_KEY, JSON.stringify(lines));
}

function hideBadge(): void {
  document.querySelector('[data-cart-badge]')?.setAttribute('hidden', '');
}

function addLine(line: string): void {
  try {
    const asked: unknown = JSON.parse(line);
    const handed = v.safeParse(CartItemSchema, asked);
    if (handed.success) putBack(handed.output);
    else cart.add(v.parse(NewCartItemSchema, asked));
  } catch (error) {
    reportProblem('replay', 'a tap on "Add" could not be read; it was left out.', error);
  }
}

/** As it was, and not told as news. It is there already where the owner lets the tab keep the cart. */
function putBack(line: CartItem): void {
  const items = cart.getItems();
  if (items.every(({ id }) => id !== line.id)) cart.restore([...items, line]);
}
