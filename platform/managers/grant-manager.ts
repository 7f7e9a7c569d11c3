import type { App } from 'firebase-admin/app';
import * as v from 'valibot';
import { MANAGER } from '../../shared/src/auth/auth-store';
import { isEmail } from '../../shared/src/parse/email';
import { CliError, messageOf } from '../base';
import { localTarget, projectTarget, type Target } from './target';

const CodeSchema = v.object({ code: v.union([v.string(), v.number()]) });

/** What a person can do about an error of the Firebase library. */
function explained(error: unknown, email: string, { projectId, place }: Target): CliError {
  // Firebase puts the cause of a failed sign-in at the end of a long text.
  const reason = messageOf(error).replace(/^.*following error: /s, '');
  const parsed = v.safeParse(CodeSchema, error);
  const code = parsed.success ? parsed.output.code : undefined;
  const message = (): string => {
    if (code === 'auth/user-not-found') {
      return `There is no account for ${email} ${place}. Sign up on the site's Login page, then try again.`;
    }
    if (code === 'app/invalid-credential' || /credential/i.test(reason)) {
      return `This computer has no credentials for ${projectId}, or they cannot be read. docs/managers.md explains how to get a key file; set GOOGLE_APPLICATION_CREDENTIALS to its path. (${reason})`;
    }
    if (code === 'auth/configuration-not-found' || code === 'auth/project-not-found') {
      return `Firebase Authentication is not set up ${place}. Check the id in the Firebase console under Project settings.`;
    }
    if (code === 'auth/insufficient-permission' || code === 7) {
      return `The credentials of this computer may not change ${projectId}. Use a key file of that project. (${reason})`;
    }
    return `Nothing was changed ${place}. Firebase's message: ${reason}`;
  };
  return new CliError(message(), { cause: error });
}

async function setRole(app: App, email: string, { place }: Target): Promise<string> {
  const [{ getAuth }, { getFirestore }] = await Promise.all([
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
  ]);
  const { uid, metadata } = await getAuth(app).getUserByEmail(email);
  const profile = getFirestore(app).doc(`users/${uid}`);
  if ((await profile.get()).get('role') === MANAGER) {
    return `${email} is already a manager ${place}. Nothing was changed.`;
  }
  await profile.set({ role: MANAGER }, { merge: true });
  return [
    `${email} is now a manager ${place}, and sees "Edit Menu" after reloading the page.`,
    `The account was created on ${metadata.creationTime}. If you do not recognize it, remove the role: docs/managers.md.`,
  ].join('\n  ');
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
  const { project } = account;
  const email = account.email.trim();
  if (!isEmail(email))
    throw new CliError(`"${account.email}" is not an email address like someone@example.com.`);
  const target = project === undefined ? await localTarget(env) : projectTarget(project, env);
  // Imported here because it loads slowly and other importers of this room do not need it.
  const { deleteApp, initializeApp } = await import('firebase-admin/app');
  const app = initializeApp({ projectId: target.projectId }, `grant ${email}`);
  try {
    return await setRole(app, email, target);
  } catch (error) {
    throw explained(error, email, target);
  } finally {
    await deleteApp(app);
  }
}
