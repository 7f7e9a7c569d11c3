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
import { GATE_MUTATIONS, prepareTree, prove, type Verdict } from '../gate';

// `npm run gate:prove` plants one mutation of each kind and sends it through the gate; `-- React` those with that word in their name.
const asked = process.argv.slice(2);
const chosen = GATE_MUTATIONS.filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
);
if (chosen.length === 0)
  throw new CliError(`No mutation has "${asked.join('" or "')}" in its name.`);

const signal = shutdownSignal();
const startedAt = Date.now();
const directory = resolve(stateDirectory, 'gate-proof');
rmSync(directory, { recursive: true, force: true });
printHeading('Building what is live');
const bench = await prepareTree(directory, signal);

const verdicts: Verdict[] = [];
for (const mutation of chosen) {
  if (signal.aborted) throw new CliError('Broken off.');
  verdicts.push(await prove(bench, mutation, signal));
}

printHeading('What the gate says');
for (const { name, sentences, isRight } of verdicts) {
  const text = sentences.length === 0 ? 'admitted' : sentences.join('\n');
  if (isRight) printDone(name, '');
  else printFailed(name, ' – something else was expected');
  console.log(indent(indent(text)));
}
const wrong = verdicts.filter(({ isRight }) => !isRight).length;
const duration = formatDuration(Date.now() - startedAt);
if (wrong > 0)
  throw new CliError(
    `${String(wrong)} of ${String(verdicts.length)} were not judged as they should be, in ${duration}.`,
  );
printHeading(`All ${String(verdicts.length)} are judged as they should be, in ${duration}.`);
process.exit(0);
