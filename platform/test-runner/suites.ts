import { root, runCommand } from '../base';
import { apiProblems, buildModules, OTHER_BUILDS } from '../build';
import { checkBudget } from '../composer';
import { journeysOf, MODULES } from '../modules';
import { findChromium } from '../setup';
import { loadLocalShop } from '../shop';
import type { Backends } from './backends';
import { runJourneys } from './journeys';
import { type Outcome, outcomeOf, sum } from './outcome';
import { packageFile, runJest } from './reports';
import { runRules } from './rules';
import type { Stage, Suite } from './run-suites';

/** A program that passes or fails as a whole. Its output is the problem. */
async function check(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const { code, output } = await runCommand(command, args, { cwd: root, signal });
  return outcomeOf(code === 0 ? [] : [output.trim()]);
}

function script(title: string, name: string): Suite {
  // The npm that runs this program, or the one on the PATH.
  const { npm_execpath: npm } = process.env;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  return { title, run: (signal) => check(command, [...args, 'run', '--silent', name], signal) };
}

const runUnits = (signal: AbortSignal, shows: boolean, ...args: string[]) =>
  runJest('units', args, 'npx jest', { signal, shows });

async function runBuild(signal: AbortSignal): Promise<Outcome> {
  await buildModules(root, signal);
  // Its journeys would build them, which takes longer while others run.
  const { builtWithOther = [] } = await loadLocalShop();
  await buildModules(root, signal, builtWithOther, OTHER_BUILDS);
  return outcomeOf([]);
}

/** Other complete businesses, with another look: what holds for a demo holds for any shop. */
async function runAnotherBusiness(signal: AbortSignal, backends: Backends): Promise<Outcome> {
  const { demos = {} } = await loadLocalShop();
  const outcomes: Outcome[] = [];
  // One browser, because the journeys that run beside these take as long anyway.
  const args = ['--project=journeys', '--grep', '@any-business', '--workers=1'];
  for (const siteConfig of Object.values(demos))
    outcomes.push(
      await runJourneys(args, signal, backends, { siteConfig, report: 'another-business' }),
    );
  return sum(outcomes);
}

/** What a run cannot do without. A second run in a checkout ends here, before it replaces what the first one tests. */
async function startNeeded(_signal: AbortSignal, backends: Backends): Promise<Outcome> {
  await backends();
  await findChromium();
  return outcomeOf([]);
}

/** Everything `npm test` does. */
export const STAGES: readonly Stage[] = [
  [{ title: 'Emulators, Chromium', run: startNeeded, isBasis: true }],
  [
    script('Types', 'typecheck'),
    script('Lint', 'lint:code'),
    script('Format, dead code', 'lint:files'),
    { title: 'Build', run: runBuild, isBasis: true },
    { title: 'Database rules', run: (signal, backends) => runRules([], signal, backends) },
  ],
  // Not in parallel with journeys: a second may then become five, and the time limit is for a test that hangs.
  [
    {
      title: 'API, size',
      run: async () => outcomeOf([...(await apiProblems(root)), ...(await checkBudget(root))]),
    },
    { title: 'Unit tests', run: (signal) => runUnits(signal, true) },
  ],
  [
    { title: 'Journeys', run: (signal, backends) => runJourneys([], signal, backends) },
    { title: 'Another business', run: runAnotherBusiness },
  ],
];

const CLOUD_TESTS = '\\.cloud\\.test\\.ts$';

/**
 * The types, lint and unit tests of these modules, and the API of shared that they are built with.
 * @param changed the only files whose lint, format and tests are checked. By default all files of the modules.
 */
export function sourceChecks(modules: readonly string[], changed?: readonly string[]): Stage {
  const suite = (title: string, program: string, ...args: string[]): Suite => ({
    title,
    run: (signal) => check(process.execPath, [packageFile(program), ...args], signal),
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
      // Thousands of lines about tests that pass would stand above what the gate says.
      run: (signal) => runUnits(signal, false, ...tests),
    },
  ];
  return all.filter((one) => one !== false);
}

/** The checks that a team runs for its module. */
export function moduleChecks(name: string): readonly Stage[] {
  async function journeys(signal: AbortSignal, backends: Backends): Promise<Outcome> {
    await buildModules(root, signal);
    return runJourneys(journeysOf([name]), signal, backends);
  }
  return [sourceChecks([name]), [{ title: 'Journeys', run: journeys }]];
}
