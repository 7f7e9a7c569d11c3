import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { PROJECT_ID } from '../../stack/context';

/** A dish as the menu editor writes it. */
export const pie = {
  name: 'CHICKEN POT PIE',
  description: 'Flaky crust.',
  sizes: [
    { label: 'Small', price: 30, feeds: 'feeds 3-4' },
    { label: 'Large', price: 50.5, feeds: '' },
  ],
  soldOut: false,
};

export type Cloud = {
  /** The database as somebody with this account sees it, straight from a browser. */
  as: (uid: string) => Firestore;
  /** The same for somebody who is not signed in. */
  asVisitor: () => Firestore;
  /** Writes where no rule binds, as the project's owner. */
  store: (path: string, data: Record<string, unknown>) => Promise<void>;
  /** What is stored, whoever may read it. */
  stored: (path: string) => Promise<unknown>;
};

/**
 * The Firestore emulator that `npm run test:rules` started, with the rules it was started with, emptied before each
 * test. The people: `olive` is a manager, `gus` and `gwen` are guests, `nora` has an account and no profile.
 */
export function useCloud(): Cloud {
  let environment: RulesTestEnvironment;
  const contexts = new Map<string, RulesTestContext>();

  function databaseOf(who: string, open: () => RulesTestContext): Firestore {
    const context = contexts.get(who) ?? open();
    contexts.set(who, context);
    // The older face of the same client; the functions of today take it.
    return context.firestore() as unknown as Firestore;
  }

  async function asOwner<T>(act: (database: Firestore) => Promise<T>): Promise<T> {
    let result: { value: T } | undefined;
    await environment.withSecurityRulesDisabled(async (context) => {
      result = { value: await act(context.firestore() as unknown as Firestore) };
    });
    return result!.value;
  }

  const store: Cloud['store'] = (path, data) =>
    asOwner((database) => setDoc(doc(database, path), data));

  beforeAll(async () => {
    if (!process.env.FIRESTORE_EMULATOR_HOST) {
      throw new Error('No Firestore emulator: run these tests with "npm run test:rules".');
    }
    // Every refusal, and this is about refusals, would be printed.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore: {} });
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await store('users/olive', { role: 'manager' });
    await store('users/gus', { role: 'guest' });
    await store('users/gwen', { role: 'guest' });
    await store('menu/pie', pie);
  });
  afterAll(() => environment.cleanup());

  return {
    as: (uid) => databaseOf(uid, () => environment.authenticatedContext(uid)),
    asVisitor: () => databaseOf('', () => environment.unauthenticatedContext()),
    store,
    stored: (path) =>
      asOwner(async (database) => {
        return (await getDoc(doc(database, path))).data();
      }),
  };
}

/** The rules refused, and nothing else went wrong. */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
}
