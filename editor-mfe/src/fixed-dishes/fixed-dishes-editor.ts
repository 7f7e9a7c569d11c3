import { parseDishStates, type DishState, type DishStates } from '@simmer/shared/dish-states';
import type { DishStateChange } from '@simmer/shared/firebase';
import type { DishPicture } from '@simmer/shared/picture';
import { reportError, reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import { createStore, type Readable } from '@simmer/shared/store';
import { attemptWrite, type FailureReason } from '../write/write';

export interface FixedDishesPorts {
  /** The document `settings/dishes`, unparsed. */
  readDishStates: () => Promise<unknown>;
  /** @param photo the new photo; null removes the stored one. */
  saveDishState: (
    name: string,
    change: DishStateChange,
    photo?: DishPicture | null,
  ) => Promise<void>;
  /** Publishes that what guests see has changed. */
  announceChange: () => void;
}

export type DishAction = 'sold-out' | 'hidden' | 'photo';

/** A write that is on its way or has failed. */
export type DishWrite = { action: DishAction } & (
  { status: 'sending' } | { status: 'failed'; reason: FailureReason }
);

export interface FixedDishesState {
  status: 'loading' | 'failed' | 'loaded';
  /** As the database has confirmed them. */
  states: DishStates;
  /** By dish, at most one for each action. */
  writes: ReadonlyMap<string, readonly DishWrite[]>;
  /** The result of the last action, until the next one. */
  notice: { name: string; text: string } | null;
}

export interface FixedDishesEditor extends Readable<FixedDishesState> {
  /** Never rejects. */
  read: () => Promise<void>;
  /** No write rejects, and none is sent twice at the same time. */
  setSoldOut: (name: string, isSoldOut: boolean) => Promise<void>;
  setHidden: (name: string, isHidden: boolean) => Promise<void>;
  /**
   * @param color of the photo; empty without one.
   * @param photo null removes the stored one.
   */
  setPhoto: (name: string, color: string, photo: DishPicture | null) => Promise<void>;
  /** The page is left: what was saved is not said again when it opens. */
  leave: () => void;
}

const ON_THE_MENU: DishState = { isSoldOut: false, isHidden: false, picture: '' };

/** What is set for a dish, by its name. */
export function stateOf({ states }: FixedDishesState, name: string): DishState {
  return states.get(name) ?? ON_THE_MENU;
}

/** What can be set for the dishes that are always on the menu. Each change is stored at once, for its dish only. */
export function createFixedDishesEditor(ports: FixedDishesPorts): FixedDishesEditor {
  const store = createStore<FixedDishesState>('fixed dishes', {
    status: 'loading',
    states: new Map(),
    writes: new Map(),
    notice: null,
  });
  const settings = createResource({
    read: ports.readDishStates,
    onAnswer(data) {
      const { states, problems } = parseDishStates(data);
      if (problems.length > 0) reportProblem('editor', `settings/dishes: ${problems.join('; ')}`);
      patch({ status: 'loaded', states });
    },
    onFailure(error, isLatest) {
      reportError('editor', 'settings/dishes could not be read.', error);
      if (isLatest && store.get().status !== 'loaded') patch({ status: 'failed' });
    },
  });

  function patch(part: Partial<FixedDishesState>): void {
    store.set({ ...store.get(), ...part });
  }

  function show(name: string, action: DishAction, write?: DishWrite): void {
    const { writes } = store.get();
    const others = (writes.get(name) ?? []).filter((other) => other.action !== action);
    patch({ writes: new Map(writes).set(name, write ? [...others, write] : others) });
  }

  async function read(): Promise<void> {
    if (store.get().status === 'failed') patch({ status: 'loading' });
    await settings.read();
  }

  async function save(
    name: string,
    action: DishAction,
    now: Partial<DishState>,
    outcome: string,
    send: () => Promise<void>,
  ): Promise<void> {
    const isSending = store
      .get()
      .writes.get(name)
      ?.some((write) => write.action === action && write.status === 'sending');
    if (isSending) return;
    patch({ notice: null });
    show(name, action, { action, status: 'sending' });
    const reason = await attemptWrite(`settings/dishes: "${action}" was not stored.`, send);
    show(name, action, reason ? { action, status: 'failed', reason } : undefined);
    if (reason) {
      // It may have arrived all the same.
      void settings.read();
      return;
    }
    settings.overtake();
    const before = stateOf(store.get(), name);
    patch({
      states: new Map(store.get().states).set(name, { ...before, ...now }),
      notice: { name, text: `${name} ${outcome}.` },
    });
    ports.announceChange();
  }

  return {
    ...store,
    read,
    setSoldOut: (name, isSoldOut) =>
      save(name, 'sold-out', { isSoldOut }, isSoldOut ? 'is sold out' : 'is available again', () =>
        ports.saveDishState(name, { soldOut: isSoldOut }),
      ),
    setHidden: (name, isHidden) =>
      save(
        name,
        'hidden',
        { isHidden },
        isHidden ? 'is hidden from guests' : 'is on the menu again',
        () => ports.saveDishState(name, { hidden: isHidden }),
      ),
    setPhoto: (name, color, photo) =>
      save(
        name,
        'photo',
        { picture: color },
        photo ? 'has a new photo' : 'has its drawing again',
        () => ports.saveDishState(name, { photos: color }, photo),
      ),
    leave() {
      patch({ notice: null });
    },
  };
}
