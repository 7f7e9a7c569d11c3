import { reportError } from '../report/report';

/** One owner's state, readable by React's `useSyncExternalStore` and by anything else. */
export interface Store<State> {
  get: () => State;
  /** Replaces the state and tells every listener; what was read before is never mutated. */
  set: (next: State) => void;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A store without React. A listener that throws is reported and cannot keep the others from hearing.
 * @param name the owner's word for it, in reports.
 */
export function createStore<State>(name: string, initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();

  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of [...listeners]) {
        try {
          listener();
        } catch (error) {
          reportError(name, `a listener of the ${name} store failed.`, error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
