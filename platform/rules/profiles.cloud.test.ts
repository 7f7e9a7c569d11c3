import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { expectDenied, pie, useCloud } from './testing/cloud';

const cloud = useCloud();

describe('a new account’s profile', () => {
  it('is made by its owner, as a guest’s [175]', async () => {
    await setDoc(doc(cloud.as('nora'), 'users/nora'), { role: 'guest' });
    expect(await cloud.stored('users/nora')).toEqual({ role: 'guest' });
  });

  it.each([
    ['makes its owner a manager', { role: 'manager' }],
    ['makes its owner something else', { role: 'admin' }],
    ['says guest in another spelling', { role: 'Guest' }],
    ['says guest and manager', { role: ['guest', 'manager'] }],
    ['says guest somewhere inside', { role: { is: 'guest' } }],
    ['says nothing', {}],
    ['has a role of null', { role: null }],
    ['has the time as its role', { role: serverTimestamp() }],
    ['has another field', { role: 'guest', name: 'Nora' }],
    ['has another field for a manager’s mark', { role: 'guest', isManager: true }],
    ['has a megabyte of luggage', { role: 'guest', bag: 'x'.repeat(1_000_000) }],
  ])(
    'that %s is refused, so nobody is more than a guest at first [175] [182]',
    async (_, profile) => {
      await expectDenied(setDoc(doc(cloud.as('nora'), 'users/nora'), profile));
      expect(await cloud.stored('users/nora')).toBeUndefined();
    },
  );

  it.each([
    ['a visitor', () => cloud.asVisitor()],
    ['another guest', () => cloud.as('gus')],
    ['a manager', () => cloud.as('olive')],
  ])('is not made by %s', async (_, database) => {
    await expectDenied(setDoc(doc(database(), 'users/nora'), { role: 'guest' }));
  });

  it('is not made under an id that is nobody’s', async () => {
    await expectDenied(addDoc(collection(cloud.as('nora'), 'users'), { role: 'guest' }));
  });
});

describe('a profile that is there', () => {
  type Act = (database: Firestore) => Promise<unknown>;
  const own = (database: Firestore) => doc(database, 'users/gus');
  const changes: [string, Act][] = [
    ['made a manager’s', (db) => updateDoc(own(db), { role: 'manager' })],
    ['written anew as a manager’s', (db) => setDoc(own(db), { role: 'manager' })],
    ['written over with the same', (db) => setDoc(own(db), { role: 'guest' })],
    ['given a field', (db) => setDoc(own(db), { nickname: 'G' }, { merge: true })],
    ['robbed of its role', (db) => updateDoc(own(db), { role: deleteField() })],
    ['deleted', (db) => deleteDoc(own(db))],
    [
      'deleted and made anew in one go',
      (db) => writeBatch(db).delete(own(db)).set(own(db), { role: 'manager' }).commit(),
    ],
  ];

  it.each(
    changes.flatMap(([what, act]) =>
      ['gus', 'gwen', 'olive'].map((who): [string, string, Act] => [what, who, act]),
    ),
  )('is not %s by %s: nobody promotes anybody from a browser [182]', async (_what, who, act) => {
    await expectDenied(act(cloud.as(who)));
    expect(await cloud.stored('users/gus')).toEqual({ role: 'guest' });
  });

  it('given by the owner of the project is not taken for a new one', async () => {
    await cloud.store('users/nora', { role: 'manager' });
    await expectDenied(setDoc(doc(cloud.as('nora'), 'users/nora'), { role: 'guest' }));
  });
});

describe('reading profiles', () => {
  it.each(['gus', 'olive'])(
    'each account reads its own, which tells the role: %s [181]',
    async (uid) => {
      const profile = await getDoc(doc(cloud.as(uid), 'users', uid));
      expect(profile.data()).toEqual({ role: uid === 'olive' ? 'manager' : 'guest' });
    },
  );

  it('an account without a profile learns that it has none [181]', async () => {
    expect((await getDoc(doc(cloud.as('nora'), 'users/nora'))).exists()).toBe(false);
  });

  it.each([
    ['a visitor', () => cloud.asVisitor()],
    ['another guest', () => cloud.as('gwen')],
    ['an account without a profile', () => cloud.as('nora')],
    ['a manager', () => cloud.as('olive')],
  ])('%s does not read somebody else’s', async (_, database) => {
    await expectDenied(getDoc(doc(database(), 'users/gus')));
    await expectDenied(getDoc(doc(database(), 'users/nobody-yet')));
  });

  const lists: [string, (database: Firestore) => Promise<unknown>][] = [
    ['all', (db) => getDocs(collection(db, 'users'))],
    [
      'the managers',
      (db) => getDocs(query(collection(db, 'users'), where('role', '==', 'manager'))),
    ],
    [
      'their own',
      (db) => getDocs(query(collection(db, 'users'), where(documentId(), '==', 'gus'))),
    ],
    ['the number of accounts', (db) => getCountFromServer(collection(db, 'users'))],
    ['all, wherever they lie', (db) => getDocs(collectionGroup(db, 'users'))],
  ];
  it.each(
    lists.flatMap(([what, list]) =>
      ['gus', 'olive'].map((who): [string, string, typeof list] => [what, who, list]),
    ),
  )('no list gives away who has an account: %s, asked for by %s', async (_what, who, list) => {
    await expectDenied(list(cloud.as(who)));
  });
});

describe('below a profile', () => {
  it.each(['gus', 'olive'])('%s keeps nothing, and reads nothing', async (uid) => {
    const inside = doc(cloud.as(uid), `users/${uid}/orders/1`);
    await expectDenied(setDoc(inside, pie));
    await expectDenied(setDoc(inside, { role: 'guest' }));
    await expectDenied(getDoc(inside));
  });
});
