import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CliError, freePort, platformFile, printRemark } from '../base';
import { installDependencies, installedProblem } from './dependencies.mjs';

/** The folder has a lockfile of its own, because most commands do without these 624 packages. */
const FOLDER = platformFile('setup/firebase');

let program: Promise<string> | undefined;

/**
 * The script of firebase-tools, to be run with Node. The first call installs it unless it is there.
 * @throws CliError when it cannot be installed.
 */
export function firebaseProgram(): Promise<string> {
  return (program ??= installed());
}

async function installed(): Promise<string> {
  const reason = installedProblem(FOLDER);
  if (reason !== undefined) {
    printRemark(`Installing firebase-tools (${reason}).`);
    const failure = await installDependencies(FOLDER);
    if (failure !== undefined) throw new CliError(failure);
  }
  return resolve(FOLDER, 'node_modules/firebase-tools/lib/bin/firebase.js');
}

/** The environment of firebase-tools, which would check for updates over the network outside of CI. */
export const FIREBASE_ENVIRONMENT = { CI: 'true', NO_UPDATE_NOTIFIER: '1' };

/**
 * How to run one of Firebase's emulators, without the user's own login.
 * @param directory for its configuration and its debug log.
 * @param configuration the rest of its firebase.json.
 */
export async function firebaseEmulator(
  name: 'auth' | 'hosting',
  port: number,
  projectId: string,
  directory: string,
  configuration: object = {},
) {
  mkdirSync(directory, { recursive: true });
  const host = '127.0.0.1';
  const emulators = {
    [name]: { host, port },
    // It also starts these two, which are not used here.
    hub: { host, port: await freePort() },
    logging: { host, port: await freePort() },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  const config = resolve(directory, 'firebase-emulator.json');
  writeFileSync(config, JSON.stringify({ ...configuration, emulators }));
  return {
    command: process.execPath,
    args: [
      await firebaseProgram(),
      ...['emulators:start', '--only', name, '--project', projectId, '--config', config],
    ],
    cwd: directory,
    env: { ...FIREBASE_ENVIRONMENT, XDG_CONFIG_HOME: resolve(directory, 'config') },
  };
}
