import { CliError, root, runCommand } from '../base';
import { PLAYWRIGHT } from './runners';

/** The projects of e2e/playwright.config.ts, in the order in which they run. */
const PROJECTS = ['journeys', 'visual', 'alone'];

/** Playwright's arguments, one list per run. */
export type JourneyRuns = readonly (readonly string[])[];

export const ALL_JOURNEYS: JourneyRuns = [[]];

/**
 * Splits filtered journeys into one run per project, because Playwright would run everything that a project depends on.
 * @param args of Playwright: a file, `--grep`, `--project`.
 * @throws CliError when they match no journey, or are not Playwright's.
 */
export async function selectJourneys(args: readonly string[]): Promise<JourneyRuns> {
  if (args.length === 0) return ALL_JOURNEYS;
  const { code, output } = await runCommand(
    process.execPath,
    [...PLAYWRIGHT, '--list', '--no-deps', '--reporter', 'list', ...args],
    { cwd: root },
  );
  // Below another error it only means that a file could not be loaded.
  if (output.trimStart().startsWith('Error: No tests found'))
    throw new CliError(`No journey matches "${args.join(' ')}". Nothing was built or started.`);
  if (code !== 0) throw new CliError(output.trim());
  return PROJECTS.filter((name) => output.includes(`[${name}] ›`)).map((name) => [
    ...args,
    '--no-deps',
    `--project=${name}`,
  ]);
}
