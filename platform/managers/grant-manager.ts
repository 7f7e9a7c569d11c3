import { parseArgs } from 'node:util';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MANAGER } from '../../shared/src/auth/auth-store';
import { isEmail } from '../../shared/src/parse/email';
import { CliError, messageOf } from '../base';
import { localTarget, projectTarget, type Target } from './target';

const USAGE =
  'Say whom to make a manager: npm run make-manager -- someone@example.com, and for the site on the web also --project and the id of its Firebase project.';

const CodeSchema = v.object({ code: v.union([v.string(), v.number()]) });

function readArguments(args: readonly string[]): { email: string; project: string | undefined } {
  let parsed;
  try {
    const options = { project: { type: 'string' } } as const;
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CliError(`${messageOf(error)}. ${USAGE}`, { cause: error });
  }
  const [text, ...others] = parsed.positionals;
  if (text === undefined || others.length > 0) throw new CliError(USAGE);
  if (!isEmail(text)) {
    throw new CliError(`"${text}" is no email address: write it like someone@example.com.`);
  }
  return { email: text.trim(), project: parsed.values.project };
}

/** What a person can do about an error of Firebase's library. */
function explained(error: unknown, email: string, { projectId, place }: Target): CliError {
  // Firebase wraps the cause of a failed sign-in into half a paragraph of its own.
  const words = messageOf(error).replace(/^.*following error: /s, '');
  const parsed = v.safeParse(CodeSchema, error);
  const code = parsed.success ? parsed.output.code : undefined;
  const sentence = (): string => {
    if (code === 'auth/user-not-found') {
      return `There is no account for ${email} ${place}: sign up with it on the site's Login page, then try again.`;
    }
    if (code === 'app/invalid-credential' || /credential/i.test(words)) {
      return `This computer has no credentials for ${projectId}, or they cannot be read: docs/managers.md tells how to get a key file; then set GOOGLE_APPLICATION_CREDENTIALS to its path. (${words})`;
    }
    if (code === 'auth/configuration-not-found' || code === 'auth/project-not-found') {
      return `Firebase knows no sign-in ${place}: check the id in the Firebase console under Project settings.`;
    }
    if (code === 'auth/insufficient-permission' || code === 7) {
      return `The credentials of this computer may not change ${projectId}: take a key file of that very project. (${words})`;
    }
    return `Nothing was changed ${place}; Firebase says: ${words}`;
  };
  return new CliError(sentence(), { cause: error });
}

async function appoint(app: App, email: string, { place }: Target): Promise<string> {
  const { uid, metadata } = await getAuth(app).getUserByEmail(email);
  const profile = getFirestore(app).doc(`users/${uid}`);
  if ((await profile.get()).get('role') === MANAGER) {
    return `${email} is a manager ${place} already; nothing was changed.`;
  }
  await profile.set({ role: MANAGER }, { merge: true });
  return [
    `${email} is a manager ${place} now, and sees "Edit Menu" after loading the page anew.`,
    `The account was opened on ${metadata.creationTime}. If it was not you who did that, take the role away again: docs/managers.md.`,
  ].join('\n  ');
}

/**
 * Gives an account that exists the role of a manager. Done twice, it changes nothing the second time.
 * @param args what was typed: the account's email and, for a real project, `--project <id>`.
 * @param env where the ports of the local cloud and Firebase's own variables are read.
 * @returns what to tell the person at the terminal.
 * @throws CliError when the arguments, the account, the credentials or the cloud are missing or wrong.
 */
export async function grantManager(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { email, project } = readArguments(args);
  const target = project === undefined ? await localTarget(env) : projectTarget(project, env);
  const app = initializeApp({ projectId: target.projectId }, `appoint ${email}`);
  try {
    return await appoint(app, email, target);
  } catch (error) {
    throw explained(error, email, target);
  } finally {
    await deleteApp(app);
  }
}
