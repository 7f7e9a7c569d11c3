import { resolve } from 'node:path';
import { root, stateDirectory } from '../base';
import { createLocalCloud, freePorts, portEnvironment } from '../local-cloud';
import type { RulesEmulator } from './emulator';

interface Emulators extends RulesEmulator {
  /** The variables that tell child processes where the emulators are: Firebase's and ours. */
  environment: Record<string, string>;
}

const hostOf = (url: string) => new URL(url).host;

/**
 * Runs emulators with the real `firestore.rules` on free ports until `use` is done.
 * @param name of the folder for logs. Two runs at the same time need different names.
 * @throws CliError when one cannot be started.
 */
export async function withEmulators<T>(
  name: string,
  parts: readonly ('auth' | 'firestore')[],
  signal: AbortSignal,
  use: (emulators: Emulators) => Promise<T>,
): Promise<T> {
  const ports = await freePorts();
  const cloud = await createLocalCloud({
    root,
    stateDirectory: resolve(stateDirectory, name),
    ports,
    pages: 'built',
    parts,
  });
  signal.addEventListener('abort', () => void cloud.stop(), { once: true });
  await cloud.start();
  try {
    const { auth, firestore } = cloud.urls;
    return await use({
      firestore,
      projectId: cloud.projectId,
      environment: {
        ...portEnvironment(ports),
        GCLOUD_PROJECT: cloud.projectId,
        FIRESTORE_EMULATOR_HOST: hostOf(firestore),
        FIREBASE_AUTH_EMULATOR_HOST: hostOf(auth),
      },
    });
  } finally {
    await cloud.stop();
  }
}
