import { cart, NewCartItemSchema } from '@simmer/shared/cart';
import { reportProblem } from '@simmer/shared/report';
import * as v from 'valibot';

/**
 * Puts into the cart what a guest tapped before the page's code was there, each tap once, and from now on at once
 * what is tapped in a part that is still on its way. A page that was not composed has no such queue.
 */
export function takeEarlyAdds(): void {
  const queue = window.simmerEarly;
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

function hideBadge(): void {
  document.querySelector('[data-cart-badge]')?.setAttribute('hidden', '');
}

function addLine(line: string): void {
  try {
    cart.add(v.parse(NewCartItemSchema, JSON.parse(line)));
  } catch (error) {
    reportProblem('early', 'a tap on "Add" could not be read; it was left out.', error);
  }
}
