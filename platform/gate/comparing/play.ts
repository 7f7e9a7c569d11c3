import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, variable } from '../../base';

import { changeState, type State, type Store } from '../../releases';
import { runJourneys, type TestSite } from '../../test-runner';
import { readRecordings, type Recording } from '../recording/notes';
import { gateDirectory } from '../candidate';

/** Where journeys are played, and for which release. */
export interface Stage {
  testSite: TestSite;
  /** The store that it serves. */
  trial: Store;
  released: readonly string[];
  signal: AbortSignal;
}

/** Recordings that are not complete yet. */
export const PLAYED = join(gateDirectory, 'played');

/**
 * Plays journeys with these releases live, and records them.
 * @param journeys arguments of Playwright.
 * @param folder for the recordings. What is there is deleted.
 * @param live the recordings of what is live, with its pictures; undefined while these are made.
 * @throws CliError when a journey ended without a recording.
 */
export async function play(
  { testSite, trial, released, signal }: Stage,
  state: State,
  journeys: readonly string[],
  { folder, live }: { folder: string; live?: string },
): Promise<readonly Recording[]> {
  changeState(trial, () => state);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Without a name, Playwright would play all.
  if (journeys.length === 0) return [];
  const { failures } = await runJourneys(
    [
      ...['--project=gate', '--project=journeys', '--update-snapshots=none'],
      ...['--retries', live === undefined ? '1' : '0', ...journeys],
    ],
    signal,
    testSite,
    {
      report: 'gate',
      reporter: 'null',
      shows: false,
      env: {
        [variable('GATE_FOLDER')]: folder,
        [variable('GATE_RELEASED')]: released.join(','),
        ...(live !== undefined && { [variable('GATE_LIVE')]: live }),
      },
    },
  );
  signal.throwIfAborted();
  const recordings = readRecordings(folder);
  const unrecorded = failures.filter((failure) => {
    const [title = ''] = failure.split('\n');
    return !recordings.some((one) => title.endsWith(one.title));
  });
  if (unrecorded.length > 0) throw new CliError(unrecorded.join('\n'));
  return recordings;
}
