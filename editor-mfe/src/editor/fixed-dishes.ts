import { parseDishStates, type DishState, type DishStates } from '@simmer/shared/dish-states';
import type { DishStateChange } from '@simmer/shared/firebase';
import type { DishPhoto } from '@simmer/shared/photo';
import { reportError, reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import { createStore } from '@simmer/shared/store';
import type { EditorPorts } from './editor-ports';
import type { ItemWrite } from './editor-state';
import type { ItemWrites } from './item-writes';

export interface FixedDishesState {
  status: 'loading' | 'failed' | 'loaded';
  /** As the database has confirmed them. */
  states: DishStates;
}

const ON_THE_MENU: DishState = { isSoldOut: false, isHidden: false, photoColor: '' };

/** What is set for a dish, by its name. */
export function stateOf({ states }: FixedDishesState, name: string): DishState {
  return states.get(name) ?? ON_THE_MENU;
}

/**
 * What can be set for the dishes that are always on the menu. Each change is stored at once, for its dish only. No method
 * rejects.
 */
export function createFixedDishesEditor(
  { readDishStates, saveDishState }: EditorPorts,
  write: ItemWrites['write'],
) {
  const { set, ...store } = createStore<FixedDishesState>('fixed dishes', {
    status: 'loading',
    states: new Map(),
  });
  const settings = createResource({
    read: readDishStates,
    onAnswer(data) {
      const { states, problems } = parseDishStates(data);
      if (problems.length > 0) reportProblem('editor', `settings/dishes: ${problems.join('; ')}`);
      set({ status: 'loaded', states });
    },
    onFailure(error, isLatest) {
      reportError('editor', 'settings/dishes could not be read.', error);
      const { status, states } = store.get();
      if (isLatest && status !== 'loaded') set({ status: 'failed', states });
    },
  });

  function save(
    name: string,
    action: ItemWrite['action'],
    now: Partial<DishState>,
    outcome: string,
    change: DishStateChange,
    photo?: DishPhoto | null,
  ): Promise<void> {
    return write(name, action, {
      async send() {
        await saveDishState(name, change, photo);
        settings.overtake();
        const { status, states } = store.get();
        const state = { ...stateOf(store.get(), name), ...now };
        set({ status, states: new Map(states).set(name, state) });
      },
      outcome: () => `${name} ${outcome}.`,
      read: settings.read,
    });
  }

  return {
    ...store,
    read: settings.read,
    /** Like `read`, and shows that they are loading: for a manager who asks for it after a failure. */
    retry(): Promise<boolean> {
      set({ ...store.get(), status: 'loading' });
      return settings.read();
    },
    setSoldOut(name: string, isSoldOut: boolean): Promise<void> {
      const outcome = isSoldOut ? 'is sold out' : 'is available again';
      return save(name, 'sold-out', { isSoldOut }, outcome, { soldOut: isSoldOut });
    },
    setHidden(name: string, isHidden: boolean): Promise<void> {
      const outcome = isHidden ? 'is hidden from guests' : 'is on the menu again';
      return save(name, 'hidden', { isHidden }, outcome, { hidden: isHidden });
    },
    /**
     * @param photoColor empty without a photo.
     * @param photo null removes the stored one.
     */
    setPhoto(name: string, photoColor: string, photo: DishPhoto | null): Promise<void> {
      const outcome = photo ? 'has a new photo' : 'has its drawing again';
      return save(name, 'photo', { photoColor }, outcome, { photos: photoColor }, photo);
    },
  };
}
