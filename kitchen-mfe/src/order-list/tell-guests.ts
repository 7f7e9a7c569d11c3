import { withDatabase } from '@simmer/shared/firebase';
import { parseOrdering } from '@simmer/shared/ordering';
import { reportProblem } from '@simmer/shared/report';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { createStore } from '@simmer/shared/store';
import { stateOf, type ListedOrder } from './listed-order';
import { storedList } from './stored-list';

/** Whether the last attempt to tell guests how far their orders are has failed. */
export const tellingFailed = createStore('telling failed', false);

/** Whether the guest's page does not say yet how far the order is. */
export const isUntold = (order: ListedOrder) => order.told !== stateOf(order);

let last: Promise<unknown> = Promise.resolve();

/**
 * Tells the guests of all orders that have got further. In a shop that does not share it, nothing is written.
 * @returns false if it failed, and has to be tried again. It never throws.
 */
export function tellGuests(): Promise<boolean> {
  // One after the other, so that an earlier state does not arrive after a later one.
  const attempt = last.then(tellAll);
  last = attempt;
  return attempt;
}

async function tellAll(): Promise<boolean> {
  const next = () => storedList.get().orders.find(isUntold);
  let sharesState: boolean | undefined;
  try {
    if (next()) ({ sharesState } = parseOrdering(await requestOrdering()).settings);
    // The list is read anew each time, because an order may have been removed meanwhile.
    for (let order = next(); sharesState && order; order = next()) await tell(order);
    tellingFailed.set(false);
    return true;
  } catch (error) {
    reportProblem('kitchen', 'guests could not be told how far their orders are.', error);
    // Nobody is told that something failed which the shop may not want at all.
    tellingFailed.set(sharesState ?? storedList.get().orders.some(({ told }) => told));
    return false;
  }
}

async function tell(order: ListedOrder): Promise<void> {
  const { key, ticket } = order;
  const state = stateOf(order);
  // A write without an answer may have arrived, and the page may be closed meanwhile.
  storedList.change(ticket.reference, { told: 'unsure' });
  await withDatabase((client) => (state ? client.writeState(key, state) : client.forgetState(key)));
  storedList.change(ticket.reference, { told: state });
}

/** Removes orders from the list, and what the database says about them if it can be reached. */
export function removeOrders(isUnwanted: (order: ListedOrder) => boolean): void {
  const removed = storedList.get().orders.filter(isUnwanted);
  storedList.remove(isUnwanted);
  for (const order of removed)
    last = last
      .then(async () => {
        // A state that was on its way has been written by now.
        if (order.told) await withDatabase((client) => client.forgetState(order.key));
      })
      .catch((error: unknown) => {
        reportProblem('kitchen', 'the state of a removed order stays in the database.', error);
      });
}
