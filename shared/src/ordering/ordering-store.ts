import { reportProblem } from '../report/report';
import { createResource } from '../store/resource';
import { createStore } from '../store/store';
import { NO_RULES, parseOrdering } from './ordering';

/** `NO_RULES` until the database has answered: without an answer, orders are taken as usual. */
export function createOrderingStore(readOrdering: () => Promise<unknown>) {
  const store = createStore('ordering', NO_RULES);
  const { read } = createResource({
    read: readOrdering,
    onAnswer(data) {
      const { settings, problems } = parseOrdering(data);
      if (problems.length > 0)
        reportProblem('ordering', `part of settings/ordering is ignored: ${problems.join('; ')}`);
      store.set(settings);
    },
    onFailure(error) {
      reportProblem('ordering', 'the settings could not be read.', error);
    },
  });
  return { ...store, read };
}
