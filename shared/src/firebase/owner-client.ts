import {
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { dequal } from 'dequal/lite';
import * as v from 'valibot';
import { configuredFields } from '../menu/fixed-dishes';
import { MENU_ORDER, orderedIds } from '../menu/menu-order';
import type { DishPhoto } from '../menu/photo';
import type {
  DishChange,
  DishesWrite,
  FormerDish,
  FormerFields,
  MenuFields,
  NewDish,
  RemovedDish,
} from './menu-fields';
import { runInTime } from './run-in-time';

export type OwnerClient = ReturnType<typeof createOwnerClient>;

const MERGE = { merge: true };
/** The rules allow no longer list. */
const MOST_FORMER = 1000;

const FormerSchema = v.object({
  dish: v.string(),
  name: v.string(),
  at: v.custom<Timestamp>((value) => value instanceof Timestamp),
  fields: v.unknown(),
});

/** What `owner-database.ts` offers, which describes each function. */
export function createOwnerClient(database: Firestore) {
  const dishOf = (id: string) => doc(database, 'menu', id);
  const pictureOf = (id: string) => doc(database, 'pictures', id);
  const order = dishOf(MENU_ORDER);
  const former = collection(database, 'former');
  const formerFields = (fields: FormerFields) => ({ ...fields, at: serverTimestamp() });

  return {
    addDishes: (dishes: readonly NewDish[]): Promise<boolean> =>
      runInTime(database, async (transaction) => {
        const isFree = async ({ id, fields }: NewDish) => {
          const stored = (await transaction.get(dishOf(id))).data();
          return !stored || dequal(stored, fields);
        };
        const areFree = await Promise.all(dishes.map(isFree));
        if (areFree.includes(false)) return false;
        for (const { id, fields, photo } of dishes) {
          transaction.set(dishOf(id), fields);
          if (photo) transaction.set(pictureOf(id), photoFields(photo));
        }
        transaction.set(order, { ids: arrayUnion(...dishes.map(({ id }) => id)) }, MERGE);
        return true;
      }),

    changeDishes: (changes: readonly DishChange[]): Promise<DishesWrite> =>
      // Stored only if the dishes are unchanged since they were read here; otherwise the transaction runs again.
      runInTime(database, async (transaction) => {
        const all = await Promise.all(
          changes.map(async (change) => {
            const { id, expected, fields } = change;
            const stored = (await transaction.get(dishOf(id))).data();
            if (!stored && !configuredFields(id))
              throw Object.assign(new Error(`menu/${id} is gone`), { code: 'not-found' });
            const data = stored ?? {};
            const isStale = expected !== undefined && differs(data, fields, expected);
            return { ...change, data, isStale, fields: withMark(id, fields) };
          }),
        );
        const isStored = !all.some(({ isStale }) => isStale);
        const documents = all.map(({ id, data, fields }) => {
          return { id, data: isStored ? { ...data, ...fields } : data };
        });
        if (!isStored) return { isStored, documents };
        for (const { id, data, fields, photo, former: replaced } of all) {
          transaction.set(dishOf(id), fields, MERGE);
          if (replaced && !hasFields(data, fields))
            transaction.set(doc(former), formerFields(replaced));
          if (photo) transaction.set(pictureOf(id), photoFields(photo));
          if (photo === null) transaction.delete(pictureOf(id));
        }
        return { isStored, documents };
      }),

    deleteDishes: async (dishes: readonly RemovedDish[]): Promise<void> => {
      const batch = writeBatch(database);
      for (const { id, former: removed, photo } of dishes) {
        batch.delete(dishOf(id)).delete(pictureOf(id));
        if (!removed) continue;
        const entry = doc(former);
        batch.set(entry, formerFields(removed));
        if (photo) batch.set(pictureOf(entry.id), photoFields(photo));
      }
      batch.set(order, { ids: arrayRemove(...dishes.map(({ id }) => id)) }, MERGE);
      await batch.commit();
    },

    changeMenuOrder: (change: (ids: readonly string[]) => readonly string[]): Promise<unknown> =>
      runInTime(database, async (transaction) => {
        const ids = change(orderedIds((await transaction.get(order)).data()));
        transaction.set(order, { ids });
        return { ids };
      }),

    saveOrdering: (change: (data: unknown) => object | undefined): Promise<unknown> =>
      runInTime(database, async (transaction) => {
        const place = doc(database, 'settings', 'ordering');
        const data = (await transaction.get(place)).data();
        const fields = change(data);
        if (!fields) return data;
        // Fields that only a later release knows stay as well.
        const settings = { ...data, ...fields };
        transaction.set(place, settings);
        return settings;
      }),

    readFormer: async (): Promise<readonly FormerDish[]> => {
      const { docs } = await getDocs(query(former, orderBy('at', 'desc'), limit(MOST_FORMER)));
      return docs.flatMap((one) => {
        const { success, output } = v.safeParse(FormerSchema, one.data());
        return success ? [{ ...output, id: one.id, at: output.at.toMillis() }] : [];
      });
    },

    forgetFormer: async (ids: readonly string[]): Promise<void> => {
      const batch = writeBatch(database);
      for (const id of ids) batch.delete(doc(former, id)).delete(pictureOf(id));
      await batch.commit();
    },
  };
}

function photoFields({ type, base64 }: DishPhoto) {
  return { type, image: Bytes.fromBase64String(base64) };
}

/** The document of a dish of the configuration has only what the owner has changed, and a mark that the rules know. */
function withMark(id: string, fields: Partial<MenuFields>): Partial<MenuFields> {
  return configuredFields(id) ? { ...fields, fixed: true } : fields;
}

/** An earlier attempt may have succeeded without an answer: then it has also kept what it replaced. */
const hasFields = (data: object, fields: object): boolean => !differs(data, fields, fields);

/** Whether a stored field is neither as expected nor what it is to be. */
function differs(data: object, fields: object, expected: unknown): boolean {
  return Object.entries(fields).some(([name, value]) => {
    const stored: unknown = Reflect.get(data, name);
    return !dequal(stored, Reflect.get(Object(expected), name)) && !dequal(stored, value);
  });
}
