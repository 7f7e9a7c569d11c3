import {
  Bytes,
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
  writeBatch,
} from 'firebase/firestore';
import { expectDenied, pie, useCloud } from './testing/cloud';
import { othersIn } from './testing/document';

const cloud = useCloud();
const PLACE = 'former/one';
const removed = { dish: 'pie', name: 'PIE', fields: pie };
const photo = { type: 'image/webp', image: Bytes.fromBase64String('AAAA') };
const prices = {
  ...{ dish: 'Danish', name: 'Danish' },
  fields: { fixed: true, sizes: [{ label: 'Tray', price: 25 }] },
};
const now = (fields: object) => ({ ...fields, at: serverTimestamp() });
const stored = { ...removed, at: Timestamp.fromMillis(0) };

describe('what a change of a dish has replaced', () => {
  it.each([
    ['a dish that was removed', removed],
    ['the prices that a dish had', prices],
  ])('is kept by a manager, together with the change: %s', async (_what, fields) => {
    const database = cloud.as('olive');
    await writeBatch(database)
      .delete(doc(database, 'menu/pie'))
      .set(doc(database, PLACE), now(fields))
      .commit();
    expect(await cloud.stored(PLACE)).toMatchObject(fields);
  });

  it('is kept of ten dishes with ten sizes and a photo each, which a manager deletes together', async () => {
    const database = cloud.as('olive');
    const sizes = Array.from({ length: 10 }, (_, n) => ({ label: `Size ${String(n)}`, price: n }));
    const batch = writeBatch(database);
    for (let n = 0; n < 10; n += 1)
      batch
        .delete(doc(database, `menu/pie-${String(n)}`))
        .delete(doc(database, `pictures/pie-${String(n)}`))
        .set(doc(database, `former/${String(n)}`), now({ ...removed, fields: { ...pie, sizes } }))
        .set(doc(database, `pictures/${String(n)}`), photo);
    await batch.set(doc(database, 'menu/!order'), { ids: [] }).commit();
    expect(await cloud.stored('former/9')).toMatchObject({ fields: { sizes } });
  });

  it.each<[string, object]>([
    ['has an unknown field', now({ ...removed, role: 'manager' })],
    ['names no dish', now({ ...removed, dish: ' ' })],
    ['has no name', now({ dish: 'pie', fields: pie })],
    ['has a name that is too long', now({ ...removed, name: 'x'.repeat(121) })],
    ['has an id that is too long', now({ ...removed, dish: 'x'.repeat(121) })],
    ['is of another time', { ...removed, at: Timestamp.fromMillis(0) }],
    ['has no time', removed],
    ['has fields that are no dish', now({ ...removed, fields: { ...pie, sizes: [] } })],
    ['has a photo, which is beside it', now({ ...removed, photo })],
    ['has no fields', now({ dish: 'pie', name: 'PIE' })],
  ])('is refused when it %s', async (_what, data) => {
    await expectDenied(setDoc(doc(cloud.as('olive'), PLACE), data));
  });

  it('never changes', async () => {
    await cloud.store(PLACE, stored);
    await expectDenied(setDoc(doc(cloud.as('olive'), PLACE), now(removed)));
  });

  it('is kept for 29 days at least, also if the clock of a manager’s device is wrong', async () => {
    const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
    const place = doc(cloud.as('olive'), PLACE);
    await cloud.store(PLACE, { ...removed, at: daysAgo(28.9) });
    await expectDenied(deleteDoc(place));
    await cloud.store(PLACE, { ...removed, at: daysAgo(29.1) });
    await deleteDoc(place);
  });

  it('is read and deleted by a manager, a thousand at once at most', async () => {
    const database = cloud.as('olive');
    await cloud.store(PLACE, stored);
    const all = collection(database, 'former');
    expect((await getDocs(query(all, limit(1000)))).size).toBe(1);
    expect((await getDoc(doc(database, PLACE))).exists()).toBe(true);
    await expectDenied(getDocs(query(all, limit(1001))));
    await deleteDoc(doc(database, PLACE));
    expect(await cloud.stored(PLACE)).toBeUndefined();
  });

  it.each([...othersIn(cloud)])('is neither read nor written by %s', async (_who, open) => {
    await cloud.store(PLACE, stored);
    const database = open();
    await expectDenied(getDoc(doc(database, PLACE)));
    await expectDenied(getDocs(query(collection(database, 'former'), limit(1))));
    await expectDenied(deleteDoc(doc(database, PLACE)));
    await expectDenied(setDoc(doc(database, 'former/two'), now(removed)));
  });
});
