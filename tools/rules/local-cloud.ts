import { resolve } from 'node:path';
import { root, stateDirectory } from '../paths';
import { freePorts } from '../stack/free-ports';
import { portEnvironment } from '../stack/ports';
import { makeStack } from '../stack/stack';

export type LocalCloud = {
  /** The address of the Firestore emulator. */
  firestore: string;
  /** For child processes: where the emulators are, in the words of Firebase's own tools and in ours. */
  environment: Record<string, string>;
};

const hostOf = (url: string) => new URL(url).host;

/**
 * Runs emulators on ports that nobody uses, with the real `firestore.rules`, for as long as `use` takes.
 * @param name of the folder for logs; two at a time must not share one.
 * @throws Complaint when one cannot be started.
 */
export async function withLocalCloud<T>(
  name: string,
  parts: readonly ('auth' | 'firestore')[],
  ending: AbortSignal,
  use: (cloud: LocalCloud) => Promise<T>,
): Promise<T> {
  const ports = await freePorts();
  const stack = await makeStack({
    root,
    stateDirectory: resolve(stateDirectory, name),
    ports,
    pages: 'built',
    parts,
  });
  ending.addEventListener('abort', () => void stack.stop(), { once: true });
  await stack.start();
  try {
    const { auth, firestore } = stack.urls;
    return await use({
      firestore,
      environment: {
        ...portEnvironment(ports),
        FIRESTORE_EMULATOR_HOST: hostOf(firestore),
        FIREBASE_AUTH_EMULATOR_HOST: hostOf(auth),
      },
    });
  } finally {
    await stack.stop();
  }
}
