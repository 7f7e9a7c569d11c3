import { CliError } from '../base';
import { isAuthAnswering, isFirestoreAnswering, PROJECT_ID, readPorts } from '../local-cloud';

/** Where a manager is appointed. */
export type Target = {
  projectId: string;
  /** For sentences: "on the local cloud". */
  place: string;
};

const AUTH = 'FIREBASE_AUTH_EMULATOR_HOST';
const FIRESTORE = 'FIRESTORE_EMULATOR_HOST';

/** Keeps Firebase's library from asking the network whether this computer is one of Google's and has credentials. */
function needNoCredentials(env: NodeJS.ProcessEnv): void {
  env.METADATA_SERVER_DETECTION = 'none';
}

/**
 * The local cloud on this environment's ports.
 * @param env of this process: variables are set in it that lead Firebase's own library there.
 * @throws CliError when it does not answer.
 */
export async function localTarget(env: NodeJS.ProcessEnv): Promise<Target> {
  const { auth, firestore } = readPorts(env);
  const areUp = await Promise.all([isAuthAnswering(auth), isFirestoreAnswering(firestore)]);
  if (areUp.includes(false)) {
    throw new CliError(
      'The local cloud is not running: start it with "npm start" in another terminal and try again. For the site on the web, add --project and the id of its Firebase project.',
    );
  }
  env[AUTH] = `127.0.0.1:${String(auth)}`;
  env[FIRESTORE] = `127.0.0.1:${String(firestore)}`;
  needNoCredentials(env);
  return { projectId: PROJECT_ID, place: 'on the local cloud' };
}

/**
 * A Firebase project by its id. Firebase's libraries go to emulators instead when its two variables say so; the place
 * then says so too, because whoever left them set believes to be on the web.
 * @throws CliError when the id is none, or only one of the two variables is set.
 */
export function projectTarget(projectId: string, env: NodeJS.ProcessEnv): Target {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new CliError(
      `"${projectId}" is no id of a Firebase project: it stands in the Firebase console under Project settings, like my-kitchen-1a2b3.`,
    );
  }
  const [auth = '', firestore = ''] = [env[AUTH], env[FIRESTORE]];
  if ((auth === '') !== (firestore === '')) {
    throw new CliError(
      `Of ${AUTH} and ${FIRESTORE} only one is set: unset it for the site on the web, or set both for emulators.`,
    );
  }
  if (auth !== '') needNoCredentials(env);
  const place =
    auth === ''
      ? `in the project ${projectId}`
      : `in the emulators of ${projectId} at ${auth} and ${firestore}`;
  return { projectId, place };
}
