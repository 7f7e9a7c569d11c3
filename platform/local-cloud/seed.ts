import { type EmulatedProject, loopbackUrl } from './context';
import { DEMO_ACCOUNTS, type MonthlyMenu } from './seed-data';

/** The emulators treat this token as the project's owner, who bypasses the rules. */
const AS_OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const ANSWER_LIMIT_MS = 20_000;
const ATTEMPTS = 6;

async function call(method: string, url: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: AS_OWNER,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!response.ok) {
    throw new Error(
      `The seed failed: ${method} ${url} answered ${String(response.status)} ${await response.text()}`,
    );
  }
  return response;
}

/** On a busy machine an emulator may not answer its first requests in time. Every step of the seed can be repeated. */
async function retried(step: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await step();
      return;
    } catch (error) {
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
      if (!isSlow || attempt === ATTEMPTS) throw error;
    }
  }
}

function documentsOf({ projectId }: EmulatedProject): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

function accountsUrl({ ports, projectId }: EmulatedProject): string {
  return `${loopbackUrl(ports.auth)}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
}

async function hasAccount(project: EmulatedProject, uid: string): Promise<boolean> {
  const found = await call('POST', `${accountsUrl(project)}:lookup`, { localId: [uid] });
  return (await found.text()).includes(uid);
}

type Plain = string | number | readonly Plain[] | { readonly [key: string]: Plain };

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** A value in the format of Firestore's REST API, with whole numbers as integers, as its SDK writes them. */
export function firestoreValue(value: Plain): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (isList(value)) return { arrayValue: { values: value.map(firestoreValue) } };
  return { mapValue: { fields: firestoreFields(value) } };
}

function firestoreFields(values: Readonly<Record<string, Plain>>): object {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([key, value]) => [key, firestoreValue(value)] as const));
}

/** Creates the demo accounts that are missing. A change of one that is there would end its sessions. */
export async function seedAccounts(project: EmulatedProject): Promise<void> {
  for (const { uid, email, password } of Object.values(DEMO_ACCOUNTS)) {
    const user = { localId: uid, email, password, emailVerified: true };
    await retried(async () => {
      if (!(await hasAccount(project, uid))) await call('POST', accountsUrl(project), user);
    });
  }
}

/** Whether an emulator answers and holds the seed of this project. */
export async function isSeeded(
  emulator: 'auth' | 'firestore',
  project: EmulatedProject,
): Promise<boolean> {
  const { uid } = DEMO_ACCOUNTS.manager;
  try {
    if (emulator === 'auth') return await hasAccount(project, uid);
    const url = `${loopbackUrl(project.ports.firestore)}/v1/${documentsOf(project)}/users/${uid}`;
    return (await call('GET', url)).ok;
  } catch {
    return false;
  }
}

/** Enables email enumeration protection, which is on by default in new Firebase projects. */
export async function hideAccounts(project: EmulatedProject): Promise<void> {
  const config = `${loopbackUrl(project.ports.auth)}/emulator/v1/projects/${project.projectId}/config`;
  await retried(async () => {
    await call('PATCH', config, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
  });
}

/** Writes the demo profiles and the monthly menu. */
export async function seedDocuments(
  project: EmulatedProject,
  monthlyMenu: MonthlyMenu,
): Promise<void> {
  const profiles = Object.values(DEMO_ACCOUNTS).map(({ uid, role }) => [uid, { role }] as const);
  await writeDocuments(project, 'users', Object.fromEntries(profiles));
  await writeDocuments(project, 'menu', monthlyMenu);
}

/** Writes documents by id, replacing existing ones. */
async function writeDocuments(
  project: EmulatedProject,
  collection: string,
  documents: Readonly<Record<string, Readonly<Record<string, Plain>>>>,
): Promise<void> {
  const parent = documentsOf(project);
  const writes = Object.entries(documents).map(([id, document]) => ({
    update: {
      name: `${parent}/${collection}/${id}`,
      fields: firestoreFields(document),
    },
  }));
  await retried(async () => {
    await call('POST', `${loopbackUrl(project.ports.firestore)}/v1/${parent}:commit`, { writes });
  });
}

/** Deletes every document. */
export async function clearDocuments(project: EmulatedProject): Promise<void> {
  await call(
    'DELETE',
    `${loopbackUrl(project.ports.firestore)}/emulator/v1/${documentsOf(project)}`,
  );
}
