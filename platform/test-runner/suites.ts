import { join } from 'node:path';
import { holdFolder, packageFile, platformFile, root, runCommand, stateDirectory } from '../base';
import { apiProblems, buildModules, OTHER_BUILDS } from '../build';
import { checkBudget } from '../composer';
import { findChromium } from '../setup';
import { loadLocalShop } from '../shop';
import type { Backends } from './backends';
import { runJourneys } from './journeys';
import { type Outcome, outcomeOf, sum } from './outcome';
import {
  apiParts,
  BUILT,
  cloudParts,
  formatParts,
  importParts,
  JOURNEYS,
  journeyParts,
  lintParts,
  rulesParts,
  typeParts,
  unitParts,
  unusedParts,
  workflowParts,
} from './parts';
import { runJest } from './reports';
import { runRules } from './rules-tests';
import { ofFolders, type Stage, type Suite } from './run-suites';

type PartsOf = NonNullable<Suite['parts']>;

/** Runs a program with Node. Its output is the problem. */
async function node(signal: AbortSignal, ...args: readonly string[]) {
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
  return code === 0 ? [] : [output.trim()];
}

/** A suite of a program that checks all parts in one run. */
const program = (title: string, parts: PartsOf, path: string, ...args: string[]): Suite => ({
  title,
  parts,
  run: async (signal, _backends, names) =>
    outcomeOf(await node(signal, packageFile(path), ...args, ...names), names.length),
});

const TYPES = program('Types', typeParts, 'typescript-native/bin/tsc', '-b', '--singleThreaded');

/** A check that passes or fails as a whole, with a sentence for each problem. */
const whole = (
  title: string,
  parts: PartsOf,
  problems: (signal: AbortSignal) => Promise<readonly string[]>,
): Suite => ({ title, parts, run: async (signal) => outcomeOf(await problems(signal)) });

const unitTests = (shows: boolean): Suite => ({
  title: 'Unit tests',
  parts: unitParts,
  run: (signal, _backends, files) =>
    runJest('units', ['--runTestsByPath', ...files], 'npx jest', { signal, shows }),
});

const LINT = [
  program('Lint', lintParts, 'eslint/bin/eslint.js', '--max-warnings', '0'),
  program('Lint: format', formatParts, 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown'),
  program(
    'Lint: imports',
    importParts,
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--output-type', 'err-long'],
  ),
];

const API = whole('API of shared', apiParts, () => apiProblems(root));

async function runBuild(signal: AbortSignal): Promise<Outcome> {
  await buildModules(root, signal);
  // The build comes first, because the journeys would otherwise build while others run, which takes longer.
  const { builtWithOther = [] } = await loadLocalShop();
  await buildModules(root, signal, builtWithOther, OTHER_BUILDS);
  return outcomeOf([]);
}

/** Other complete businesses, with another look: what holds for a demo holds for any shop. */
async function runAnotherBusiness(signal: AbortSignal, backends: Backends): Promise<Outcome> {
  const { demos = {} } = await loadLocalShop();
  const outcomes: Outcome[] = [];
  // One browser is enough, because the journeys that run beside these take as long anyway.
  const args = ['--project=journeys', '--grep', '@any-business', '--workers=1'];
  for (const siteConfig of Object.values(demos))
    outcomes.push(
      await runJourneys(args, signal, backends, { siteConfig, report: 'another-business' }),
    );
  return sum(outcomes);
}

/** What a run cannot do without. A second run in a checkout ends here, before it replaces what the first one tests. */
async function findNeeded(): Promise<Outcome> {
  await holdFolder(join(stateDirectory, 'tests'), 'run of the tests');
  await findChromium();
  return outcomeOf([]);
}

/** Everything `npm test` does. */
export const STAGES: readonly Stage[] = [
  [{ title: 'Chromium', run: findNeeded, isBasis: true }],
  [
    TYPES,
    ...LINT,
    whole('Lint: unused', unusedParts, (signal) =>
      node(signal, packageFile('knip/bin/knip.js'), '--no-config-hints'),
    ),
    whole('Lint: workflows', workflowParts, (signal) =>
      node(signal, '--import', 'tsx', platformFile('lint/lint-workflows.mjs')),
    ),
    // It has a record of its own of what it last built.
    { title: 'Build', run: runBuild, isBasis: true },
    {
      title: 'Database rules',
      parts: rulesParts,
      run: (signal, backends) => runRules([], signal, backends),
    },
  ],
  // These do not run in parallel with journeys: a second may then become five, and the time limit is for a test that
  // hangs.
  [
    API,
    whole(
      'Size',
      () => ({ all: BUILT }),
      () => checkBudget(root),
    ),
    unitTests(true),
  ],
  [
    {
      title: 'Journeys',
      parts: journeyParts,
      run: (signal, backends, parts) => runJourneys(parts, signal, backends),
    },
    {
      title: 'Another business',
      parts: () => ({ all: JOURNEYS }),
      run: runAnotherBusiness,
    },
  ],
];

const CLOUD_TESTS: Suite = {
  title: 'Tests on the emulators',
  parts: cloudParts,
  run: (signal, backends, files) => runRules(files, signal, backends),
};

/**
 * The checks of the sources in these folders, each of which holds alone: what is broken elsewhere holds up no release.
 * The output of jest is hidden, because thousands of lines about tests that pass would stand above what the gate says.
 */
export const sourceSuites = (folders: readonly string[]): Stage =>
  [TYPES, ...LINT, API, unitTests(false), CLOUD_TESTS].map((suite) => ofFolders(suite, folders));
