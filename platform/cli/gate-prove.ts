import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CliError,
  formatDuration,
  indent,
  printDone,
  printFailed,
  printHeading,
  shutdownSignal,
  stateDirectory,
} from '../base';
import { GATE_MUTATIONS, prepareTree, prove, unsteadyWalks, type Verdict } from '../gate';
import type { Store } from '../releases';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run gate:prove -- [word...] [--steady <times>]',
    summary: 'Plants a mutation of each kind and checks what the gate says of it.',
    options: {
      steady: {
        type: 'string',
        placeholder: '<times>',
        help: 'in place of mutations: walk through one build so many times, which must differ in nothing',
      },
    },
    positionals: {
      placeholder: '[word...]',
      help: 'only mutations with such a word in their name',
    },
  },
  async ({ positionals: words, values }) => {
    const chosen = GATE_MUTATIONS.filter(
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
    if (values.steady !== undefined) return proveSteady(tree.store, values.steady, signal);

    const verdicts: Verdict[] = [];
    for (const mutation of chosen) {
      if (signal.aborted) return 130;
      verdicts.push(await prove(tree, mutation, signal));
    }
    printHeading('What the gate says');
    for (const { name, problems, isRight } of verdicts) {
      if (isRight) printDone(name, '');
      else printFailed(name, 'wrong verdict');
      console.log(indent(indent(problems.length === 0 ? 'admitted' : problems.join('\n'))));
    }
    const wrong = verdicts.filter(({ isRight }) => !isRight).length;
    const duration = formatDuration(Date.now() - startedAt);
    const all = String(verdicts.length);
    if (wrong > 0)
      throw new CliError(`${String(wrong)} of ${all} were judged wrong, in ${duration}.`);
    printHeading(`All ${all} were judged right, in ${duration}.`);
    return 0;
  },
);

async function proveSteady(store: Store, times: string, signal: AbortSignal): Promise<number> {
  const count = Number(times);
  if (!(Number.isInteger(count) && count > 0))
    throw new CliError(`--steady takes a number of walks, and "${times}" is none.`);
  printHeading('Walks through one build');
  const unsteady = await unsteadyWalks(store, count, signal);
  if (unsteady > 0) throw new CliError(`${String(unsteady)} of ${times} walks saw a difference.`);
  printHeading(`None of ${times} walks saw a difference.`);
  return 0;
}
