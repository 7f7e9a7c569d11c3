import type { Browser } from '@playwright/test';
import { printHeading, printRemark } from '../../platform/base';
import { FAST, SLOW, type Profile } from './browser/profiles';
import { visit, type Visit } from './browser/visit';
import type { Visits } from './figures/metrics';
import type { BenchOptions } from './options';
import type { PagesRun } from './report/pages-section';
import { measureInRounds } from './rounds';
import type { RunningSites } from './sites/start-sites';
import { VARIANTS, type VariantName } from './variants';

const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(2)} s`);

function printRound(round: number, results: ReadonlyMap<VariantName, Visit>): void {
  const words = [...results].map(
    ([name, { fcpMs, tapMs }]) => `${VARIANTS[name].title} ${seconds(fcpMs)}, ${seconds(tapMs)}`,
  );
  printRemark(`${round === 0 ? 'warm-up' : `round ${String(round)}`}: ${words.join('; ')}`);
}

async function measure(
  browser: Browser,
  sites: RunningSites,
  profile: Profile,
  { variants, runs }: BenchOptions,
  signal: AbortSignal,
): Promise<Visits> {
  printHeading(`${profile.title}: first paint and first tap counted`);
  const visits = await measureInRounds(
    variants,
    runs,
    (name) => visit(browser, name, sites.variants[name], profile),
    signal,
    printRound,
  );
  return Object.fromEntries(visits);
}

/** Measures the first visit of each variant, slowed down and not. */
export async function measurePages(
  browser: Browser,
  sites: RunningSites,
  options: BenchOptions,
  signal: AbortSignal,
): Promise<PagesRun> {
  return {
    slow: await measure(browser, sites, SLOW, options, signal),
    fast: await measure(browser, sites, FAST, options, signal),
  };
}
