import {
  addDoc,
  arrayUnion,
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
  it('is created by its owner with the role of a guest [175]', async () => {
    await setDoc(doc(cloud.as('nora'), 'users/nora'), { role: 'guest' });
    expect(await cloud.stored('users/nora')).toEqual({ role: 'guest' });
  });

  it.each([
    ['makes its owner a manager', { role: 'manager' }],
    ['makes its owner something else', { role: 'admin' }],
    ['spells guest differently', { role: 'Guest' }],
    ['has the roles guest and manager', { role: ['guest', 'manager'] }],
    ['is empty', {}],
    ['has a role of null', { role: null }],
    ['has the time as its role', { role: serverTimestamp() }],
    ['has another field', { role: 'guest', name: 'Nora' }],
    ['has another field that marks a manager', { role: 'guest', isManager: true }],
  ])(
    'that %s is refused, so that every account starts as a guest [175] [182] (case 32)',
    async (_, profile) => {
      await expectDenied(setDoc(doc(cloud.as('nora'), 'users/nora'), profile));
      expect(await cloud.stored('users/nora')).toBeUndefined();
    },
  );

  it.each([
    ['a visitor', () => cloud.asVisitor()],
    ['another guest', () => cloud.as('gus')],
    ['a manager', () => cloud.as('olive')],
  ])('is not created by %s', async (_, database) => {
    await expectDenied(setDoc(doc(database(), 'users/nora'), { role: 'guest' }));
  });

  it('is not created with an id that belongs to no account', async () => {
    await expectDenied(addDoc(collection(cloud.as('nora'), 'users'), { role: 'guest' }));
  });
});

describe('an existing profile', () => {
  type Act = (database: Firestore) => Promise<unknown>;
  const own = (database: Firestore) => doc(database, 'users/gus');
  const changes: [string, Act][] = [
    ['changed to a manager’s', (db) => updateDoc(own(db), { role: 'manager' })],
    ['changed by a transform', (db) => updateDoc(own(db), { role: arrayUnion('manager') })],
    ['overwritten as a manager’s', (db) => setDoc(own(db), { role: 'manager' })],
    ['overwritten with the same', (db) => setDoc(own(db), { role: 'guest' })],
    ['extended by a field', (db) => setDoc(own(db), { nickname: 'G' }, { merge: true })],
    ['stripped of its role', (db) => updateDoc(own(db), { role: deleteField() })],
    ['deleted', (db) => deleteDoc(own(db))],
    [
      'deleted and created in one batch',
      (db) => writeBatch(db).delete(own(db)).set(own(db), { role: 'manager' }).commit(),
    ],
  ];

  it.each(
    changes.flatMap(([what, act]) =>
      ['gus', 'gwen', 'olive'].map((who): [string, string, Act] => [what, who, act]),
    ),
  )('is not %s by %s: no browser changes a role [182] (case 33)', async (_what, who, act) => {
    await expectDenied(act(cloud.as(who)));
    expect(await cloud.stored('users/gus')).toEqual({ role: 'guest' });
  });
});

describe('reading profiles', () => {
  it.each(['gus', 'olive'])('each account reads its own, with its role: %s [181]', async (uid) => {
    const profile = await getDoc(doc(cloud.as(uid), 'users', uid));
    expect(profile.data()).toEqual({ role: uid === 'olive' ? 'manager' : 'guest' });
  });

  it('an account without a profile can see that it has none [181]', async () => {
    expect((await getDoc(doc(cloud.as('nora'), 'users/nora'))).exists()).toBe(false);
  });

  it.each([
    ['a visitor', () => cloud.asVisitor()],
    ['another guest', () => cloud.as('gwen')],
    ['an account without a profile', () => cloud.as('nora')],
    ['a manager', () => cloud.as('olive')],
  ])('%s does not read somebody else’s (case 35)', async (_, database) => {
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
    ['all, at any depth', (db) => getDocs(collectionGroup(db, 'users'))],
  ];
  it.each(
    lists.flatMap(([what, list]) =>
      ['gus', 'olive'].map((who): [string, string, typeof list] => [what, who, list]),
    ),
  )(
    'no list reveals who has an account: %s, requested by %s (case 35)',
    async (_what, who, list) => {
      await expectDenied(list(cloud.as(who)));
    },
  );
});

describe('below a profile', () => {
  it.each(['gus', 'olive'])('%s neither stores nor reads anything', async (uid) => {
    const inside = doc(cloud.as(uid), `users/${uid}/orders/1`);
    await expectDenied(setDoc(inside, pie));
    await expectDenied(setDoc(inside, { role: 'guest' }));
    await expectDenied(getDoc(inside));
  });
});
