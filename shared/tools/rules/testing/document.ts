import { doc, getDoc, setDoc, updateDoc, type Firestore } from 'firebase/firestore';
import { expectDenied, type Cloud } from './cloud';

type Data = Record<string, unknown>;
type Person = [who: string, open: () => Firestore];

/** Everybody who is not a manager. */
export const othersIn = (cloud: Cloud): Person[] => [
  ['a visitor', () => cloud.asVisitor()],
  ['a guest', () => cloud.as('gus')],
  ['an account without a profile', () => cloud.as('nora')],
];

interface Expectations {
  path: string;
  /** A valid document. */
  some: Data;
  /** A valid change of each valid document. */
  change: Data;
  accepted: readonly [string, Data][];
  /** The titles continue "is refused when it". */
  refused: readonly [string, Data][];
}

/** Tests of a document that everybody reads and only managers write. */
export function testDocument(
  cloud: Cloud,
  { path, some, change, accepted, refused }: Expectations,
): void {
  const others = othersIn(cloud);
  const managers = () => doc(cloud.as('olive'), path);

  it.each([...others, ['a manager', () => cloud.as('olive')] as const])(
    'is read by %s, whether it exists or not',
    async (_who, database) => {
      expect((await getDoc(doc(database(), path))).exists()).toBe(false);
      await cloud.store(path, some);
      expect((await getDoc(doc(database(), path))).data()).toEqual(some);
    },
  );

  it.each(accepted)('is written and changed by a manager, %s', async (_case, data) => {
    await setDoc(managers(), data);
    expect(await cloud.stored(path)).toEqual(data);
    await setDoc(managers(), { ...data, ...change });
    expect(await cloud.stored(path)).toEqual({ ...data, ...change });
  });

  it.each(refused)('is refused when it %s', async (_case, data) => {
    await expectDenied(setDoc(managers(), data));
    await cloud.store(path, some);
    await expectDenied(setDoc(managers(), data));
    expect(await cloud.stored(path)).toEqual(some);
  });

  it.each([...others, ['a former manager', () => cloud.as('olive')] as const])(
    'is not written by %s',
    async (_who, database) => {
      await cloud.store('users/olive', { role: 'guest' });
      await expectDenied(setDoc(doc(database(), path), some));
      await cloud.store(path, some);
      await expectDenied(updateDoc(doc(database(), path), change));
      expect(await cloud.stored(path)).toEqual(some);
    },
  );
}
