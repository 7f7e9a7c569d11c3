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
} from '../base';
import {
  GATE_MUTATIONS,
  prepareTree,
  prove,
  randomMutations,
  type Screened,
  screenMutations,
  unsteadyWalks,
  type GateMutation,
  type TestBed,
  type Verdict,
} from '../gate';
import { MODULES } from '../modules';
import type { Store } from '../releases';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage:
      'npm run gate:prove -- [word...] [--steady <times> | --random <count> [--seed <number>]]',
    summary: 'Plants a mutation of each kind and checks what the gate says of it.',
    options: {
      steady: {
        type: 'string',
        placeholder: '<times>',
        help: 'in place of mutations: walk through one build so many times, which must differ in nothing',
      },
      random: {
        type: 'string',
        placeholder: '<count>',
        help: 'in place of planted mutations: so many of each module, drawn from its sources',
      },
      seed: {
        type: 'string',
        placeholder: '<number>',
        help: 'draws the same mutations from the same sources; 1 unless given',
      },
    },
    positionals: {
      placeholder: '[word...]',
      help: 'only mutations with such a word in their name, which the path of a module is part of',
    },
  },
  async ({ positionals: words, values: { steady, random, seed = '1' } }) => {
    const all =
      random === undefined
        ? GATE_MUTATIONS
        : MODULES.flatMap((module) =>
            randomMutations(root, module, numberOf('random', random), numberOf('seed', seed)),
          );
    const chosen = all.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    if (chosen.length === 0)
      throw new CliError(`No mutation has "${words.join('" or "')}" in its name.`);

    const signal = shutdownSignal();
    const startedAt = Date.now();
    const directory = resolve(stateDirectory, 'gate-proof');
    rmSync(directory, { recursive: true, force: true });
    printHeading('Building what is live');
    const tree = await prepareTree(directory, signal);
    if (steady !== undefined) return proveSteady(tree.store, steady, signal);

    if (random !== undefined) return screen(tree, chosen, signal);

    const verdicts: Verdict[] = [];
    for (const mutation of chosen) {
      if (signal.aborted) return 130;
      const verdict = await prove(tree, mutation, signal);
      const { problems } = verdict;
      console.log(indent(indent(problems.length === 0 ? 'admitted' : problems.join('\n'))));
      verdicts.push(verdict);
    }
    const duration = formatDuration(Date.now() - startedAt);
    printHeading('What the gate says');
    for (const { name, isRight } of verdicts)
      if (isRight) printDone('right', name);
      else printFailed('wrong', name);
    const wrong = verdicts.filter(({ isRight }) => !isRight).length;
    const total = String(verdicts.length);
    if (wrong > 0)
      throw new CliError(`${String(wrong)} of ${total} were judged wrong, in ${duration}.`);
    printHeading(`All ${total} were judged right, in ${duration}.`);
    return 0;
  },
);

/** Nobody has said which of them guests notice: what is not noticed is for a person to look at. */
async function screen(
  bed: TestBed,
  mutations: readonly GateMutation[],
  signal: AbortSignal,
): Promise<number> {
  const startedAt = Date.now();
  const screened: Screened[] = [];
  await screenMutations(bed, mutations, signal, (one) => {
    screened.push(one);
    const { problems, isSameBuild } = one;
    const remark = isSameBuild ? 'the same build' : 'no difference';
    console.log(indent(indent(problems.length > 0 ? problems.join('\n') : remark)));
  });
  const unnoticed = screened.filter(({ problems }) => problems.length === 0);
  const alive = unnoticed.filter(({ isSameBuild }) => !isSameBuild);
  printHeading('Not noticed');
  for (const { name } of alive) printRemark(name);
  const counts = [
    `${String(screened.length - unnoticed.length)} noticed`,
    `${String(alive.length)} not noticed`,
    `${String(unnoticed.length - alive.length)} the same build`,
  ];
  printHeading(`${counts.join(', ')}, in ${formatDuration(Date.now() - startedAt)}.`);
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
    throw new CliError(`--${option} takes a whole number above 0, and "${text}" is none.`);
  return number;
}
