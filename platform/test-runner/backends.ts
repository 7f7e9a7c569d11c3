import { resolve } from 'node:path';
import { root, stateDirectory } from '../base';
import { BACKENDS, createLocalCloud, freePorts, type LocalCloud } from '../local-cloud';

/**
 * Starts the emulators, the inbox and the local EmailJS, which the suites and sites of a run share, unless they run
 * already.
 * @throws CliError when one cannot be started.
 */
export type Backends = () => Promise<LocalCloud>;

/** Stops what `use` has started when `use` is done. `signal` ends it at once. */
export async function withBackends<T>(
  signal: AbortSignal,
  use: (backends: Backends) => Promise<T>,
): Promise<T> {
  let started: Promise<LocalCloud> | undefined;
  async function startCloud(): Promise<LocalCloud> {
    const cloud = await createLocalCloud({
      root,
      stateDirectory: resolve(stateDirectory, 'test-backends'),
      ports: await freePorts(),
      pages: 'built',
      parts: BACKENDS,
      hasControl: true,
    });
    signal.addEventListener('abort', () => void cloud.stop(), { once: true });
    await cloud.start();
    return cloud;
  }
  try {
    return await use(() => (started ??= startCloud()));
  } finally {
    // What could not start has stopped by itself.
    await started?.then(
      (cloud) => cloud.stop(),
      () => undefined,
    );
  }
}
