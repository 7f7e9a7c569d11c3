import type { Browser } from '@playwright/test';
import type { Ports } from '../../../platform/local-cloud';
import { printHeading, printRemark } from '../../../platform/base';
import type { BenchOptions } from '../options';
import { measureInRounds } from '../rounds';
import type { RunningSites } from '../sites/start-sites';
import { writeDishes } from './dishes';
import { componentsPerTap, type ScaleVisits } from './scale-tables';
import { scaleVisit, type ScaleVisit } from './scale-visit';
import { SCENARIO_NAMES, SCENARIOS, scenarioTitle, type ScenarioName } from './scenarios';

function printRound(round: number, results: ReadonlyMap<ScenarioName, ScaleVisit>): void {
  const words = [...results].map(([name, one]) => {
    const slowest = Math.max(...one.taps.map(({ paintedMs }) => paintedMs));
    const components = componentsPerTap({ [name]: [one] }, name);
    return `${scenarioTitle(name)} ${slowest.toFixed(0)} ms, ${components} components`;
  });
  printRemark(`${round === 0 ? 'warm-up' : `round ${String(round)}`}: ${words.join('; ')}`);
}

/** Measures large menus and full carts on the composed site. */
export async function measureScale(
  browser: Browser,
  sites: RunningSites,
  ports: Ports,
  { runs }: BenchOptions,
  signal: AbortSignal,
): Promise<ScaleVisits> {
  printHeading('Slowest tap to painted badge, and components per tap');
  const visits = await measureInRounds(
    SCENARIO_NAMES,
    runs,
    async (name) => {
      await writeDishes(ports, SCENARIOS[name].dishes);
      return scaleVisit(browser, sites.variants.composed, SCENARIOS[name]);
    },
    signal,
    printRound,
  );
  return Object.fromEntries(visits);
}
