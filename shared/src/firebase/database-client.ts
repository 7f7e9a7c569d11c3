// The "lite" client sends plain requests: 30 kB instead of 121 kB, and an unreachable database gives an error instead
// of an empty result from a cache.
import {
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
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  type Firestore,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { localEndpoints } from '@simmer/shared/registry';
import { parsePhoto, type DishPhoto } from '../menu/photo';
import type { StoredDocument } from '../menu/stored-document';
import { once } from '../store/once';
import { checkedApp } from './firebase-app';
import { ORDER_STATES, type OrderState } from '../order-ticket/order-states';
import type { LimitsClient } from './limits-client';
import { MOST_DOCUMENTS } from './menu-fields';
import { createOwnerClient } from './owner-client';

const databaseClient = once(async (): Promise<Firestore> => {
  const local = await localEndpoints();
  const database = getFirestore(await checkedApp(local !== undefined));
  // Callers report each failure once; the client would log it twice more.
  setLogLevel('silent');
  if (local) {
    const { hostname, port } = new URL(local.firestore);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
});

export async function readMenu(): Promise<StoredDocument[]> {
  const menu = query(collection(await databaseClient(), 'menu'), limit(MOST_DOCUMENTS));
  const snapshot = await getDocs(menu);
  return snapshot.docs.map((document) => ({ id: document.id, data: document.data() }));
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

/** The part for the owner's pages. */
export const ownerClient = async () => createOwnerClient(await databaseClient());

/** The part for a shop with limits. */
export const limitsClient = once(async (): Promise<LimitsClient> => {
  const [{ createLimitsClient }, database] = await Promise.all([
    import(/* webpackChunkName: "firebase-limits" */ './limits-client'),
    databaseClient(),
  ]);
  return createLimitsClient(database, readOrdering);
});
