import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import { runJourneys, type TestSite } from '../../test-runner';
import { readRecordings, type Recording } from '../recording/notes';
import { gateDirectory } from '../candidate';

export interface PlayOptions {
  released: readonly ModuleName[];
  /** Where the journeys are recorded. What is there is deleted. */
  folder: string;
  /** The folder of what is live, with whose pictures new ones are compared. By default this is what is recorded. */
  live?: string;
  /** Whether Playwright writes the report that a team reads. */
  hasReport?: boolean;
  signal: AbortSignal;
}

/**
 * Plays journeys on what the site serves now, and records them.
 * @param journeys arguments of Playwright.
 * @throws CliError when a journey ended without a recording.
 */
export async function play(
  site: TestSite,
  journeys: readonly string[],
  { released, folder, live, hasReport = false, signal }: PlayOptions,
): Promise<readonly Recording[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { failures } = await runJourneys(
    [
      ...['--project=gate', '--project=journeys', '--update-snapshots=none'],
      ...['--retries', live === undefined ? '1' : '0', ...journeys],
    ],
    signal,
    site,
    {
      report: 'gate',
      reporter: hasReport ? 'html' : 'null',
      shows: false,
      env: {
        SIMMER_GATE_FOLDER: folder,
        SIMMER_GATE_RELEASED: released.join(','),
        ...(live !== undefined && { SIMMER_GATE_LIVE: live }),
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(gateDirectory, 'report'),
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
