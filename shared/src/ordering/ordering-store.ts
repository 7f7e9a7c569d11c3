import { reportProblem } from '../report/report';
import { createStore } from '../store/store';
import { NO_RULES, parseOrdering, type OrderingSettings } from './ordering';

export interface OrderingStore {
  /** `NO_RULES` until the database has answered: without an answer, orders are taken as usual. */
  get: () => OrderingSettings;
  subscribe: (listener: () => void) => () => void;
  /** An older answer never replaces a newer one; a failed call keeps what another one has read. Never rejects. */
  read: () => Promise<void>;
}

export function createOrderingStore(readOrdering: () => Promise<unknown>): OrderingStore {
  const store = createStore('ordering', NO_RULES);
  let latestRead = 0;
  let shownRead = 0;

  return {
    get: store.get,
    subscribe: store.subscribe,
    async read() {
      latestRead += 1;
      const thisRead = latestRead;
      try {
        const { settings, problems } = parseOrdering(await readOrdering());
        if (thisRead < shownRead) return;
        shownRead = thisRead;
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
