import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CliError,
  formatDuration,
  indent,
  messageOf,
  printDone,
  printFailed,
  printHeading,
  printRemark,
  root,
  shutdownSignal,
} from '../base';
import { type Backends, withBackends } from './backends';
import { describeOutcome, type Outcome, outcomeOf, printFailures, sum } from './outcome';
import type { Parts, Reads } from './parts';
import { filesOf, recall, type Snapshot, takeSnapshot } from './remembered';

export interface Suite {
  readonly title: string;
  /** @param parts the names of the parts to run. */
  readonly run: (
    signal: AbortSignal,
    backends: Backends,
    parts: readonly string[],
  ) => Promise<Outcome>;
  /** The suite's parts among these files; each is remembered separately. A suite without parts always runs. */
  readonly parts?: (files: readonly string[]) => Parts;
  /** Whether the later stages need it: when it fails, they are skipped. */
  readonly isBasis?: boolean;
}

/** Suites that run side by side. */
export type Stage = readonly Suite[];

/**
 * The work of a command that tests: runs stages, and prints what failed, and the numbers in the last line.
 * @returns the exit code of the command.
 */
export async function runTests(
  stages: readonly Stage[],
  { isAll = false, signal = shutdownSignal() } = {},
): Promise<0 | 1 | 130> {
  const total = await runSuites(stages, signal, isAll);
  if (signal.aborted) return 130;
  printFailures(total.failures);
  console.log();
  const { remembered = 0 } = total;
  if (remembered > 0)
    printRemark(
      `  ${String(remembered)} of them passed before, and nothing that concerns them has changed: "npm test -- --all" repeats them.`,
    );
  console.log(indent(describeOutcome(total)));
  return total.failed > 0 ? 1 : 0;
}

/**
 * Runs stages one after the other until `signal` is aborted. Prints the outcome of each suite when it ends.
 * @param isAll whether what passed before with the same files is repeated.
 */
export function runSuites(
  stages: readonly Stage[],
  signal: AbortSignal,
  isAll = false,
): Promise<Outcome> {
  return withBackends(signal, async (backends) => {
    const outcomes: Outcome[] = [];
    for (const [index, stage] of stages.entries()) {
      if (signal.aborted) break;
      const snapshot = takeSnapshot();
      // A suite without parts always runs; one that finds none has nothing to do in this shop.
      const suites = stage
        .map((suite) => ({ ...suite, parts: suite.parts?.(filesOf(snapshot)) }))
        .filter(({ parts }) => parts === undefined || Object.keys(parts).length > 0);
      if (suites.length === 0) continue;
      printHeading(suites.map(({ title }) => title).join(', '));
      const ended = await Promise.all(
        suites.map((suite) => runSuite(suite, snapshot, isAll, signal, backends)),
      );
      outcomes.push(...ended);
      if (suites.some(({ isBasis }, at) => isBasis && ended[at]?.failed !== 0)) {
        const skipped = stages.slice(index + 1).flatMap((later) => later.map(({ title }) => title));
        outcomes.push({ ...sum([]), skipped });
        break;
      }
    }
    return sum(outcomes);
  });
}

/** A suite that throws has failed. */
async function runSuite(
  { title, run, parts }: Pick<Suite, 'title' | 'run'> & { parts: Parts | undefined },
  snapshot: Snapshot,
  isAll: boolean,
  signal: AbortSignal,
  backends: Backends,
): Promise<Outcome> {
  const startedAt = Date.now();
  const memory = recall(title, parts ?? {}, snapshot, isAll);
  const { passed: remembered, stale } = memory;
  if (parts !== undefined && stale.length === 0) {
    if (remembered > 0) printDone(title, `${String(remembered)} passed before`);
    return { ...sum([]), passed: remembered, remembered };
  }
  memory.forget();
  const outcome = await run(signal, backends, stale).catch((error: unknown) => {
    const isDefect = error instanceof Error && !(error instanceof CliError);
    return outcomeOf([isDefect ? (error.stack ?? error.message) : messageOf(error)]);
  });
  const { failures } = outcome;
  const print = failures.length === 0 ? printDone : printFailed;
  // What was stopped has not failed, nor passed.
  if (!signal.aborted) {
    const before = remembered > 0 ? `${String(remembered)} passed before, ` : '';
    print(title, `${before}${describeOutcome(outcome)}, ${formatDuration(Date.now() - startedAt)}`);
    // An outcome without parts is that of each of them.
    const each = stale.map((name) => [name, outcome.passed / stale.length] as const);
    memory.remember(outcome.parts ?? (outcome.failed > 0 ? {} : Object.fromEntries(each)));
  }
  return {
    ...outcome,
    passed: outcome.passed + remembered,
    remembered,
    failures: failures.map((failure) => `${title}: ${failure}`),
  };
}

/**
 * @param words the beginnings of titles, for whole suites; and folders, for the parts that a change there concerns.
 * @returns the stages with only those.
 */
export function selectFrom(stages: readonly Stage[], words: readonly string[]): readonly Stage[] {
  const folders = words.filter((word) => existsSync(resolve(root, word)));
  const titles = words.filter((word) => !folders.includes(word));
  const isTitled = ({ title }: Suite, word: string) => title.toLowerCase().startsWith(word);
  const unknown = titles.find((word) => !stages.flat().some((suite) => isTitled(suite, word)));
  if (unknown !== undefined) throw new CliError(`"${unknown}" is neither a folder nor a suite.`);
  // Every part reads every module.json, so that file does not tell what a folder concerns.
  const isToldBy = (file: string) => isIn(folders, file) && !file.endsWith('/module.json');
  const concerned = (suite: Suite) =>
    narrowed(suite, (_name, reads, files) => files.some((file) => isToldBy(file) && reads(file)));

  return stages
    .map((stage) =>
      stage.flatMap((suite) => {
        if (words.length === 0 || titles.some((word) => isTitled(suite, word))) return [suite];
        return folders.length === 0 ? [] : [concerned(suite)];
      }),
    )
    .filter((stage) => stage.length > 0);
}

const isIn = (folders: readonly string[], path: string) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** A suite with those of its parts that are these folders, or files there. */
export const ofFolders = (suite: Suite, folders: readonly string[]): Suite =>
  narrowed(suite, (name) => isIn(folders, name));

function narrowed(
  suite: Suite,
  isWanted: (name: string, reads: Reads, files: readonly string[]) => boolean,
): Suite {
  const { parts } = suite;
  if (parts === undefined) return suite;
  return {
    ...suite,
    parts: (files) =>
      Object.fromEntries(
        Object.entries(parts(files)).filter(([name, reads]) => isWanted(name, reads, files)),
      ),
  };
}
