import { resolve } from 'node:path';
import { root, stateDirectory } from '../base';
import { createLocalCloud, freePorts, portEnvironment } from '../local-cloud';

export type Emulators = {
  /** The address of the Firestore emulator. */
  firestore: string;
  /** For child processes: where the emulators are, in the words of Firebase's own tools and in ours. */
  environment: Record<string, string>;
};

const hostOf = (url: string) => new URL(url).host;

/**
 * Runs emulators on ports that nobody uses, with the real `firestore.rules`, for as long as `use` takes.
 * @param name of the folder for logs; two at a time must not share one.
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
      environment: {
        ...portEnvironment(ports),
        FIRESTORE_EMULATOR_HOST: hostOf(firestore),
        FIREBASE_AUTH_EMULATOR_HOST: hostOf(auth),
      },
    });
  } finally {
    await cloud.stop();
  }
}
