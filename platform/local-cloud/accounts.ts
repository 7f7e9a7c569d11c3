import { type EmulatedProject, loopbackUrl } from './context';
import { DEMO_ACCOUNTS } from './seed-data';

/** Sends a request to the Auth emulator, which takes this token for that of the project's owner. */
async function call(
  { ports }: EmulatedProject,
  method: string,
  path: string,
  body: unknown,
): Promise<string> {
  const response = await fetch(`${loopbackUrl(ports.auth)}/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${String(response.status)} ${text}`);
  return text;
}

const accountsOf = ({ projectId }: EmulatedProject) =>
  `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

export async function hasAccount(project: EmulatedProject, uid: string): Promise<boolean> {
  const path = `${accountsOf(project)}:lookup`;
  return (await call(project, 'POST', path, { localId: [uid] })).includes(uid);
}

/**
 * Creates the demo accounts that are missing, and enables email enumeration protection, which is on by default in new
 * Firebase projects. A change of an account that is there would end its sessions.
 */
export async function seedAccounts(project: EmulatedProject): Promise<void> {
  await call(project, 'PATCH', `emulator/v1/projects/${project.projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  for (const { uid, email, password } of Object.values(DEMO_ACCOUNTS)) {
    const user = { localId: uid, email, password, emailVerified: true };
    if (!(await hasAccount(project, uid))) await call(project, 'POST', accountsOf(project), user);
  }
}
