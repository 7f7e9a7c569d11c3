import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  CliError,
  formatDuration,
  printDone,
  printFailed,
  printHeading,
  printRemark,
  root,
  runCommand,
  shutdownSignal,
  stateDirectory,
} from '../base';
import { parseJestReport } from '../test-runner';
import { type Emulators, loadRules, mutantsOf, withEmulators } from '../rules';

// `npm run rules:mutate`: breaks the rules in one place after the other. Each time some test must fail.
const signal = shutdownSignal();
const folder = resolve(root, 'platform/rules');
const report = resolve(stateDirectory, 'rules-mutate/mutant.json');

/** The first test of a file that fails under the rules that the emulator has now; undefined when none does. */
async function firstFailure(file: string, emulators: Emulators): Promise<string | undefined> {
  rmSync(report, { force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      resolve(root, 'node_modules/jest/bin/jest.js'),
      ...['--config', resolve(root, 'platform/jest/emulators.config.js')],
      ...['--env', resolve(folder, 'stop-at-first-failure.cjs')],
      ...['--ci', '--json', `--outputFile=${report}`, '--runTestsByPath', file],
    ],
    { cwd: root, env: { ...process.env, ...emulators.environment } },
  );
  if (code === 0) return undefined;
  const failed = parseJestReport(JSON.parse(readFileSync(report, 'utf8'))).find(
    ({ status }) => status === 'failed',
  );
  if (failed === undefined) throw new CliError(`${file} could not be run:\n${output}`);
  return failed.title;
}

/** The files in the order in which they are worth trying: what killed the mutant before often kills its neighbour. */
async function killer(
  files: string[],
  emulators: Emulators,
): Promise<{ file: string; title: string } | undefined> {
  for (const [place, file] of files.entries()) {
    const title = await firstFailure(file, emulators);
    if (title === undefined) continue;
    files.unshift(...files.splice(place, 1));
    return { file: relative(folder, file), title };
  }
  return undefined;
}

async function mutateAll(emulators: Emulators): Promise<number> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.emulators.test.ts'))
    .map((name) => resolve(folder, name));
  const before = await killer([...files], emulators);
  if (before !== undefined) {
    throw new CliError(`The unbroken rules fail a test; mend that first: ${before.title}`);
  }
  const mutants = mutantsOf(readFileSync(resolve(root, 'firestore.rules'), 'utf8'));
  let survivors = 0;
  for (const { line, change, source } of mutants) {
    if (signal.aborted) process.exit(130);
    const place = `line ${String(line)}`;
    const refusal = await loadRules(emulators.firestore, source);
    if (refusal !== undefined) throw new CliError(`${place}, ${change}: no rules. ${refusal}`);
    const killedBy = await killer(files, emulators);
    if (killedBy === undefined) survivors += 1;
    if (killedBy === undefined) printFailed(place, `${change}\n    survives: no test fails`);
    else printDone(place, `${change}\n    ${killedBy.file}: ${killedBy.title}`);
  }
  printRemark(`${String(mutants.length - survivors)} of ${String(mutants.length)} were noticed`);
  return survivors;
}

printHeading('Breaking the database rules');
const startedAt = Date.now();
const survivors = await withEmulators('rules-mutate', ['firestore'], signal, mutateAll);
printRemark(`It took ${formatDuration(Date.now() - startedAt)}.`);
process.exit(survivors > 0 ? 1 : 0);
