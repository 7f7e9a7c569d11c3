import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  CliError,
  printDone,
  printFailed,
  printRemark,
  root,
  runCommand,
  stateDirectory,
} from '../base';
import { type Emulators, loadRules, mutantsOf, withEmulators } from '../rules';
import { parseJestReport } from './conformance/test-results';

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

/** Moves the file that fails to the front: what noticed one mutant often notices its neighbor. */
async function killerOf(
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

function rulesTests(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.cloud.test.ts'));
  if (files.length === 0) throw new CliError(`There are no tests of the rules in ${folder}.`);
  return files.map((name) => resolve(folder, name));
}

/** Breaks the rules in one place after another. @returns how many mutants no test noticed. */
export function mutateRules(signal: AbortSignal): Promise<number> {
  return withEmulators('rules-mutate', ['firestore'], signal, async (emulators) => {
    const files = rulesTests();
    const before = await killerOf([...files], emulators);
    if (before !== undefined)
      throw new CliError(`A test fails under the unbroken rules; fix it first: ${before.title}`);
    const mutants = mutantsOf(readFileSync(resolve(root, 'firestore.rules'), 'utf8'));
    let survivors = 0;
    for (const { line, change, source } of mutants) {
      if (signal.aborted) return survivors;
      const place = `line ${String(line)}`;
      const refusal = await loadRules(emulators.firestore, source);
      if (refusal !== undefined) throw new CliError(`${place}, ${change}: no rules. ${refusal}`);
      const killer = await killerOf(files, emulators);
      if (killer === undefined) survivors += 1;
      if (killer === undefined) printFailed(place, `${change}\n    survives: no test fails`);
      else printDone(place, `${change}\n    ${killer.file}: ${killer.title}`);
    }
    printRemark(`${String(mutants.length - survivors)} of ${String(mutants.length)} were noticed`);
    return survivors;
  });
}
