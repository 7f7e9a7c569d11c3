import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import type { EmulatedProject, Ports } from './ports';
import type { Account } from '../shop';
import { loopbackUrl } from './services';

/** A project in the Firestore emulator, which holds any number of them. */
export type DocumentsOf = Pick<EmulatedProject, 'projectId'> & { ports: Pick<Ports, 'firestore'> };

// Its errors reach the caller, who may have expected them.
setLogLevel('silent');

let opened = 0;

/** The documents of a project, by Firebase's own client, as the project's owner: no rules apply. */
export function ownersDatabase({ ports, projectId }: DocumentsOf): Firestore {
  opened += 1;
  const database = getFirestore(initializeApp({ projectId }, `owner ${String(opened)}`));
  connectFirestoreEmulator(database, '127.0.0.1', ports.firestore, { mockUserToken: 'owner' });
  return database;
}

/** Writes documents by their paths. */
export async function seedDocuments(
  project: DocumentsOf,
  documents: Readonly<Record<string, object>>,
): Promise<void> {
  const database = ownersDatabase(project);
  await Promise.all(
    Object.entries(documents).map(([path, data]) => setDoc(doc(database, path), data)),
  );
}

/**
 * Whether an emulator that another program started holds this document of the shop. Its port does not say so, because
 * emulators use the same ports in every project.
 */
export async function hasDocument(project: DocumentsOf, path: string): Promise<boolean> {
  return getDoc(doc(ownersDatabase(project), path)).then(
    (found) => found.exists(),
    () => false,
  );
}

/** Deletes every document, which only the emulator allows. */
export async function clearDocuments({ ports, projectId }: DocumentsOf): Promise<void> {
  const path = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await callService('DELETE', `${loopbackUrl(ports.firestore)}/${path}`);
}

/**
 * Creates accounts in a new Auth emulator, and enables email enumeration protection, which is on by default in
 * new Firebase projects.
 */
export async function seedAccounts(
  { ports, projectId }: EmulatedProject,
  accounts: readonly Account[],
): Promise<void> {
  const auth = loopbackUrl(ports.auth);
  await callService('PATCH', `${auth}/emulator/v1/projects/${projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  for (const { uid, email, password } of accounts)
    await callService(
      'POST',
      `${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      {
        ...{ localId: uid, email, password },
        emailVerified: true,
      },
    );
}

/** Sends a request to a service. The emulators take this token as that of the project's owner. */
export async function callService(method: string, url: string, body?: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(
      `${method} ${url} answered ${String(response.status)}: ${await response.text()}`,
    );
}
