import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { CliError, printDone, printFailed, printRemark, root, runCommand } from '../base';
import { type Emulators, loadRules, mutantsOf, withEmulators } from '../rules';
import { parseJestReport } from './conformance/test-results';
import { jestProgram, newReport, WITH_EMULATORS } from './runners';

const folder = resolve(root, 'platform/rules');

/** The first test of a file that fails with the rules that are loaded in the emulator; undefined when none does. */
async function firstFailure(file: string, emulators: Emulators): Promise<string | undefined> {
  const report = newReport('mutant');
  const environment = ['--env', resolve(folder, 'stop-at-first-failure.cjs')];
  const args = jestProgram(report, ...WITH_EMULATORS, ...environment, '--runTestsByPath', file);
  const { code, output } = await runCommand(process.execPath, args, {
    cwd: root,
    env: emulators.environment,
  });
  if (code === 0) return undefined;
  const results = parseJestReport(readFileSync(report, 'utf8'));
  const failed = results.find(({ status }) => status === 'failed');
  if (failed === undefined) throw new CliError(`${file} could not be run:\n${output}`);
  return failed.title;
}

/** Moves the file that fails to the front, because a file that detects one mutant often detects the next one. */
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

/**
 * Breaks the rules in one place after another.
 * @returns how many mutants no test detected.
 */
export function mutateRules(signal: AbortSignal): Promise<number> {
  return withEmulators('rules-mutate', ['firestore'], signal, async (emulators) => {
    const files = rulesTests();
    const before = await killerOf([...files], emulators);
    if (before !== undefined)
      throw new CliError(`A test fails with the original rules; fix it first: ${before.title}`);
    const mutants = mutantsOf(readFileSync(resolve(root, 'firestore.rules'), 'utf8'));
    let survivors = 0;
    for (const { line, change, source } of mutants) {
      if (signal.aborted) return survivors;
      const place = `line ${String(line)}`;
      const refusal = await loadRules(emulators, source);
      if (refusal !== undefined)
        throw new CliError(`${place}, ${change}: the rules are invalid. ${refusal}`);
      const killer = await killerOf(files, emulators);
      if (killer !== undefined) {
        printDone(place, `${change}\n    ${killer.file}: ${killer.title}`);
        continue;
      }
      survivors += 1;
      printFailed(place, `${change}\n    survives: no test fails`);
    }
    printRemark(`${String(mutants.length - survivors)} of ${String(mutants.length)} were detected`);
    return survivors;
  });
}
