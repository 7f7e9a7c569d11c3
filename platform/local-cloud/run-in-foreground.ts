import { resolve } from 'node:path';
import colors from 'picocolors';
import {
  formatDuration,
  indent,
  printDone,
  root,
  stateDirectory,
  untilAborted,
  withProgress,
} from '../base';
import { ensureJava, findFirestoreEmulator } from '../setup';
import { SERVICES, SERVICE_TITLES, type ServiceName } from './services';
import type { Ports } from './ports';
import { createLocalCloud, type LocalCloud } from './local-cloud';

/** @throws CliError with one sentence for what is not installed; before minutes go into a build. */
export async function ensureEmulators(): Promise<void> {
  await ensureJava();
  await findFirestoreEmulator(root);
}

/**
 * Runs a local cloud in the foreground until the signal, then stops everything.
 * @param announce prints where things are, once all parts answer.
 */
export async function runInForeground(
  options: {
    ports: Ports;
    pages: 'built' | 'dev';
    parts?: readonly ServiceName[];
    stateName?: string;
  },
  signal: AbortSignal,
  announce: (cloud: LocalCloud) => void,
): Promise<void> {
  const { stateName = '.', ...rest } = options;
  const starting = new Set(rest.parts ?? SERVICES);
  const cloud = await createLocalCloud({
    ...rest,
    root,
    stateDirectory: resolve(stateDirectory, stateName),
    onReady: (part, durationMs) => {
      starting.delete(part);
      printDone(SERVICE_TITLES[part], `ready in ${formatDuration(durationMs)}`);
    },
    onExit: (title, logTail) => {
      console.error(`\n  ${colors.red(`${title} stopped by itself.`)}\n${indent(logTail)}\n`);
    },
  });
  const stopped = untilAborted(signal).then(async () => {
    console.log('\n  Stopping …');
    await cloud.stop();
  });
  try {
    await withProgress(
      () => `starting ${[...starting].map((part) => SERVICE_TITLES[part]).join(', ')}`,
      cloud.start(),
    );
    if (!signal.aborted) announce(cloud);
  } catch (error) {
    // A start that was broken off on purpose is no failure.
    if (!signal.aborted) throw error;
  }
  await stopped;
}
