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
import { GATE_MUTATIONS, prepareTree, prove, unsteadyWalks, type MutationResult } from '../gate';
import type { Store } from '../releases';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run gate:prove -- [word...] [--steady <times>]',
    summary: 'Plants a mutation of each kind and checks that the gate judges it correctly.',
    options: {
      steady: {
        type: 'string',
        placeholder: '<times>',
        help: 'instead of mutations: walk through one build this many times; no walk may see a difference',
      },
    },
    positionals: {
      placeholder: '[word...]',
      help: 'only mutations whose name contains one of these words; names include the path of the module',
    },
  },
  async ({ positionals: words, values: { steady } }) => {
    const signal = shutdownSignal();
    const startedAt = Date.now();
    // Both may run at the same time.
    const directory = resolve(stateDirectory, steady === undefined ? 'gate-proof' : 'gate-steady');
    rmSync(directory, { recursive: true, force: true });
    const isChosen = ({ name }: { name: string }) =>
      words.length === 0 || words.some((word) => name.includes(word));
    const chosen = GATE_MUTATIONS.filter(isChosen);
    if (chosen.length === 0)
      throw new CliError(`No mutation has "${words.join('" or "')}" in its name.`);
    printHeading('Building what is live');
    const tree = await prepareTree(directory, signal);
    if (steady !== undefined) return proveSteady(tree.store, steady, signal);

    const results: MutationResult[] = [];
    for (const mutation of chosen) {
      const result = await prove(tree, mutation, signal);
      // It then judged nothing.
      if (signal.aborted) return 130;
      const { problems } = result;
      console.log(indent(indent(problems.length === 0 ? 'admitted' : problems.join('\n'))));
      results.push(result);
    }
    const duration = formatDuration(Date.now() - startedAt);
    printHeading('Results');
    for (const { name, isRight } of results)
      if (isRight) printDone('right', name);
      else printFailed('wrong', name);
    const wrong = results.filter(({ isRight }) => !isRight).length;
    const total = String(results.length);
    if (wrong > 0)
      throw new CliError(`${String(wrong)} of ${total} were judged incorrectly, in ${duration}.`);
    printHeading(`All ${total} were judged correctly, in ${duration}.`);
    return 0;
  },
);

async function proveSteady(store: Store, steady: string, signal: AbortSignal): Promise<number> {
  const times = Number(steady);
  if (!(Number.isInteger(times) && times > 0))
    throw new CliError(`--steady takes a whole number above 0, not "${steady}".`);
  printHeading('Walks through one build');
  const unsteady = await unsteadyWalks(store, times, signal);
  if (unsteady > 0) throw new CliError(`${String(unsteady)} of ${steady} walks saw a difference.`);
  printHeading(`None of ${steady} walks saw a difference.`);
  return 0;
}
