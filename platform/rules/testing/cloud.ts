import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';
import { PROJECT_ID } from '../../local-cloud';

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
  let owners: Firestore;
  let closeOwners: () => void = () => undefined;
  const contexts = new Map<string, RulesTestContext>();

  function databaseOf(who: string, open: () => RulesTestContext): Firestore {
    const context = contexts.get(who) ?? open();
    contexts.set(who, context);
    // The older face of the same client; the functions of today take it.
    return context.firestore() as unknown as Firestore;
  }

  /** The library closes an unruled context with its callback; one per test would take most of the tests' time. */
  function openOwnersDatabase(): Promise<Firestore> {
    return new Promise((opened, failed) => {
      const closed = new Promise<void>((close) => {
        closeOwners = close;
      });
      environment
        .withSecurityRulesDisabled((context) => {
          opened(context.firestore() as unknown as Firestore);
          return closed;
        })
        .catch(failed);
    });
  }

  beforeAll(async () => {
    if (!process.env.FIRESTORE_EMULATOR_HOST) {
      throw new Error('No Firestore emulator: run these tests with "npm run test:rules".');
    }
    // Every refusal, and this is about refusals, would be printed.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore: {} });
    owners = await openOwnersDatabase();
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await writeBatch(owners)
      .set(doc(owners, 'users/olive'), { role: 'manager' })
      .set(doc(owners, 'users/gus'), { role: 'guest' })
      .set(doc(owners, 'users/gwen'), { role: 'guest' })
      .set(doc(owners, 'menu/pie'), pie)
      .commit();
  });
  afterAll(async () => {
    closeOwners();
    await environment.cleanup();
  });

  return {
    as: (uid) => databaseOf(uid, () => environment.authenticatedContext(uid)),
    asVisitor: () => databaseOf('', () => environment.unauthenticatedContext()),
    store: (path, data) => setDoc(doc(owners, path), data),
    stored: async (path) => (await getDoc(doc(owners, path))).data(),
  };
}

/** The rules refused, and nothing else went wrong. */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
}
