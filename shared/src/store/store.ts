import { useSyncExternalStore } from 'react';
import { reportError } from '../report/report';

/** A store as its readers see it. */
export interface Readable<State> {
  /** The state of a page that was just opened, which is what composed HTML shows. */
  readonly initial: State;
  get: () => State;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<State> extends Readable<State> {
  /** Replaces the state, never mutates it, and calls every listener unless the state is the same. */
  set: (next: State) => void;
}

/** A listener that throws is reported under `name` and does not stop the others. */
export function createStore<State>(name: string, initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();

  return {
    initial,
    get: () => state,
    set(next) {
      if (Object.is(state, next)) return;
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
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Renders again whenever the state changes. While a composed page is hydrated, it returns the initial state.
 * @param select returns the part of the state that the component uses; a new object each time would never settle.
 */
export function useStore<State>(store: Readable<State>): State;
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part;
export function useStore<State, Part>(
  store: Readable<State>,
  select?: (state: State) => Part,
): State | Part {
  const read = (state: State) => (select ? select(state) : state);
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.initial),
  );
}
