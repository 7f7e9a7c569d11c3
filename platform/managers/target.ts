import { CliError, readSiteConfig, root } from '../base';
import { isHealthy, readPorts } from '../local-cloud';

/** Where the account is. */
export type Target = {
  projectId: string;
  /** For messages: "on the local cloud". */
  place: string;
};

const AUTH = 'FIREBASE_AUTH_EMULATOR_HOST';
const FIRESTORE = 'FIRESTORE_EMULATOR_HOST';

/** Keeps the Firebase library from looking for Google Cloud's metadata server. */
function skipMetadataServer(env: NodeJS.ProcessEnv): void {
  env.METADATA_SERVER_DETECTION = 'none';
}

/**
 * The local cloud at the ports in the environment.
 * @param env of this process. The variables that direct the Firebase library to the emulators are set in it.
 * @throws CliError when it does not answer.
 */
export async function localTarget(env: NodeJS.ProcessEnv): Promise<Target> {
  const ports = readPorts(env);
  const areHealthy = await Promise.all([isHealthy('auth', ports), isHealthy('firestore', ports)]);
  if (areHealthy.includes(false)) {
    throw new CliError(
      'The local cloud is not running. Start it with "npm start" in another terminal and try again. For the deployed site, add --project and the id of its Firebase project.',
    );
  }
  env[AUTH] = `127.0.0.1:${String(ports.auth)}`;
  env[FIRESTORE] = `127.0.0.1:${String(ports.firestore)}`;
  skipMetadataServer(env);
  const { projectId } = (await readSiteConfig(root)).firebase;
  return { projectId, place: 'on the local cloud' };
}

/**
 * A Firebase project by its id. If the emulator variables are set, the Firebase library uses the emulators instead, and
 * the message says so, because the user may have forgotten them.
 * @throws CliError when the id is invalid, or only one of the two variables is set.
 */
export function projectTarget(projectId: string, env: NodeJS.ProcessEnv): Target {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new CliError(
      `"${projectId}" is not the id of a Firebase project like my-kitchen-1a2b3. Find it in the Firebase console under Project settings.`,
    );
  }
  const [auth = '', firestore = ''] = [env[AUTH], env[FIRESTORE]];
  if ((auth === '') !== (firestore === '')) {
    throw new CliError(
      `Only one of ${AUTH} and ${FIRESTORE} is set. Unset it for the deployed site, or set both for emulators.`,
    );
  }
  if (auth !== '') skipMetadataServer(env);
  const place =
    auth === ''
      ? `in the project ${projectId}`
      : `in the emulators of ${projectId} at ${auth} and ${firestore}`;
  return { projectId, place };
}
