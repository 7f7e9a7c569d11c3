import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';

/** The project of the emulators that `npm run test:rules` started. */
const PROJECT_ID = process.env.GCLOUD_PROJECT ?? '';

/** A dish in the form that the menu editor writes, with and without servings. */
export const pie = {
  name: 'CHICKEN POT PIE',
  description: 'Flaky crust.',
  sizes: [
    { label: 'Small', price: 30, feeds: 'feeds 3-4' },
    { label: 'Large', price: 50.5 },
  ],
  soldOut: false,
};

export type Cloud = {
  /** The database, logged in with this account in a browser, and with these claims in the token. */
  as: (uid: string, claims?: Record<string, unknown>) => Firestore;
  /** The database without logging in. */
  asVisitor: () => Firestore;
  /** Writes as the project's owner, who bypasses the rules. */
  store: (path: string, data: Record<string, unknown>) => Promise<void>;
  /** What is stored, read as the project's owner. */
  stored: (path: string) => Promise<unknown>;
};

/**
 * The Firestore emulator that `npm run test:rules` started, reset before each test. `olive` is a manager, `gus` and
 * `gwen` are guests, and `nora` has an account without a profile.
 */
export function useCloud(): Cloud {
  let environment: RulesTestEnvironment;
  let owners: Firestore;
  let closeOwners: () => void = () => undefined;
  const contexts = new Map<string, RulesTestContext>();

  function databaseOf(who: string, open: () => RulesTestContext): Firestore {
    const context = contexts.get(who) ?? open();
    contexts.set(who, context);
    // The type is that of the older API, but the object works with the current one.
    return context.firestore() as unknown as Firestore;
  }

  /** The library closes this context after the callback, and opening one for each test would take most of the time. */
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
    // Firestore would print every denied request.
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
    as: (uid, claims) =>
      databaseOf(uid + Object.keys(claims ?? {}).join(), () =>
        environment.authenticatedContext(uid, claims),
      ),
    asVisitor: () => databaseOf('', () => environment.unauthenticatedContext()),
    store: (path, data) => setDoc(doc(owners, path), data),
    stored: async (path) => (await getDoc(doc(owners, path))).data(),
  };
}

/** Expects that the rules deny the attempt, not that it fails with another error. */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' });
}
