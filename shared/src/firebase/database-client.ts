// The "lite" client sends plain requests: 30 kB instead of 121 kB, and an unreachable database gives an error instead
// of an empty result from a cache.
import {
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { dequal } from 'dequal/lite';
import * as v from 'valibot';
import { localEndpoints } from '@simmer/shared/registry';
import { parseOrdering, type OrderingSettings } from '../ordering/ordering';
import { configuredFields } from '../menu/fixed-dishes';
import { MENU_ORDER, orderedIds } from '../menu/menu-order';
import { parsePhoto, type DishPhoto } from '../menu/photo';
import type { StoredDocument } from '../menu/stored-document';
import { checkedApp } from './firebase-app';
import { ORDER_STATES, type OrderState } from '../order-ticket/order-states';
import type { LimitsClient } from './limits-client';
import { MOST_DOCUMENTS, type DishWrite, type MenuFields } from './menu-fields';

let client: Promise<Firestore> | undefined;

async function connect(): Promise<Firestore> {
  const local = await localEndpoints();
  const database = getFirestore(await checkedApp(local !== undefined));
  // Callers report each failure once; the client would log it twice more.
  setLogLevel('silent');
  if (local) {
    const { hostname, port } = new URL(local.firestore);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}

function databaseClient(): Promise<Firestore> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

export async function readMenu(): Promise<StoredDocument[]> {
  const menu = query(collection(await databaseClient(), 'menu'), limit(MOST_DOCUMENTS));
  const snapshot = await getDocs(menu);
  return snapshot.docs.map((document) => ({ id: document.id, data: document.data() }));
}

export async function addMenuItem(
  id: string,
  fields: MenuFields,
  photo?: DishPhoto,
): Promise<void> {
  const database = await databaseClient();
  const batch = writeBatch(database)
    .set(doc(database, 'menu', id), fields)
    .set(doc(database, 'menu', MENU_ORDER), { ids: arrayUnion(id) }, { merge: true });
  if (photo) batch.set(doc(database, 'pictures', id), photoFields(photo));
  await batch.commit();
}

function photoFields({ type, base64 }: DishPhoto) {
  return { type, image: Bytes.fromBase64String(base64) };
}

export async function updateMenuItem(
  id: string,
  fields: Partial<MenuFields>,
  expected?: unknown,
  photo?: DishPhoto | null,
): Promise<DishWrite> {
  const database = await databaseClient();
  const item = doc(database, 'menu', id);
  // Stored only if the dish is unchanged since it was read here; otherwise the transaction runs again.
  return runTransaction(database, async (transaction) => {
    const stored = (await transaction.get(item)).data();
    if (!stored && !configuredFields(id))
      throw Object.assign(new Error(`menu/${id} is gone`), { code: 'not-found' });
    const data = stored ?? {};
    if (isObject(expected) && differs(data, fields, expected)) return { isStored: false, data };
    const changes = withMark(id, fields);
    transaction.set(item, changes, MERGE);
    const picture = doc(database, 'pictures', id);
    if (photo) transaction.set(picture, photoFields(photo));
    if (photo === null) transaction.delete(picture);
    return { isStored: true, data: { ...data, ...changes } };
  });
}

const MERGE = { merge: true };

/** The document of a dish of the configuration has only what the owner has changed, and a mark that the rules know. */
function withMark(id: string, fields: Partial<MenuFields>): Partial<MenuFields> {
  return configuredFields(id) ? { ...fields, fixed: true } : fields;
}

/** A stored field may already have the new value: an earlier attempt may have succeeded without an answer. */
function differs(data: object, fields: object, expected: object): boolean {
  return Object.entries(fields).some(([name, value]) => {
    const stored: unknown = Reflect.get(data, name);
    return !dequal(stored, Reflect.get(expected, name)) && !dequal(stored, value);
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export async function deleteMenuItem(id: string): Promise<void> {
  const database = await databaseClient();
  return writeBatch(database)
    .delete(doc(database, 'menu', id))
    .set(doc(database, 'menu', MENU_ORDER), { ids: arrayRemove(id) }, { merge: true })
    .delete(doc(database, 'pictures', id))
    .commit();
}

export async function changeMenuOrder(
  change: (ids: readonly string[]) => readonly string[],
): Promise<unknown> {
  const database = await databaseClient();
  const order = doc(database, 'menu', MENU_ORDER);
  return runTransaction(database, async (transaction) => {
    const ids = change(orderedIds((await transaction.get(order)).data()));
    transaction.set(order, { ids });
    return { ids };
  });
}

const PhotoSchema = v.object({
  type: v.string(),
  image: v.custom<Bytes>((value) => value instanceof Bytes),
});

async function read(folder: string, id: string): Promise<unknown> {
  return (await getDoc(doc(await databaseClient(), folder, id))).data();
}

export async function readPhoto(id: string): Promise<DishPhoto | undefined> {
  const parsed = v.safeParse(PhotoSchema, await read('pictures', id));
  if (!parsed.success) return undefined;
  return parsePhoto({ type: parsed.output.type, base64: parsed.output.image.toBase64() });
}

export const readOrdering = () => read('settings', 'ordering');
export const readProfile = (uid: string) => read('users', uid);

export async function saveOrdering(changes: Partial<OrderingSettings>): Promise<unknown> {
  const database = await databaseClient();
  const place = doc(database, 'settings', 'ordering');
  return runTransaction(database, async (transaction) => {
    const data = (await transaction.get(place)).data();
    // The rules require every field. Fields that only a later release knows stay as well.
    const settings = { ...data, ...parseOrdering(data).settings, ...changes };
    transaction.set(place, settings);
    return settings;
  });
}

export async function saveMany(
  changes: ReadonlyMap<string, Partial<MenuFields>>,
  expected: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  const database = await databaseClient();
  return runTransaction(database, async (transaction) => {
    const stored = await Promise.all(
      [...changes.keys()].map(async (id) => {
        return [id, (await transaction.get(doc(database, 'menu', id))).data()] as const;
      }),
    );
    const isStale = stored.some(([id, data]) => {
      const before = expected.get(id);
      const isGone = !data && !configuredFields(id);
      return isGone || differs(data ?? {}, changes.get(id) ?? {}, isObject(before) ? before : {});
    });
    if (isStale) return false;
    for (const [id, fields] of changes)
      transaction.set(doc(database, 'menu', id), withMark(id, fields), MERGE);
    return true;
  });
}

export async function createProfile(uid: string, role: string): Promise<void> {
  await setDoc(doc(await databaseClient(), 'users', uid), { role });
}

const StatusSchema = v.object({
  state: v.picklist(ORDER_STATES),
  at: v.custom<Timestamp>((value) => value instanceof Timestamp),
});

const statusOf = async (key: string) => doc(await databaseClient(), 'status', key);

/** For managers. @param key of the order. */
export async function writeState(key: string, state: OrderState): Promise<void> {
  await setDoc(await statusOf(key), { state, at: serverTimestamp() });
}

/**
 * Everybody may read it who knows the key. `at` is in milliseconds.
 * @returns undefined for an order without a state.
 * @throws FirebaseError `permission-denied` for a state that is older than 14 days.
 */
export async function readState(
  key: string,
): Promise<{ state: OrderState; at: number } | undefined> {
  const parsed = v.safeParse(StatusSchema, (await getDoc(await statusOf(key))).data());
  return parsed.success
    ? { state: parsed.output.state, at: parsed.output.at.toMillis() }
    : undefined;
}

/** For managers. That there is none is not an error. */
export async function forgetState(key: string): Promise<void> {
  await deleteDoc(await statusOf(key));
}

let limits: Promise<LimitsClient> | undefined;

/** The part for a shop with limits. */
export function limitsClient(): Promise<LimitsClient> {
  limits ??= Promise.all([
    import(/* webpackChunkName: "firebase-limits" */ './limits-client'),
    databaseClient(),
  ]).then(
    ([{ createLimitsClient }, database]) => createLimitsClient(database, readOrdering),
    (error: unknown) => {
      limits = undefined;
      throw error;
    },
  );
  return limits;
}
