import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Complaint } from '../../complaint';
import { endingSignal } from '../../ending';
import { stateDirectory } from '../../paths';
import { formatDuration, indent, printDone, printFailed, printHeading } from '../../terminal';
import { BREAKAGES } from './breakages';
import { makeBench, prove, type Verdict } from './prove';

// `npm run gate:prove` plants one breakage of each kind and sends it through the gate; `-- React` those with that word in their name.
const asked = process.argv.slice(2);
const chosen = BREAKAGES.filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
);
if (chosen.length === 0)
  throw new Complaint(`No breakage has "${asked.join('" or "')}" in its name.`);

const ending = endingSignal();
const startedAt = Date.now();
const directory = resolve(stateDirectory, 'gate-proof');
rmSync(directory, { recursive: true, force: true });
printHeading('Building what is live');
const bench = await makeBench(directory, ending);

const verdicts: Verdict[] = [];
for (const breakage of chosen) {
  if (ending.aborted) throw new Complaint('Broken off.');
  verdicts.push(await prove(bench, breakage, ending));
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
  throw new Complaint(
    `${String(wrong)} of ${String(verdicts.length)} were not judged as they should be, in ${duration}.`,
  );
printHeading(`All ${String(verdicts.length)} are judged as they should be, in ${duration}.`);
process.exit(0);
