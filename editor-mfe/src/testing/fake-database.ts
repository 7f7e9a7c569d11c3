import type { StoredDocument } from '@simmer/shared/firebase';
import { MENU_ORDER, orderedIds } from '@simmer/shared/menu';
import { NO_RULES } from '@simmer/shared/ordering';
import type { DishPhoto } from '@simmer/shared/photo';
import { dequal } from 'dequal/lite';
import type { EditorPorts } from '../editor/editor-ports';

export const UNREACHABLE = Object.assign(new Error('fetch failed'), { code: 'unavailable' });
export const REFUSED = Object.assign(new Error('no'), { code: 'permission-denied' });
export const GONE = Object.assign(new Error('no document'), { code: 'not-found' });
/** The error as it would come from the shell's build: a different class with the same name. */
export const NO_ANSWER = Object.assign(new Error('late'), { name: 'TimeLimitError' });

/** An in-memory collection `menu`. It answers at once, unless a test makes it fail or holds its answers. */
export function fakeDatabase(initial: readonly StoredDocument[] = []) {
  const documents = new Map(initial.map(({ id, data }) => [id, data as object]));
  const photos = new Map<string, DishPhoto>();
  const writes: unknown[][] = [];
  const settings: { stored?: unknown } = {};
  const dishes: { stored?: Record<string, Record<string, unknown>> } = {};
  const announced = jest.fn();
  let failure: unknown;
  /** While answers are held: resolves to the error of all of them. */
  let held: Promise<unknown> | undefined;
  let answerHeld: (error: unknown) => void = () => undefined;
  let ids = 0;

  const answer = async () => {
    const error = held ? await held : failure;
    if (error === undefined) return;
    // The editor reports this error.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- a database may fail with anything.
    throw error;
  };
  const read =
    <Result>(stored: () => Result) =>
    async () => {
      await answer();
      return stored();
    };
  const write =
    <Args extends unknown[], Result>(name: string, apply: (...args: Args) => Result) =>
    async (...args: Args) => {
      writes.push([name, ...args.slice(0, 2)]);
      await answer();
      return apply(...args);
    };
  /** The method behaves like the one of the database's client. */
  const changeOrder = (change: (ids: readonly string[]) => readonly string[]) => {
    const order = { ids: change(orderedIds(documents.get(MENU_ORDER))) };
    documents.set(MENU_ORDER, order);
    return order;
  };
  const setPhoto = (id: string, photo?: DishPhoto | null) => {
    if (photo) photos.set(id, photo);
    if (photo === null) photos.delete(id);
  };

  const ports: EditorPorts = {
    readMenu: read(() =>
      [...documents]
        .map(([id, data]) => ({ id, data }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    ),
    readOrdering: read(() => settings.stored),
    readDishStates: read(() => dishes.stored),
    readPhoto: async (id) => photos.get(id),
    readComposedMenu: async () => [],
    addMenuItem: write('add', (id, fields, photo) => {
      documents.set(id, fields);
      changeOrder((ids) => [...ids.filter((one) => one !== id), id]);
      setPhoto(id, photo);
    }),
    changeMenuOrder: write('order', changeOrder),
    updateMenuItem: write('update', (id, fields, expected, photo) => {
      const data = documents.get(id) ?? {};
      const isChanged = (name: string) =>
        !dequal(Reflect.get(data, name), Reflect.get(Object(expected), name)) &&
        !dequal(Reflect.get(data, name), Reflect.get(fields, name));
      if (expected && Object.keys(fields).some(isChanged)) return { isStored: false, data };
      documents.set(id, { ...data, ...fields });
      setPhoto(id, photo);
      return { isStored: true, data: documents.get(id) };
    }),
    deleteMenuItem: write('delete', (id) => {
      documents.delete(id);
      changeOrder((ids) => ids.filter((one) => one !== id));
      photos.delete(id);
    }),
    saveOrdering: write('ordering', (changes) => {
      settings.stored = { ...NO_RULES, ...Object(settings.stored), ...changes };
      return settings.stored;
    }),
    saveDishState: write('dish', (name, change, photo) => {
      const stored: Record<string, Record<string, unknown>> = { ...dishes.stored };
      for (const [field, value] of Object.entries(change)) {
        const marks = { ...stored[field], [name]: value };
        if (!value) Reflect.deleteProperty(marks, name);
        stored[field] = marks;
      }
      dishes.stored = stored;
      setPhoto(name, photo);
    }),
    saveFixedPrices: write('prices', (prices) => {
      dishes.stored = { ...dishes.stored, prices: { ...dishes.stored?.['prices'], ...prices } };
    }),
    announceChange: announced,
    newId: () => `new-${String((ids += 1))}`,
  };

  return {
    ports,
    documents,
    /** The collection `pictures`. */
    photos,
    /** The document `settings/ordering`. */
    settings,
    /** The document `settings/dishes`. */
    dishes,
    /** Every write sent, as `[action, id, fields]`. */
    writes,
    announced,
    fail: (error: unknown) => (failure = error),
    recover: () => (failure = undefined),
    hold() {
      held = new Promise((resolve) => (answerHeld = resolve));
    },
    /** Answers everything held, oldest first, and stops holding. */
    release(error?: unknown) {
      held = undefined;
      answerHeld(error);
    },
  };
}
