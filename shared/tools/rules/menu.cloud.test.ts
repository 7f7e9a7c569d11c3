import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { expectDenied, pie, useCloud } from './testing/cloud';
import { othersIn } from './testing/document';

const cloud = useCloud();

const others = othersIn(cloud);
const manager: (typeof others)[number] = ['a manager', () => cloud.as('olive')];

describe('the Monthly Menu is read', () => {
  it.each([...others, manager])('whole, by %s [182] (case 30)', async (_, database) => {
    await cloud.store('menu/soup', { ...pie, name: 'SOUP' });
    const menu = await getDocs(collection(database(), 'menu'));
    expect(menu.docs.map(({ id }) => id)).toEqual(['pie', 'soup']);
  });
});

const writes: [string, (database: Firestore) => Promise<unknown>][] = [
  ['adds a dish', (db) => addDoc(collection(db, 'menu'), pie)],
  ['adds a dish with a chosen id', (db) => setDoc(doc(db, 'menu/mine'), pie)],
  ['overwrites a dish', (db) => setDoc(doc(db, 'menu/pie'), { ...pie, name: 'MINE' })],
  ['changes a dish', (db) => updateDoc(doc(db, 'menu/pie'), { soldOut: true })],
  ['deletes a dish', (db) => deleteDoc(doc(db, 'menu/pie'))],
];

describe('the Monthly Menu is written', () => {
  it('by a manager, who can delete a dish, even one that is already deleted [6] (case 40)', async () => {
    await deleteDoc(doc(cloud.as('olive'), 'menu/pie'));
    expect(await cloud.stored('menu/pie')).toBeUndefined();
    await deleteDoc(doc(cloud.as('olive'), 'menu/pie'));
  });

  it.each(
    writes.flatMap(([what, write]) =>
      others.map(([who, database]) => [who, what, database, write] as const),
    ),
  )(
    'by nobody else: %s who %s is refused [182] (cases 30, 38, 40)',
    async (_who, _what, database, write) => {
      await expectDenied(write(database()));
      expect(await cloud.stored('menu/pie')).toEqual(pie);
    },
  );

  it.each([
    ['Manager', { role: 'Manager' }],
    ['manager with a space', { role: 'manager ' }],
    ['a list that holds manager', { role: ['manager'] }],
    ['owner', { role: 'owner' }],
    ['nothing', {}],
    ['a boolean', { role: true, manager: true }],
  ])('only with exactly the role manager: not with %s [6]', async (_, profile) => {
    await cloud.store('users/nora', profile);
    for (const [, write] of writes) await expectDenied(write(cloud.as('nora')));
    expect(await cloud.stored('menu/pie')).toEqual(pie);
  });

  it.each(['gus', 'nora'])('not by %s, whose token claims to be a manager’s [182]', async (uid) => {
    const database = cloud.as(uid, { role: 'manager', manager: true, admin: true });
    for (const [, write] of writes) await expectDenied(write(database));
    expect(await cloud.stored('menu/pie')).toEqual(pie);
  });

  it('no longer by a manager whose role was changed to guest, without a new login [6] [182] (case 37)', async () => {
    const database = cloud.as('olive');
    await setDoc(doc(database, 'menu/before'), pie);
    await cloud.store('users/olive', { role: 'guest' });
    for (const [, write] of writes) await expectDenied(write(database));
    expect(await cloud.stored('menu/before')).toEqual(pie);
    expect(await cloud.stored('menu/pie')).toEqual(pie);
  });

  it('at once by a guest whose role was changed to manager, without a new login [6]', async () => {
    const database = cloud.as('gus');
    await expectDenied(setDoc(doc(database, 'menu/pie'), { ...pie, name: 'NEW' }));
    await cloud.store('users/gus', { role: 'manager' });
    await setDoc(doc(database, 'menu/pie'), { ...pie, name: 'NEW' });
    expect(await cloud.stored('menu/pie')).toEqual({ ...pie, name: 'NEW' });
  });
});

describe('several writes in one batch', () => {
  it('are all stored when all are valid [6]', async () => {
    const db = cloud.as('olive');
    const batch = writeBatch(db).set(doc(db, 'menu/one'), pie).set(doc(db, 'menu/two'), pie);
    await batch.delete(doc(db, 'menu/pie')).commit();
    expect(await cloud.stored('menu/one')).toEqual(pie);
    expect(await cloud.stored('menu/two')).toEqual(pie);
    expect(await cloud.stored('menu/pie')).toBeUndefined();
  });

  it.each([
    ['a dish without a price', 'menu/two', { ...pie, sizes: [{ label: 'Small' }] }],
    ['a role', 'users/gus', { role: 'manager' }],
    ['an order', 'orders/1', pie],
  ])('store nothing when one is invalid: %s (case 39)', async (_, path, data) => {
    const db = cloud.as('olive');
    const batch = writeBatch(db).set(doc(db, 'menu/one'), pie).set(doc(db, path), data);
    await expectDenied(batch.delete(doc(db, 'menu/pie')).commit());
    expect(await cloud.stored('menu/one')).toBeUndefined();
    expect(await cloud.stored('menu/pie')).toEqual(pie);
    expect(await cloud.stored('users/gus')).toEqual({ role: 'guest' });
  });

  it('do not let a guest write a dish by adding a manager’s profile [182]', async () => {
    const db = cloud.as('nora');
    const batch = writeBatch(db).set(doc(db, 'users/nora'), { role: 'manager' });
    await expectDenied(batch.set(doc(db, 'menu/one'), pie).commit());
    expect(await cloud.stored('users/nora')).toBeUndefined();
    expect(await cloud.stored('menu/one')).toBeUndefined();
  });
});

describe('everything else in the database', () => {
  const places = [
    'orders/1',
    'settings/site',
    'roles/gus',
    'menu/pie/notes/1',
    'Menu/pie',
    'user/gus',
  ];
  it.each(
    places.flatMap((path) => [...others, manager].map(([who, db]) => [path, who, db] as const)),
  )(
    '%s is closed to %s: orders and unknown data are neither stored nor read [8] (case 36)',
    async (path, _who, database) => {
      await cloud.store(path, pie);
      const there = doc(database(), path);
      await expectDenied(getDoc(there));
      await expectDenied(setDoc(there, { ...pie, name: 'OTHER' }));
      await expectDenied(updateDoc(there, { soldOut: true }));
      await expectDenied(deleteDoc(there));
      await expectDenied(getDocs(there.parent));
      await expectDenied(addDoc(there.parent, pie));
      expect(await cloud.stored(path)).toEqual(pie);
    },
  );
});
