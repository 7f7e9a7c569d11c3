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
  // Keeps the Firebase library from looking for Google Cloud's metadata server.
  env.METADATA_SERVER_DETECTION = 'none';
  const { projectId } = (await readSiteConfig(root)).firebase;
  return { projectId, place: 'on the local cloud' };
}

/**
 * A Firebase project by its id.
 * @param env of this process. The variables that direct the Firebase library to emulators are removed from it.
 * @throws CliError when the id is invalid.
 */
export function projectTarget(projectId: string, env: NodeJS.ProcessEnv): Target {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new CliError(
      `"${projectId}" is not the id of a Firebase project like my-kitchen-1a2b3. Find it in the Firebase console under Project settings.`,
    );
  }
  for (const variable of [AUTH, FIRESTORE]) Reflect.deleteProperty(env, variable);
  return { projectId, place: `in the project ${projectId}` };
}
