import { printWarning, root } from '../base';
import { buildModules } from '../build';
import { type EngineName, ENGINE_TITLES, ENGINES_VARIABLE, findEngines } from '../setup';
import { sum, type Count } from './count';
import { playJourneys, withTestSite } from './run-journeys';
import { PLAYWRIGHT, PLAYWRIGHT_BROWSERS } from './runners';
import { type JourneyRun, listJourneys } from './select-journeys';

/**
 * Runs the journeys of e2e/browsers in these engines. An engine that is not on this machine and cannot be installed is
 * left out and named in the count.
 * @param playwrightArgs passed on to Playwright: a file, `--grep`, `--workers`.
 * @param before other journeys to run first on the same site, in Chromium.
 * @throws CliError when no journey matches.
 */
export async function runBrowsers(
  names: readonly EngineName[],
  playwrightArgs: readonly string[],
  signal: AbortSignal,
  before: readonly JourneyRun[] = [],
): Promise<Count> {
  const { engines, missing } = await findEngines(names);
  const skipped = names.filter((name) => missing[name] !== undefined);
  for (const name of skipped) printWarning(ENGINE_TITLES[name], `skipped: ${missing[name] ?? ''}`);
  const left = { passed: 0, failed: 0, skipped: skipped.map((name) => ENGINE_TITLES[name]) };
  const hasEngine = skipped.length < names.length;
  if (!hasEngine && before.length === 0) return left;

  const env = { [ENGINES_VARIABLE]: JSON.stringify(engines) };
  if (hasEngine) await listJourneys(PLAYWRIGHT_BROWSERS, playwrightArgs, env);
  await buildModules(root, signal);
  return withTestSite({ name: 'test-cloud-browsers' }, signal, async (site) => {
    const counts: Count[] = [left];
    for (const { args, report } of before)
      counts.push(await playJourneys(site, args, signal, { program: PLAYWRIGHT, report }));
    if (hasEngine)
      counts.push(
        await playJourneys(site, playwrightArgs, signal, {
          program: PLAYWRIGHT_BROWSERS,
          report: 'browsers',
          env,
        }),
      );
    return sum(counts);
  });
}
