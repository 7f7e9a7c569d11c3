import { CliError, root, runCommand } from '../base';
import { PLAYWRIGHT, type PlaywrightReport } from './runners';

/** The projects of e2e/playwright.config.ts, in the order in which they run. Each writes a report with its name. */
const PROJECTS = ['journeys', 'visual', 'serial'] as const;

/** A run of Playwright: its arguments, and the report that it writes. */
export type JourneyRun = {
  readonly args: readonly string[];
  readonly report: PlaywrightReport;
};

/** Journeys that share a site, two at a time. */
export const PARALLEL: JourneyRun = { args: ['--project=journeys'], report: 'journeys' };

/** Pictures of the site after its start. */
export const PICTURES: JourneyRun = { args: ['--project=visual'], report: 'visual' };

/** Journeys that stop or release parts of the site. */
export const SERIAL: JourneyRun = {
  args: ['--project=serial', '--no-deps'],
  report: 'serial',
};

/**
 * What Playwright would run, as it lists it.
 * @param program Playwright with a configuration.
 * @param args of Playwright: a file, `--grep`, `--project`.
 * @throws CliError when they match no journey, or are not valid Playwright arguments.
 */
export async function listJourneys(
  program: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { code, output } = await runCommand(
    process.execPath,
    [...program, '--list', '--no-deps', '--reporter', 'list', ...args],
    { cwd: root, env },
  );
  // After another error, it only means that a file could not be loaded.
  if (output.trimStart().startsWith('Error: No tests found'))
    throw new CliError(`No journey matches "${args.join(' ')}". Nothing was built or started.`);
  if (code !== 0) throw new CliError(output.trim());
  return output;
}

/**
 * The runs of Playwright for these journeys. With a filter there is one run per project, because Playwright would also
 * run everything that a project depends on.
 * @param args of Playwright: a file, `--grep`, `--project`.
 * @throws CliError when they match no journey, or are not valid Playwright arguments.
 */
export async function selectJourneys(args: readonly string[]): Promise<readonly JourneyRun[]> {
  if (args.length === 0) return [PARALLEL, PICTURES, SERIAL];
  const output = await listJourneys(PLAYWRIGHT, args);
  return PROJECTS.filter((name) => output.includes(`[${name}] ›`)).map((name) => ({
    args: [...args, '--no-deps', `--project=${name}`],
    report: name,
  }));
}
