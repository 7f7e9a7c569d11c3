import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore/lite';
import { createLimitsClient, type LimitsClient } from '../firebase/limits-client';

/** The limits of a shop in the Firestore emulator that `npm run test:rules` started, for many accounts at once. */
export function limitsInEmulator() {
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const projectId = process.env.GCLOUD_PROJECT ?? '';
  const apps: [FirebaseApp, Firestore][] = [];

  function open(name: string, mockUserToken: 'owner' | { sub: string }): Firestore {
    const app = initializeApp({ projectId }, `limits of ${name} ${String(apps.length)}`);
    const database = getFirestore(app);
    connectFirestoreEmulator(
      database,
      host,
      Number(port),
      // The emulator takes this token for the project's owner, who bypasses the rules.
      mockUserToken === 'owner' ? { mockUserToken } : { mockUserToken },
    );
    apps.push([app, database]);
    return database;
  }

  setLogLevel('silent');
  const owner = open('the owner', 'owner');
  return {
    as: (uid: string): LimitsClient =>
      createLimitsClient(open(uid, { sub: uid }), async () => undefined),
    /** The client of the project's owner. */
    owner: createLimitsClient(owner, async () => undefined),
    store: (path: string, data: Record<string, unknown>) => setDoc(doc(owner, path), data),
    async empty(): Promise<void> {
      const database = `http://${host}:${port ?? ''}/emulator/v1/projects/${projectId}/databases/(default)`;
      await fetch(`${database}/documents`, { method: 'DELETE' });
    },
    async close(): Promise<void> {
      for (const [app, database] of apps) {
        await terminate(database);
        await deleteApp(app);
      }
    },
  };
}
