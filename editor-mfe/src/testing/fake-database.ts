import type { FormerDish, FormerFields, NewDish, StoredDocument } from '@simmer/shared/firebase';
import { configuredFields, MENU_ORDER, orderedIds } from '@simmer/shared/menu';
import type { DishPhoto } from '@simmer/shared/photo';
import { dequal } from 'dequal/lite';
import type { EditorPorts } from '../editor/editor-ports';

export const UNREACHABLE = Object.assign(new Error('fetch failed'), { code: 'unavailable' });
export const REFUSED = Object.assign(new Error('no'), { code: 'permission-denied' });
export const GONE = Object.assign(new Error('no document'), { code: 'not-found' });
/** The error as it would come from the shell's build: a different class with the same name. */
export const NO_ANSWER = Object.assign(new Error('late'), { name: 'TimeLimitError' });

/** The collections `menu` and `pictures` in memory. They answer at once, unless a test makes them fail or holds their answers. */
export function fakeDatabase(initial: readonly StoredDocument[] = []) {
  const documents = new Map(initial.map(({ id, data }) => [id, data as object]));
  const photos = new Map<string, DishPhoto>();
  const writes: unknown[][] = [];
  const former: FormerDish[] = [];
  const settings: { stored?: unknown } = {};
  const announced = jest.fn();
  const limits = {
    copyLimits: jest.fn(async () => undefined),
    dropLimits: jest.fn(async () => undefined),
  };
  let failure: unknown;
  /** While answers are held: resolves to the error of all of them. */
  let held: Promise<unknown> | undefined;
  let answerHeld: (error: unknown) => void = () => undefined;
  let ids = 0;
  let unanswered: unknown;
  let isRunAgain = false;

  const failWith = (error: unknown) => {
    // The editor reports this error.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    throw error;
  };
  const answer = async () => {
    const error = held ? await held : failure;
    if (error !== undefined) failWith(error);
  };
  const read =
    <Result>(stored: () => Result) =>
    async () => {
      await answer();
      return stored();
    };
  const write =
    <Args extends unknown[], Result>(
      name: string,
      apply: (...args: Args) => Result,
      recorded: (...args: Args) => unknown[] = (...args) => args.slice(0, 2),
    ) =>
    async (...args: Args) => {
      writes.push([name, ...recorded(...args)]);
      await answer();
      const result = apply(...args);
      if (unanswered !== undefined) failWith(unanswered);
      return result;
    };
  const transaction = <Args extends unknown[], Result>(
    name: string,
    apply: (...args: Args) => Result,
    recorded?: (...args: Args) => unknown[],
  ) =>
    write(
      name,
      (...args: Args) => {
        if (isRunAgain) apply(...args);
        return apply(...args);
      },
      recorded,
    );
  /** The method behaves like the one of the database's client. */
  const changeOrder = (change: (ids: readonly string[]) => readonly string[]) => {
    const order = { ids: change(orderedIds(documents.get(MENU_ORDER))) };
    documents.set(MENU_ORDER, order);
    return order;
  };
  const differs = (data: object, fields: object, expected: unknown) =>
    Object.entries(fields).some(([name, value]) => {
      const stored: unknown = Reflect.get(data, name);
      return !dequal(stored, Reflect.get(Object(expected), name)) && !dequal(stored, value);
    });
  const merge = (id: string, fields: object) => {
    const mark = configuredFields(id) && { fixed: true };
    const data = { ...documents.get(id), ...fields, ...mark };
    documents.set(id, data);
  };
  const setPhoto = (id: string, photo?: DishPhoto | null) => {
    if (photo) photos.set(id, photo);
    if (photo === null) photos.delete(id);
  };

  const keep = (fields?: FormerFields, photo?: DishPhoto) => {
    if (!fields) return;
    const id = `former-${String(former.length)}`;
    former.push({ ...fields, id, at: Date.now() });
    setPhoto(id, photo);
  };

  const ports: EditorPorts = {
    readMenu: read(() =>
      [...documents]
        .map(([id, data]) => ({ id, data }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    ),
    readOrdering: read(() => settings.stored),
    readPhoto: async (id) => photos.get(id),
    readComposedMenu: async () => ({ classics: [], soup: [], desserts: [] }),
    addDishes: transaction(
      'add',
      (dishes) => {
        const isTaken = ({ id, fields }: NewDish) =>
          documents.has(id) && !dequal(documents.get(id), fields);
        if (dishes.some(isTaken)) return false;
        for (const { id, fields, photo } of dishes) {
          documents.set(id, fields);
          changeOrder((ids) => [...ids.filter((one) => one !== id), id]);
          setPhoto(id, photo);
        }
        return true;
      },
      (dishes) => dishes.flatMap(({ id, fields }) => [id, fields]),
    ),
    changeMenuOrder: transaction('order', changeOrder),
    changeDishes: transaction(
      'change',
      (changes) => {
        const all = changes.map((one) => {
          const data = documents.get(one.id) ?? (configuredFields(one.id) && {}) ?? failWith(GONE);
          return { ...one, data };
        });
        const isStored = !all.some(
          ({ data, fields, expected }) => expected !== undefined && differs(data, fields, expected),
        );
        if (isStored)
          for (const { id, fields, photo, former: replaced } of all) {
            merge(id, fields);
            setPhoto(id, photo);
            keep(replaced);
          }
        return {
          isStored,
          documents: all.map(({ id, data }) => ({ id, data: documents.get(id) ?? data })),
        };
      },
      (changes) => changes.flatMap(({ id, fields }) => [id, fields]),
    ),
    deleteDishes: write(
      'delete',
      (dishes) => {
        for (const { id, former: removed, photo } of dishes) {
          documents.delete(id);
          changeOrder((ids) => ids.filter((one) => one !== id));
          keep(removed, photo);
          photos.delete(id);
        }
      },
      (dishes) => dishes.flatMap(({ id, former: removed }) => (removed ? [id, removed] : [id])),
    ),
    readFormer: read(() => [...former].reverse()),
    forgetFormer: write('forget', (forgotten) => {
      for (const id of forgotten) {
        former.splice(
          former.findIndex((one) => one.id === id),
          1,
        );
        photos.delete(id);
      }
    }),
    saveOrdering: transaction('ordering', (change) => {
      const fields = change(settings.stored);
      return fields
        ? (settings.stored = { ...Object(settings.stored), ...fields })
        : settings.stored;
    }),
    ...limits,
    announceChange: announced,
    newId() {
      do ids += 1;
      while (documents.has(`new-${String(ids)}`));
      return `new-${String(ids)}`;
    },
  };

  return {
    ports,
    documents,
    /** The collection `former`. */
    former,
    /** The collection `pictures`. */
    photos,
    /** The document `settings/ordering`. */
    settings,
    /** Every write sent, as `[action, id, fields]`; a change of several dishes has the id and fields of each. */
    writes,
    announced,
    limits,
    fail: (error: unknown) => (failure = error),
    recover: () => (failure = unanswered = undefined),
    /** From now on, what is sent is stored, and then fails. */
    loseAnswers: (error: unknown) => (unanswered = error),
    /** From now on, the SDK runs each transaction again after it was stored, because the answer was lost. */
    runAgain: () => (isRunAgain = true),
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
