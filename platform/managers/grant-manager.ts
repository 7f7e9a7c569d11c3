import * as v from 'valibot';
import { MANAGER } from '../../shared/src/auth/auth-store';
import { isEmail } from '../../shared/src/parse/email';
import { CliError, messageOf, readSiteConfig, root } from '../base';
import { isHealthy, readPorts } from '../local-cloud';

/** Where the account is. */
type Target = {
  projectId: string;
  /** For messages: "on the local cloud". */
  place: string;
};

/**
 * @param projectId of a Firebase project; by default the local cloud at the ports in the environment.
 * @param env of this process. The variables that direct the Firebase library to the emulators are set in it, or removed.
 * @throws CliError when the id is invalid, or the local cloud does not answer.
 */
async function targetOf(projectId: string | undefined, env: NodeJS.ProcessEnv): Promise<Target> {
  delete env.FIREBASE_AUTH_EMULATOR_HOST;
  delete env.FIRESTORE_EMULATOR_HOST;
  if (projectId !== undefined) {
    if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId))
      return { projectId, place: `in the project ${projectId}` };
    throw new CliError(
      `"${projectId}" is not the id of a Firebase project like my-kitchen-1a2b3. Find it in the Firebase console under Project settings.`,
    );
  }
  const ports = readPorts(env);
  const areHealthy = await Promise.all([isHealthy('auth', ports), isHealthy('firestore', ports)]);
  if (areHealthy.includes(false))
    throw new CliError(
      'The local cloud is not running. Start it with "npm start" in another terminal and try again. For the deployed site, add --project and the id of its Firebase project.',
    );
  env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${String(ports.auth)}`;
  env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${String(ports.firestore)}`;
  // Keeps the Firebase library from looking for Google Cloud's metadata server.
  env.METADATA_SERVER_DETECTION = 'none';
  const { firebase } = await readSiteConfig(root);
  return { projectId: firebase.projectId, place: 'on the local cloud' };
}

const CodeSchema = v.object({ code: v.union([v.string(), v.number()]) });

/** What a person can do about an error of the Firebase library. */
function adviceFor(error: unknown, email: string, { projectId, place }: Target): string {
  // Firebase puts the cause of a failed sign-in at the end of a long text.
  const reason = messageOf(error).replace(/^.*following error: /s, '');
  const code = v.is(CodeSchema, error) ? error.code : undefined;
  if (code === 'auth/user-not-found')
    return `There is no account for ${email} ${place}. Sign up on the site's Login page, then try again.`;
  if (code === 'app/invalid-credential' || /credential/i.test(reason))
    return `This computer has no credentials for ${projectId}, or they cannot be read. docs/managers.md explains how to get a key file; set GOOGLE_APPLICATION_CREDENTIALS to its path. (${reason})`;
  if (code === 'auth/configuration-not-found' || code === 'auth/project-not-found')
    return `Firebase Authentication is not set up ${place}. Check the id in the Firebase console under Project settings.`;
  if (code === 'auth/insufficient-permission' || code === 7)
    return `The credentials of this computer may not change ${projectId}. Use a key file of that project. (${reason})`;
  return `Nothing was changed ${place}. Firebase's message: ${reason}`;
}

/**
 * Gives an existing account the role of a manager. A second call changes nothing.
 * @param account.project the id of a Firebase project; by default the local cloud.
 * @param env with the ports of the local cloud and Firebase's variables.
 * @returns the message for the terminal.
 * @throws CliError when the account, the credentials or the local cloud are missing or wrong.
 */
export async function grantManager(
  account: { email: string; project?: string | undefined },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const email = account.email.trim();
  if (!isEmail(email))
    throw new CliError(`"${account.email}" is not an email address like someone@example.com.`);
  const target = await targetOf(account.project, env);
  const { place, projectId } = target;
  // Imported here because they load slowly and other importers of this room do not need them.
  const { deleteApp, initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const { getFirestore } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId }, `grant ${email}`);
  try {
    const { uid, metadata } = await getAuth(app).getUserByEmail(email);
    const profile = getFirestore(app).doc(`users/${uid}`);
    if ((await profile.get()).get('role') === MANAGER)
      return `${email} is already a manager ${place}. Nothing was changed.`;
    await profile.set({ role: MANAGER }, { merge: true });
    return [
      `${email} is now a manager ${place}, and sees "Edit Menu" after reloading the page.`,
      `The account was created on ${metadata.creationTime}. If you do not recognize it, remove the role: docs/managers.md.`,
    ].join('\n  ');
  } catch (error) {
    throw new CliError(adviceFor(error, email, target), { cause: error });
  } finally {
    await deleteApp(app);
  }
}
