import { once } from 'node:events';
import { resolve } from 'node:path';
import colors from 'picocolors';
import { formatDuration, indent, printDone, root, stateDirectory, withProgress } from '../base';
import { ensureJava, findFirestoreEmulator } from '../setup';
import { requireFreePorts } from './free-ports';
import { createLocalCloud, type LocalCloud, type LocalCloudOptions } from './local-cloud';
import type { Ports } from './ports';
import { portsOf, SERVICES, SERVICE_TITLES, type ServiceName } from './services';

/** @throws CliError with one sentence for what is not installed, before a build takes minutes. */
export async function ensureEmulators(): Promise<void> {
  await ensureJava();
  await findFirestoreEmulator(root);
}

/** @throws CliError when one of these services has no free port, or an emulator is not installed. */
export async function requireServices(
  ports: Ports,
  services: readonly ServiceName[] = SERVICES,
): Promise<void> {
  await requireFreePorts(ports, services.flatMap(portsOf));
  if (services.includes('firestore')) await ensureEmulators();
}

/**
 * Runs a local cloud in the foreground until the signal, then stops everything.
 * @param options.stateName the folder of its logs and generated files in `.simmer`.
 * @param printUrls prints where things are, once all parts answer.
 */
export async function runInForeground(
  {
    stateName = '.',
    parts = SERVICES,
    ...options
  }: Pick<LocalCloudOptions, 'ports' | 'pages' | 'parts' | 'siteConfig'> & { stateName?: string },
  signal: AbortSignal,
  printUrls: (cloud: LocalCloud) => void,
): Promise<void> {
  const starting = new Set(parts);
  const cloud = await createLocalCloud({
    ...options,
    root,
    parts,
    stateDirectory: resolve(stateDirectory, stateName),
    onReady: (part, durationMs) => {
      starting.delete(part);
      printDone(SERVICE_TITLES[part], `ready in ${formatDuration(durationMs)}`);
    },
    onExit: (title, logTail) => {
      console.error(`\n  ${colors.red(`${title} stopped by itself.`)}\n${indent(logTail)}\n`);
    },
  });
  // The services keep this program running until then.
  const asked = signal.aborted ? Promise.resolve() : once(signal, 'abort');
  const stopped = asked.then(async () => {
    console.log('\n  Stopping …');
    await cloud.stop();
  });
  try {
    await withProgress(
      () => `starting ${[...starting].map((part) => SERVICE_TITLES[part]).join(', ')}`,
      cloud.start(),
    );
    if (!signal.aborted) printUrls(cloud);
  } catch (error) {
    // A start that was interrupted on purpose is not a failure.
    if (!signal.aborted) throw error;
  }
  await stopped;
}
