import { reportProblem } from '../report/report';
import { inOrder } from '../store/in-order';
import { createStore, type Readable } from '../store/store';
import { NO_RULES, parseOrdering, type OrderingSettings } from './ordering';

/** `NO_RULES` until the database has answered: without an answer, orders are taken as usual. */
export interface OrderingStore extends Readable<OrderingSettings> {
  /** An older answer never replaces a newer one; a failed call keeps what another one has read. Never rejects. */
  read: () => Promise<void>;
}

export function createOrderingStore(readOrdering: () => Promise<unknown>): OrderingStore {
  const store = createStore('ordering', NO_RULES);
  const nextTurn = inOrder();

  return {
    ...store,
    async read() {
      const turn = nextTurn();
      try {
        const { settings, problems } = parseOrdering(await readOrdering());
        if (!turn.take()) return;
        if (problems.length > 0) {
          reportProblem('ordering', `part of settings/ordering is ignored: ${problems.join('; ')}`);
        }
        store.set(settings);
      } catch (error) {
        reportProblem('ordering', 'the settings could not be read.', error);
      }
    },
  };
}
