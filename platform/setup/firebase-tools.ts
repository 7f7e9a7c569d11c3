import { resolve } from 'node:path';

/**
 * The script of firebase-tools, to be run with Node.
 * @param root of the repository.
 */
export function firebaseProgram(root: string): string {
  return resolve(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
}

/** Its environment. Outside of CI it would check for updates over the network. */
export const FIREBASE_ENVIRONMENT = { CI: 'true', NO_UPDATE_NOTIFIER: '1' };

/**
 * Its environment without the user's own login.
 * @param directory for its configuration.
 */
export function firebaseWithoutLogin(directory: string): Record<string, string> {
  return { ...FIREBASE_ENVIRONMENT, XDG_CONFIG_HOME: resolve(directory, 'config') };
}
