import { resolve } from 'node:path';
import { stateDirectory } from '../base';
import { BACKENDS, freePorts, type LocalCloud, startLocalCloud } from '../local-cloud';

/**
 * Starts the emulators, the inbox and the email service, which the suites and sites of a run share, unless they are
 * already running.
 * @throws CliError when one cannot be started.
 */
export type Backends = () => Promise<LocalCloud>;

/** Stops what `use` has started once `use` is done. `signal` ends a start. */
export async function withBackends<T>(
  signal: AbortSignal,
  use: (backends: Backends) => Promise<T>,
): Promise<T> {
  let started: Promise<LocalCloud> | undefined;
  const start = async () =>
    startLocalCloud(
      {
        stateDirectory: resolve(stateDirectory, 'test-backends'),
        ports: await freePorts(),
        pages: 'built',
        parts: BACKENDS,
      },
      signal,
    );
  try {
    return await use(() => (started ??= start()));
  } finally {
    // A backend that could not start has stopped by itself.
    await started?.then(
      (cloud) => cloud.stop(),
      () => undefined,
    );
  }
}
