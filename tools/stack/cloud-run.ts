import { resolve } from 'node:path';
import colors from 'picocolors';
import { untilAborted } from '../ending';
import { root, stateDirectory } from '../paths';
import { findFirestoreEmulator } from '../setup/firestore-emulator';
import { demandJava } from '../setup/java';
import { formatDuration, indent, printDone } from '../terminal';
import { PART_TITLES, type PartName } from './parts';
import type { Ports } from './ports';
import { makeStack, type Stack } from './stack';

/** @throws Complaint with one sentence for what is not installed; before minutes go into a build. */
export async function demandEmulators(): Promise<void> {
  await demandJava();
  await findFirestoreEmulator(root);
}

/**
 * Runs a stack in the foreground until the signal, then stops everything.
 * @param announce prints where things are, once all parts answer.
 */
export async function runInForeground(
  options: {
    ports: Ports;
    pages: 'built' | 'dev';
    parts?: readonly PartName[];
    stateName?: string;
  },
  ending: AbortSignal,
  announce: (stack: Stack) => void,
): Promise<void> {
  const { stateName = '.', ...rest } = options;
  const stack = await makeStack({
    ...rest,
    root,
    stateDirectory: resolve(stateDirectory, stateName),
    onReady: (part, durationMs) => {
      printDone(PART_TITLES[part], `ready in ${formatDuration(durationMs)}`);
    },
    onDeath: (title, lastWords) => {
      console.error(`\n  ${colors.red(`${title} stopped by itself.`)}\n${indent(lastWords)}\n`);
    },
  });
  const stopped = untilAborted(ending).then(async () => {
    console.log('\n  Stopping …');
    await stack.stop();
  });
  try {
    await stack.start();
    if (!ending.aborted) announce(stack);
  } catch (error) {
    // A start that was broken off on purpose is no failure.
    if (!ending.aborted) throw error;
  }
  await stopped;
}
