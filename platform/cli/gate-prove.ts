import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CliError,
  formatDuration,
  indent,
  printDone,
  printFailed,
  printHeading,
  printRemark,
  root,
  shutdownSignal,
  stateDirectory,
  textTable,
} from '../base';
import {
  GATE_MUTATIONS,
  OUTCOMES,
  prepareTree,
  prove,
  type RandomMutation,
  randomMutations,
  type Screened,
  screenMutations,
  summaryOf,
  unsteadyWalks,
  type Verdict,
} from '../gate';
import { MODULES } from '../modules';
import type { Store } from '../releases';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage:
      'npm run gate:prove -- [word...] [--steady <times> | --random <count> [--seed <number>] [--from <number>]]',
    summary: 'Plants a mutation of each kind and checks that the gate judges it correctly.',
    options: {
      steady: {
        type: 'string',
        placeholder: '<times>',
        help: 'instead of mutations: walk through one build this many times; no walk may see a difference',
      },
      random: {
        type: 'string',
        placeholder: '<count>',
        help: 'instead of planted mutations: this many random ones per module, drawn from its sources',
      },
      seed: {
        type: 'string',
        placeholder: '<number>',
        help: 'the seed: the same one draws the same mutations from the same sources; 1 by default',
      },
      from: {
        type: 'string',
        placeholder: '<number>',
        help: 'the number of the drawn mutation to start with, to continue an interrupted run',
      },
    },
    positionals: {
      placeholder: '[word...]',
      help: 'only mutations whose name contains one of these words; names include the path of the module',
    },
  },
  async ({ positionals: words, values: { steady, random, seed = '1', from = '1' } }) => {
    const signal = shutdownSignal();
    const startedAt = Date.now();
    // Both may run at the same time.
    const directory = resolve(stateDirectory, steady === undefined ? 'gate-proof' : 'gate-steady');
    rmSync(directory, { recursive: true, force: true });
    const isChosen = ({ name }: { name: string }) =>
      words.length === 0 || words.some((word) => name.includes(word));
    if (random !== undefined) {
      const [count, number] = [numberOf('random', random), numberOf('seed', seed)];
      const ofModules = MODULES.map((module) => randomMutations(root, module, count, number));
      // Alternates between the modules, so that an interrupted run has tried equally many of each.
      const drawn = Array.from({ length: count }, (_, place) =>
        ofModules.flatMap((mutations) => mutations.slice(place, place + 1)),
      ).flat();
      const rest = drawn.filter(isChosen).slice(numberOf('from', from) - 1);
      return screen(directory, required(rest, words), signal);
    }
    const chosen = required(GATE_MUTATIONS.filter(isChosen), words);
    printHeading('Building what is live');
    const tree = await prepareTree(directory, signal);
    if (steady !== undefined) return proveSteady(tree.store, steady, signal);

    const verdicts: Verdict[] = [];
    for (const mutation of chosen) {
      if (signal.aborted) return 130;
      const verdict = await prove(tree, mutation, signal);
      const { problems } = verdict;
      console.log(indent(indent(problems.length === 0 ? 'admitted' : problems.join('\n'))));
      verdicts.push(verdict);
    }
    const duration = formatDuration(Date.now() - startedAt);
    printHeading('Results');
    for (const { name, isRight } of verdicts)
      if (isRight) printDone('right', name);
      else printFailed('wrong', name);
    const wrong = verdicts.filter(({ isRight }) => !isRight).length;
    const total = String(verdicts.length);
    if (wrong > 0)
      throw new CliError(`${String(wrong)} of ${total} were judged incorrectly, in ${duration}.`);
    printHeading(`All ${total} were judged correctly, in ${duration}.`);
    return 0;
  },
);

function required<T>(chosen: readonly T[], words: readonly string[]): readonly T[] {
  if (chosen.length > 0) return chosen;
  throw new CliError(`No mutation has "${words.join('" or "')}" in its name.`);
}

/** It is not known which of them guests would notice, so a person must look at those that pass. */
async function screen(
  directory: string,
  mutations: readonly RandomMutation[],
  signal: AbortSignal,
): Promise<number> {
  const startedAt = Date.now();
  const screened: Screened[] = [];
  let lastAt = startedAt;
  printHeading(`Building what is live, for ${String(mutations.length)} mistakes`);
  await screenMutations(directory, mutations, signal, (one) => {
    screened.push(one);
    const took = formatDuration(Date.now() - lastAt);
    lastAt = Date.now();
    console.log(indent(indent([`${one.outcome}, ${took}`, ...one.problems].join('\n'))));
  });
  for (const outcome of OUTCOMES.filter((one) => one !== 'noticed')) {
    const alike = screened.filter((one) => one.outcome === outcome);
    if (alike.length > 0) printHeading(`Not noticed: ${outcome}`);
    for (const { mutation } of alike) printRemark(mutation.name);
  }
  printHeading(`Results, in ${formatDuration(Date.now() - startedAt)}`);
  console.log(indent(textTable(summaryOf(screened))));
  return signal.aborted ? 130 : 0;
}

async function proveSteady(store: Store, steady: string, signal: AbortSignal): Promise<number> {
  const times = numberOf('steady', steady);
  printHeading('Walks through one build');
  const unsteady = await unsteadyWalks(store, times, signal);
  if (unsteady > 0) throw new CliError(`${String(unsteady)} of ${steady} walks saw a difference.`);
  printHeading(`None of ${steady} walks saw a difference.`);
  return 0;
}

function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (!(Number.isInteger(number) && number > 0))
    throw new CliError(`--${option} takes a whole number above 0, not "${text}".`);
  return number;
}
