import { dishIdOf, type CartItem } from '@simmer/shared/cart';

/**
 * The line of a submitted order that a line of the cart still is, whatever the guest has changed on it since. Its id alone
 * does not tell: the cart gives the id of a removed line to the next dish in the same place of the menu.
 */
export function submittedLine(
  item: CartItem,
  submitted: readonly CartItem[],
): CartItem | undefined {
  return submitted.find((line) => line.id === item.id && dishIdOf(line) === dishIdOf(item));
}
