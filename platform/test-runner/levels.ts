import { resolve } from 'node:path';
import { apiProblems, buildModules } from '../build';
import { npmProgram, root, runShown } from '../base';
import { checkBudget } from '../composer';
import { demoSiteConfig } from '../local-cloud';
import { countJest, countProblems, countReport, passedIf, type Count } from './count';
import { runBrowsers } from './run-browsers';
import { runHosting } from './run-hosting';
import { runJourneys } from './run-journeys';
import { runRules } from './run-rules';
import { jestProgram, newReport, runQuietly } from './runners';
import { type JourneyRun, PARALLEL, PICTURES, selectJourneys, SERIAL } from './select-journeys';

export type Level = { title: string; run: (signal: AbortSignal) => Promise<Count> };
/** Levels that run one after the other. */
type Lane = readonly Level[];
/** Lanes that run at the same time. */
export type Stage = readonly Lane[];

/** A script of package.json that is right or wrong as a whole. */
function script(title: string, name: string): Level {
  const [command, args] = npmProgram();
  async function run(signal: AbortSignal): Promise<Count> {
    const all = [...args, 'run', '--silent', name];
    const { exitCode, output } = await runQuietly(command, all, signal);
    return passedIf(exitCode === 0, output);
  }
  return { title, run };
}

async function runUnits(signal: AbortSignal): Promise<Count> {
  const report = newReport('jest');
  const exitCode = await runShown(jestProgram(report), { cwd: root, signal });
  return countReport(report, countJest, exitCode);
}

async function runBudget(signal: AbortSignal): Promise<Count> {
  await buildModules(root, signal);
  return countProblems(await checkBudget(root, false));
}

/** On a busy machine a journey may lose a race that no guest runs. The gate plays nothing again. */
const PLAYED_AGAIN = '--retries=1';

const playedAgain = (run: JourneyRun): JourneyRun => ({
  ...run,
  args: [...run.args, PLAYED_AGAIN],
});

/** A site that cannot be built passes no journey. */
function journeys(run: JourneyRun): Level['run'] {
  return async (signal) => {
    await buildModules(root, signal);
    return runJourneys([playedAgain(run)], signal, { name: `test-cloud-${run.report}` });
  };
}

/** A second complete business, with a look of its own: what holds for the demo holds for any shop. */
async function runAnotherBusiness(signal: AbortSignal): Promise<Count> {
  await buildModules(root, signal);
  const runs = await selectJourneys(['--grep', '@any-business']);
  const ofItsOwn = runs.map((run) => ({
    ...playedAgain(run),
    report: 'another-business' as const,
  }));
  const siteConfig = demoSiteConfig(root, 'bakery');
  return runJourneys(ofItsOwn, signal, { siteConfig, name: 'test-cloud-another-business' });
}

/** On one site, because its start costs as much as several journeys. */
function runPicturesAndEngines(signal: AbortSignal): Promise<Count> {
  const args = ['order.spec', '--workers', '2', PLAYED_AGAIN];
  return runBrowsers(['firefox', 'webkit'], args, signal, [playedAgain(PICTURES)]);
}

async function runConformance(signal: AbortSignal): Promise<Count> {
  const args = [resolve(root, 'platform/run.mjs'), 'conformance', '--brief', '--require'];
  return passedIf((await runShown(args, { cwd: root, signal })) === 0);
}

/** Everything `npm test` does. The conformance check reads the reports of the tests before it. */
export const STAGES: readonly Stage[] = [
  [
    [script('Types', 'typecheck')],
    [script('Lint', 'lint:code')],
    [script('Format, dead code', 'lint:files')],
    [
      { title: 'API of shared', run: async () => countProblems(await apiProblems(root)) },
      { title: 'Budget', run: runBudget },
    ],
    [{ title: 'Database rules', run: (signal) => runRules([], signal) }],
  ],
  // Alone: beside journeys, what takes a second may take five, and the limit of a test is for one that hangs.
  [[{ title: 'Unit tests', run: runUnits }]],
  // A journey waits more than it works: one lane alone would leave half of the processor idle.
  [
    [
      {
        title: 'Journeys',
        run: journeys({ ...PARALLEL, args: [...PARALLEL.args, '--workers=3'] }),
      },
    ],
    [{ title: 'Journeys in turn', run: journeys(SERIAL) }],
    [{ title: 'Pictures, browsers', run: runPicturesAndEngines }],
    [
      { title: 'Another business', run: runAnotherBusiness },
      { title: 'Hosting', run: (signal) => runHosting([PLAYED_AGAIN], signal) },
    ],
  ],
  [[{ title: 'Conformance', run: runConformance }]],
];
