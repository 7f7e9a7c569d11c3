import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { ORDER_STATES } from '@simmer/shared/order-state';
import { expectDenied, useCloud } from './testing/cloud';
import { othersIn } from './testing/document';

const cloud = useCloud();
const KEY = 'Ab-_567890123456789012';
const PLACE = `status/${KEY}`;

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
const ready = { state: 'ready', at: serverTimestamp() };

describe('how far an order is', () => {
  it('is written, changed and deleted by a manager', async () => {
    const place = doc(cloud.as('olive'), PLACE);
    for (const state of ORDER_STATES) {
      await setDoc(place, { state, at: serverTimestamp() });
      expect(await cloud.stored(PLACE)).toMatchObject({ state });
    }
    await deleteDoc(place);
    expect(await cloud.stored(PLACE)).toBeUndefined();
    await deleteDoc(place);
  });

  it.each([...othersIn(cloud), ['a manager', () => cloud.as('olive')] as const])(
    'is read by %s who knows the key of the order, for 14 days, and is not listed',
    async (_who, database) => {
      const place = doc(database(), PLACE);
      expect((await getDoc(place)).exists()).toBe(false);
      await cloud.store(PLACE, { state: 'ready', at: daysAgo(13.9) });
      expect((await getDoc(place)).data()).toMatchObject({ state: 'ready' });
      await cloud.store(PLACE, { state: 'ready', at: daysAgo(14.1) });
      await expectDenied(getDoc(place));
      await cloud.store(PLACE, { state: 'ready', at: daysAgo(0) });
      await expectDenied(getDocs(query(collection(database(), 'status'), limit(1))));
    },
  );

  it.each([...othersIn(cloud), ['a former manager', () => cloud.as('olive')] as const])(
    'is neither written nor deleted by %s',
    async (_who, database) => {
      await cloud.store('users/olive', { role: 'guest' });
      const place = doc(database(), PLACE);
      await expectDenied(setDoc(place, ready));
      const stored = { state: 'started', at: daysAgo(0) };
      await cloud.store(PLACE, stored);
      await expectDenied(setDoc(place, ready));
      await expectDenied(deleteDoc(place));
      expect(await cloud.stored(PLACE)).toEqual(stored);
    },
  );

  it.each<[string, object]>([
    ['has an unknown state', { ...ready, state: 'eaten' }],
    ['has a list of states', { ...ready, state: ['ready'] }],
    ['has no state', { at: serverTimestamp() }],
    ['has no time', { state: 'ready' }],
    ['has another time', { ...ready, at: daysAgo(0) }],
    [
      'has a time to come, with which everybody could read it for longer',
      { ...ready, at: daysAgo(-30) },
    ],
    ['says who ordered', { ...ready, name: 'Gus' }],
  ])('is refused when it %s', async (_case, data) => {
    await expectDenied(setDoc(doc(cloud.as('olive'), PLACE), data));
    await cloud.store(PLACE, { state: 'started', at: daysAgo(0) });
    await expectDenied(setDoc(doc(cloud.as('olive'), PLACE), data));
  });

  it.each(['K7P-4MW', KEY.slice(1), `${KEY}x`, `${KEY.slice(1)}.`])(
    'is refused under %s, which is not the key of an order',
    async (key) => expectDenied(setDoc(doc(cloud.as('olive'), 'status', key), ready)),
  );
});
