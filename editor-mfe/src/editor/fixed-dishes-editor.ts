import {
  parseDishStates,
  priceKey,
  type DishState,
  type DishStates,
} from '@simmer/shared/dish-states';
import type { Tag } from '@simmer/shared/menu';
import type { DishStateChange } from '@simmer/shared/firebase';
import type { DishPhoto } from '@simmer/shared/photo';
import { createStore } from '@simmer/shared/store';
import { withTag, type Draft } from '../draft/draft';
import { sizesOf, type SizePrice } from './size-prices';
import { createSettings, type SettingsState } from '../settings/settings';
import type { EditorPorts } from './editor-ports';
import type { ItemWrite, Mark } from './editor-state';
import { markOutcome, type ItemWrites } from './item-writes';

export interface FixedDishesState extends SettingsState {
  /** The states that the database has confirmed. */
  states: DishStates;
  /** The prices that are typed and not saved, by `priceKey`. */
  typed: Readonly<Record<string, string>>;
}

const ON_THE_MENU: DishState = { isSoldOut: false, isHidden: false, photoColor: '', tags: [] };

/** What is set for a dish, by its name. */
export function stateOf({ states }: FixedDishesState, name: string): DishState {
  return states.get(name) ?? ON_THE_MENU;
}

/**
 * What can be set for the dishes that are always on the menu. Each change is stored at once, for its dish only. No method
 * rejects.
 */
export function createFixedDishesEditor(
  { readDishStates, saveDishState, saveFixedPrices }: EditorPorts,
  write: ItemWrites['write'],
) {
  const store = createStore<FixedDishesState>('fixed dishes', {
    status: 'loading',
    states: new Map(),
    typed: {},
  });
  const settings = createSettings(store, 'settings/dishes', readDishStates, (data) => {
    const { states, problems } = parseDishStates(data);
    return [{ states }, problems];
  });

  function save(
    name: string,
    action: ItemWrite['action'],
    outcome: string,
    now: (state: DishState) => Partial<DishState>,
    change: DishStateChange,
    photo?: DishPhoto | null,
  ): Promise<void> {
    return write(name, action, {
      async send() {
        await saveDishState(name, change, photo);
        settings.overtake();
        const state = stateOf(store.get(), name);
        const states = new Map(store.get().states).set(name, { ...state, ...now(state) });
        store.set({ ...store.get(), states });
      },
      outcome: () => outcome,
      read: settings.read,
    });
  }

  const type = (typed: FixedDishesState['typed']): void => store.set({ ...store.get(), typed });
  const withoutTyped = (keys: readonly string[]) =>
    Object.fromEntries(Object.entries(store.get().typed).filter(([key]) => !keys.includes(key)));

  return {
    ...settings,
    /**
     * Keeps what is typed as the price of a size.
     * @param stored the text of its stored price.
     */
    typePrice(key: string, text: string, stored: string): void {
      type({ ...withoutTyped([key]), ...(text !== stored && { [key]: text }) });
    },
    restore: type,
    /** Discards what is typed for these sizes, or for all of them. */
    discard: (keys = Object.keys(store.get().typed)): void => type(withoutTyped(keys)),
    /**
     * Stores all prices or none.
     * @param id the dish, or what else the change is shown at.
     */
    setPrices(id: string, prices: readonly SizePrice[], outcome: string): Promise<void> {
      return write(id, 'prices', {
        async send() {
          const byKey = prices.map(({ name, label, priceCents }) => {
            return [priceKey(name, label), String(priceCents)] as const;
          });
          await saveFixedPrices(Object.fromEntries(byKey));
          settings.overtake();
          const states = new Map(store.get().states);
          for (const { name, label, priceCents } of prices) {
            const state = states.get(name) ?? ON_THE_MENU;
            const sizes = sizesOf(states, name).map((size) =>
              size.label === label ? { ...size, priceCents } : size,
            );
            states.set(name, { ...state, sizes });
          }
          store.set({ ...store.get(), states, typed: withoutTyped(byKey.map(([key]) => key)) });
        },
        outcome: () => outcome,
        read: settings.read,
      });
    },
    setMark(name: string, mark: Mark, isOn: boolean): Promise<void> {
      const now = mark === 'soldOut' ? { isSoldOut: isOn } : { isHidden: isOn };
      return save(name, mark, markOutcome(name, mark, isOn), () => now, { [mark]: isOn });
    },
    /** Each tag is stored on its own, so that no device takes back what another has set. */
    setTag(name: string, tag: Tag, isOn: boolean): Promise<void> {
      const outcome = `${name}: ${tag}, ${isOn ? 'selected' : 'not selected'}.`;
      const now = ({ tags }: DishState) => ({ tags: withTag(tags, tag, isOn) });
      return save(name, tag, outcome, now, { [tag]: isOn });
    },
    /** @param draft the change of its photo: a new one, or none. */
    setPhoto(name: string, { photoColor, photo }: Pick<Draft, 'photoColor' | 'photo'>) {
      const outcome = `${name} ${photo ? 'has a new photo' : 'has its drawing again'}.`;
      return save(name, 'photo', outcome, () => ({ photoColor }), { photos: photoColor }, photo);
    },
  };
}
