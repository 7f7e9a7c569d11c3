import { reportError } from '../report/report';

export interface Store<State> {
  get: () => State;
  /** Replaces the state, never mutates it, and calls every listener. */
  set: (next: State) => void;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** A listener that throws is reported under `name` and does not stop the others. */
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
