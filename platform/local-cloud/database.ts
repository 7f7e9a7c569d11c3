import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { type EmulatedProject, loopbackUrl } from './context';
import { DEMO_ACCOUNTS, type MonthlyMenu } from './seed-data';
import type { Ports } from './ports';

/** A project in the Firestore emulator, which holds any number of them. */
export type DocumentsOf = Pick<EmulatedProject, 'projectId'> & { ports: Pick<Ports, 'firestore'> };

// Its errors reach the caller, who may have expected them.
setLogLevel('silent');

let opened = 0;

/**
 * The documents of a project, by Firebase's own client, as the project's owner: no rules apply. firebase-admin would do
 * the same, but takes three times as long to load.
 */
export function ownersDatabase({ ports, projectId }: DocumentsOf): Firestore {
  opened += 1;
  const database = getFirestore(initializeApp({ projectId }, `owner ${String(opened)}`));
  connectFirestoreEmulator(database, '127.0.0.1', ports.firestore, { mockUserToken: 'owner' });
  return database;
}

/** Writes documents by id, replacing existing ones. */
async function writeDocuments(
  project: DocumentsOf,
  collection: string,
  documents: Readonly<Record<string, DocumentData>>,
): Promise<void> {
  const database = ownersDatabase(project);
  await Promise.all(
    Object.entries(documents).map(([id, data]) => setDoc(doc(database, collection, id), data)),
  );
}

/** Writes the demo profiles and the monthly menu. */
export async function seedDocuments(project: DocumentsOf, monthlyMenu: MonthlyMenu): Promise<void> {
  const profiles = Object.values(DEMO_ACCOUNTS).map(({ uid, role }) => [uid, { role }] as const);
  await writeDocuments(project, 'users', Object.fromEntries(profiles));
  await writeDocuments(project, 'menu', monthlyMenu);
}

/** Deletes every document, as only the emulator can. */
export async function clearDocuments({ ports, projectId }: DocumentsOf): Promise<void> {
  const path = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(`${loopbackUrl(ports.firestore)}/${path}`, {
    method: 'DELETE',
  });
  if (!ok) throw new Error(`The documents could not be deleted: ${String(status)}.`);
}
