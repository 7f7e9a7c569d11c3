import { printWarning, root } from '../base';
import { buildModules } from '../build';
import { type EngineName, ENGINE_TITLES, ENGINES_VARIABLE, findEngines } from '../setup';
import type { Count } from './count';
import { playJourneys, withTestSite } from './run-journeys';
import { PLAYWRIGHT_BROWSERS } from './runners';

/**
 * Plays the journeys of e2e/browsers in these engines. An engine that is not on this machine and cannot be installed is
 * left out, and named in the count.
 * @param playwrightArgs passed on: a file, `--grep`, `--workers`.
 */
export async function runBrowsers(
  names: readonly EngineName[],
  playwrightArgs: readonly string[],
  signal: AbortSignal,
): Promise<Count> {
  const { engines, missing } = await findEngines(root, names);
  const skipped = names.filter((name) => missing[name] !== undefined);
  for (const name of skipped) printWarning(ENGINE_TITLES[name], `skipped: ${missing[name] ?? ''}`);
  const left = { passed: 0, failed: 0, skipped: skipped.map((name) => ENGINE_TITLES[name]) };
  if (skipped.length === names.length) return left;

  await buildModules(root, signal);
  return withTestSite({ name: 'test-cloud-browsers' }, signal, async (site) => {
    const count = await playJourneys(site, playwrightArgs, signal, {
      program: PLAYWRIGHT_BROWSERS,
      report: 'browsers',
      env: { [ENGINES_VARIABLE]: JSON.stringify(engines) },
    });
    return { ...count, skipped: left.skipped };
  });
}
