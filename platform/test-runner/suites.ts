import { join } from 'node:path';
import { holdFolder, packageFile, root, runCommand, stateDirectory } from '../base';
import { apiProblems, buildModules, OTHER_BUILDS } from '../build';
import { checkBudget } from '../composer';
import { MODULES, SOURCE_FOLDERS } from '../modules';
import { findChromium } from '../setup';
import { loadLocalShop } from '../shop';
import type { Backends } from './backends';
import { runJourneys } from './journeys';
import { type Outcome, outcomeOf, sum } from './outcome';
import {
  BUILT,
  CODE,
  JOURNEYS,
  journeyParts,
  lintParts,
  only,
  type Reads,
  RULES,
  unitParts,
} from './parts';
import { runJest } from './reports';
import { runRules } from './rules';
import type { Stage, Suite } from './run-suites';

/** A check that passes or fails as a whole, with a sentence, or the output of a program, for each problem. */
interface Check {
  readonly reads: Reads;
  readonly problems: (signal: AbortSignal) => Promise<readonly string[]>;
}

/** Runs a program with Node. Its output is the problem. */
async function node(signal: AbortSignal, ...args: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, signal });
  return code === 0 ? [] : [output.trim()];
}

const program = (reads: Reads, ...args: readonly string[]): Check => ({
  reads,
  problems: (signal) => node(signal, ...args),
});

/** Checks that run one after the other. */
function checks(title: string, all: Readonly<Record<string, Check>>): Suite {
  return {
    title,
    parts: () => Object.fromEntries(Object.entries(all).map(([name, { reads }]) => [name, reads])),
    run: async (signal, _backends, parts) => {
      const passed: Record<string, number> = {};
      const failures: string[] = [];
      for (const [name, { problems }] of Object.entries(all)) {
        if (!parts.includes(name) || signal.aborted) continue;
        const found = await problems(signal);
        if (found.length === 0) passed[name] = 1;
        failures.push(...found.map((problem) => `${name}: ${problem}`));
      }
      const { length } = Object.keys(passed);
      return { passed: length, failed: failures.length, failures, parts: passed };
    },
  };
}

const compile = (project: string, record: string) =>
  program(
    CODE,
    packageFile('typescript-native/bin/tsc'),
    ...['-p', project, '--singleThreaded', '--incremental'],
    ...['--tsBuildInfoFile', join(stateDirectory, 'types', `${record}.tsbuildinfo`)],
  );

const eslint = (signal: AbortSignal, paths: readonly string[]) =>
  node(signal, packageFile('eslint/bin/eslint.js'), ...paths, '--max-warnings', '0');

const lintFiles: Readonly<Record<string, Check>> = {
  Format: program(
    () => true,
    packageFile('prettier/bin/prettier.cjs'),
    ...['--check', '.', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', join(stateDirectory, 'prettier.json')],
  ),
  'Dead code': program(
    only(/\.(tsx?|[cm]?js|css|json|ya?ml)$/),
    packageFile('knip/bin/knip.js'),
    '--no-config-hints',
  ),
  Imports: program(
    CODE,
    packageFile('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--output-type', 'err-long', ...SOURCE_FOLDERS],
  ),
  Workflows: program(
    only(/^(\.github|platform\/lint)\//),
    ...['--import', 'tsx', 'platform/lint/lint-workflows.mjs'],
  ),
};

const runUnits = (signal: AbortSignal, shows: boolean, ...args: string[]) =>
  runJest('units', args, 'npx jest', { signal, shows });

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
  holdFolder(join(stateDirectory, 'tests'), 'run of the tests');
  await findChromium();
  return outcomeOf([]);
}

/** Everything `npm test` does. */
export const STAGES: readonly Stage[] = [
  [{ title: 'Chromium', run: findNeeded, isBasis: true }],
  [
    checks('Types', {
      shop: compile('tsconfig.base.json', 'shop'),
      all: compile('platform', 'all'),
    }),
    {
      title: 'Lint',
      parts: lintParts,
      run: async (signal, _backends, parts) => outcomeOf(await eslint(signal, parts), parts.length),
    },
    checks('Lint of all files', lintFiles),
    // It has a record of its own of what it last built.
    { title: 'Build', run: runBuild, isBasis: true },
    {
      title: 'Database rules',
      parts: () => ({ all: RULES }),
      run: (signal, backends) => runRules([], signal, backends),
    },
  ],
  // These do not run in parallel with journeys: a second may then become five, and the time limit is for a test that
  // hangs.
  [
    checks('API, size', {
      API: { problems: () => apiProblems(root), reads: only(/^(shared|platform\/build)\//) },
      size: { problems: () => checkBudget(root), reads: BUILT },
    }),
    {
      title: 'Unit tests',
      parts: unitParts,
      run: (signal, _backends, parts) => runUnits(signal, true, '--runTestsByPath', ...parts),
    },
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

const CLOUD_TESTS = '\\.cloud\\.test\\.ts$';

/**
 * The types, lint and unit tests of these modules, and the API of shared that they are built with.
 * @param changed the only files whose lint, format and tests are checked. By default all files of the modules.
 */
export function sourceChecks(modules: readonly string[], changed?: readonly string[]): Stage {
  const suite = (title: string, path: string, ...args: string[]): Suite => ({
    title,
    run: async (signal) => outcomeOf(await node(signal, packageFile(path), ...args)),
  });
  const files = changed ?? modules;
  const scripts = files.filter((file) => !/\.(?!tsx?$|js$)\w+$/.test(file));
  const others = MODULES.filter((name) => !modules.includes(name));
  const tests =
    changed === undefined
      ? [`/(?:${modules.join('|')})/(?:src|tools)/`]
      : [
          // This option replaces the configuration's: without emulators, the tests that need them would fail.
          ...['--passWithNoTests', '--testPathIgnorePatterns', '/node_modules/', CLOUD_TESTS],
          ...others.map((name) => `/${name}/(?:src|tools)/`),
          ...['--findRelatedTests', ...scripts],
        ];
  const all: readonly (Suite | false)[] = [
    ...modules.map((name) => suite(`Types of ${name}`, 'typescript-native/bin/tsc', '-p', name)),
    scripts.length > 0 && suite('Lint', 'eslint/bin/eslint.js', ...scripts, '--max-warnings', '0'),
    suite(
      'Imports',
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--output-type', 'err-long', ...modules],
    ),
    files.length > 0 &&
      suite('Format', 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files),
    (changed === undefined || files.some((file) => file.startsWith('shared/'))) && {
      title: 'API of shared',
      run: async () => outcomeOf(await apiProblems(root)),
    },
    scripts.length > 0 && {
      title: 'Unit tests',
      // The output is hidden, because thousands of lines about tests that pass would stand above what the gate says.
      run: (signal) => runUnits(signal, false, ...tests),
    },
  ];
  return all.filter((one) => one !== false);
}
