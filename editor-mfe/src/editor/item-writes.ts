import type { DishPhoto } from '@simmer/shared/photo';
import { dequal } from 'dequal/lite';
import type { DishChange, DishesWrite, MenuFields } from '@simmer/shared/firebase';
import type { Dish, Plan } from '@simmer/shared/menu';
import type { Readable } from '@simmer/shared/store';
import { fieldsOf } from '../draft/check-draft';
import { onMenuText } from '../draft/plan';
import type { StoredMenu } from '../stored-menu/stored-menu';
import { attemptWrite, pick, type Send } from '../write/write';
import type { EditorPorts } from './editor-ports';
import { PLACES, type EditorState, type ItemWrite, type Mark } from './editor-state';
import type { Notices, Undo } from './notices';
import { formerSizes, type PriceChange } from './size-prices';

interface WriteDetails {
  send: Send;
  /** The message to the manager once it is stored. */
  outcome: () => string;
  /** Where it is shown, if not at the item. */
  at?: string;
  /** The place that the item has, if it goes. */
  place?: number | undefined;
  /** Called when it is stored; missing if it cannot be taken back. */
  undo?: () => Undo | undefined;
  /** Whether what is read after a failure contains what was sent. */
  isStored?: () => boolean;
  /** Whether guests see something new. */
  isNews?: () => boolean;
}

/** What a change has replaced in a dish. */
interface Replaced {
  id: string;
  before: Partial<MenuFields>;
  now: Partial<MenuFields>;
  /** The photo before; null if there was none, missing if the change was not about it. */
  photo?: DishPhoto | null;
}

export type ItemWrites = ReturnType<typeof createItemWrites>;

/** Writes outside the form: one after another per item, and the same action is not sent again while it is on its way. */
export function createItemWrites(
  store: Readable<EditorState>,
  patch: (part: Partial<EditorState>) => void,
  menu: StoredMenu,
  ports: EditorPorts,
  { say }: Notices,
) {
  /** The write on its way, by item. */
  const sending = new Map<string, Promise<unknown>>();

  function show(id: string, write: ItemWrite | null): void {
    const itemWrites = new Map(store.get().itemWrites);
    if (write) itemWrites.set(id, write);
    else itemWrites.delete(id);
    patch({ itemWrites });
  }

  /** @returns whether it is stored. */
  async function write(
    id: string,
    action: ItemWrite['action'],
    {
      send,
      outcome,
      at = id,
      place,
      undo,
      isStored = () => false,
      isNews = () => true,
    }: WriteDetails,
  ): Promise<boolean> {
    for (let before = sending.get(id); before; before = sending.get(id)) {
      if (store.get().itemWrites.get(id)?.action === action) return false;
      await before;
    }
    patch({ notice: null });
    show(id, { action, status: 'sending' });
    const attempt = attemptWrite(`${id}: "${action}" was not stored.`, send);
    sending.set(id, attempt);
    const reason = await attempt;
    sending.delete(id);
    const failed = reason && ({ action, status: 'failed', reason } as const);
    show(id, failed);
    if (failed) {
      // The write may have arrived.
      const isRead = await menu.read();
      if (!isRead || store.get().itemWrites.get(id) !== failed || !isStored()) return false;
      show(id, null);
      countReplaced();
      // The manager may have done something else meanwhile, which has an "Undo" of its own.
      if (store.get().notice) return true;
    }
    say({ at, place }, outcome(), undo?.());
    if (isNews()) ports.announceChange();
    return true;
  }

  function countReplaced(): void {
    patch({ replacedCount: store.get().replacedCount + 1 });
  }

  /** Whether a dish is stored with these fields, as far as the menu has been read. */
  const has = (id: string, fields: object) =>
    Object.entries(fields).every(([name, value]) =>
      dequal(Reflect.get(Object(menu.dataOf(id)), name), value),
    );

  /** Changes dishes, all of them or none, and shows what is stored then. */
  async function change(all: readonly DishChange[]): Promise<DishesWrite> {
    const answer = await ports.changeDishes(all);
    menu.putAll(answer.documents);
    if (all.some(({ former }) => former)) countReplaced();
    return answer;
  }

  /** @param of what was changed, for the message. */
  function back(of: string, replaced: readonly Replaced[]): Undo {
    const changes = replaced.map(({ id, before, now, photo }) => {
      return { id, fields: before, expected: now, photo };
    });
    return { of, send: async () => ((await change(changes)).isStored ? null : 'overtaken') };
  }

  /** A dish and its photo, to bring them back; without the color of a photo that cannot be shown. */
  async function withPhoto(dish: Dish) {
    const { id, photoColor } = dish;
    const photo = photoColor ? await ports.readPhoto(id, photoColor) : undefined;
    return { dish: photo ? dish : { ...dish, photoColor: '' }, photo };
  }

  /** @param of what is replaced, for the message of an undo. */
  function replace(
    action: keyof typeof PLACES & ItemWrite['action'],
    of: string,
    replaced: readonly (Replaced & Pick<DishChange, 'former'>)[],
    outcome: string,
  ): Promise<boolean> {
    return write(PLACES[action], action, {
      async send() {
        const changes = replaced.map(({ id, now, former }) => {
          return { id, fields: now, expected: menu.dataOf(id) ?? {}, former };
        });
        return (await change(changes)).isStored ? null : 'overtaken';
      },
      outcome: () => outcome,
      undo: () => back(of, replaced),
      isStored: () => replaced.every(({ id, now }) => has(id, now)),
    });
  }

  return {
    write,
    change,
    back,
    withPhoto,
    countReplaced,
    setMark(this: void, dish: Dish, mark: Mark, isOn: boolean): Promise<boolean> {
      const { id, name } = dish;
      return write(id, mark, {
        async send() {
          if (!fieldsOf(dish)) return 'incomplete';
          await change([{ id, fields: { [mark]: isOn } }]);
          return null;
        },
        outcome: () => markOutcome(dish, mark, isOn),
        undo: () => back(name, [{ id, before: { [mark]: !isOn }, now: { [mark]: isOn } }]),
        isStored: () => has(id, { [mark]: isOn }),
      });
    },
    /** @param at where the outcome is shown. */
    setPrices(
      this: void,
      changes: readonly PriceChange[],
      outcome: string,
      at: 'prices' | 'former' = 'prices',
    ): Promise<boolean> {
      const sizes = changes.map((one) => ({
        ...{ id: one.id, before: { sizes: one.before }, now: { sizes: one.now } },
        former: formerSizes(one, one.before),
      }));
      return replace(at, 'Every price', sizes, outcome);
    },
    /** Gives dishes the same days. */
    setPlans(
      this: void,
      dishes: readonly Dish[],
      now: Partial<Plan>,
      outcome: string,
    ): Promise<boolean> {
      const isSet = (name: string) => name in now;
      const changes = dishes.map(({ id, from, until, weekdays }) => {
        return { id, before: pick({ from, until, weekdays }, isSet), now };
      });
      return replace('plans', 'The plan of every dish', changes, outcome);
    },
    clearFailure: (id: string): void => {
      if (!sending.has(id)) show(id, null);
    },
  };
}

function markOutcome(dish: Dish, mark: Mark, isOn: boolean): string {
  const { name } = dish;
  if (mark === 'soldOut') return `${name} is ${isOn ? 'sold out' : 'available again'}.`;
  return isOn
    ? `${name} is hidden from guests.`
    : onMenuText(`${name} is on the menu again.`, `${name} is no longer hidden.`, dish);
}
