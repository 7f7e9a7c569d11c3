import type { StoredDocument } from '@simmer/shared/firebase';
import type { DishPicture } from '@simmer/shared/picture';
import { dequal } from 'dequal/lite';
import type { EditorPorts } from '../editor/editor-ports';

export const UNREACHABLE = Object.assign(new Error('fetch failed'), { code: 'unavailable' });
export const REFUSED = Object.assign(new Error('no'), { code: 'permission-denied' });
export const GONE = Object.assign(new Error('no document'), { code: 'not-found' });
/** As it would come from the shell's build: a different class with the same name. */
export const NO_ANSWER = Object.assign(new Error('late'), { name: 'TimeLimitError' });

type Answer = { resolve: () => void; reject: (error: unknown) => void };

/** An in-memory collection `menu`. It answers at once, unless a test makes it fail or holds its answers. */
export function fakeDatabase(initial: readonly StoredDocument[] = []) {
  const documents = new Map(initial.map(({ id, data }) => [id, data as object]));
  const pictures = new Map<string, DishPicture>();
  const writes: unknown[][] = [];
  const settings: { stored?: unknown } = {};
  const dishes: { stored?: Record<string, Record<string, unknown>> } = {};
  const held: Answer[] = [];
  const announced = jest.fn();
  let failure: unknown;
  let isHolding = false;
  let ids = 0;

  const settle = ({ resolve, reject }: Answer, error: unknown) => {
    if (error === undefined) resolve();
    else reject(error);
  };
  const answer = () =>
    new Promise<void>((resolve, reject) => {
      if (isHolding) held.push({ resolve, reject });
      else settle({ resolve, reject }, failure);
    });
  const write =
    <Args extends unknown[]>(name: string, apply: (...args: Args) => void) =>
    async (...args: Args) => {
      writes.push([name, ...args]);
      await answer();
      apply(...args);
    };

  const ports: EditorPorts = {
    async readMenu() {
      await answer();
      return [...documents]
        .map(([id, data]) => ({ id, data }))
        .sort((one, other) => (one.id < other.id ? -1 : 1));
    },
    async addMenuItem(id, fields, picture) {
      writes.push(['add', id, fields]);
      await answer();
      documents.set(id, fields);
      if (picture) pictures.set(id, picture);
    },
    async updateMenuItem(id, fields, expected, picture) {
      writes.push(['update', id, fields]);
      await answer();
      const data = documents.get(id) ?? {};
      const isChanged = (name: string) =>
        !dequal(Reflect.get(data, name), Reflect.get(Object(expected), name)) &&
        !dequal(Reflect.get(data, name), Reflect.get(fields, name));
      if (expected && Object.keys(fields).some(isChanged)) return { isStored: false, data };
      documents.set(id, { ...data, ...fields });
      if (picture) pictures.set(id, picture);
      if (picture === null) pictures.delete(id);
      return { isStored: true, data: documents.get(id) };
    },
    async deleteMenuItem(id) {
      writes.push(['delete', id]);
      await answer();
      documents.delete(id);
      pictures.delete(id);
    },
    async readPhoto(id) {
      return pictures.get(id);
    },
    async readOrdering() {
      await answer();
      return settings.stored;
    },
    saveOrdering: write('ordering', (stored: unknown) => {
      settings.stored = stored;
    }),
    async readDishStates() {
      await answer();
      return dishes.stored;
    },
    async saveDishState(name, change, photo) {
      writes.push(['dish', name, change]);
      await answer();
      const stored: Record<string, Record<string, unknown>> = { ...dishes.stored };
      for (const [field, value] of Object.entries(change)) {
        const marks = { ...stored[field], [name]: value };
        if (!value) Reflect.deleteProperty(marks, name);
        stored[field] = marks;
      }
      dishes.stored = stored;
      if (photo) pictures.set(name, photo);
      if (photo === null) pictures.delete(name);
    },
    announceChange: announced,
    newId: () => `new-${String((ids += 1))}`,
  };

  return {
    ports,
    documents,
    /** The collection `pictures`. */
    pictures,
    /** The document `settings/ordering`. */
    settings,
    /** The document `settings/dishes`. */
    dishes,
    /** Every write sent, as `[action, id, fields]`. */
    writes,
    announced,
    fail: (error: unknown) => (failure = error),
    recover: () => (failure = undefined),
    hold: () => (isHolding = true),
    /** Answers everything held, oldest first, and stops holding. */
    release(error?: unknown) {
      isHolding = false;
      for (const waiting of held.splice(0)) settle(waiting, error);
    },
  };
}
