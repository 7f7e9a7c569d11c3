import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../base';
import {
  collectJest,
  collectPlaywright,
  collectRules,
  describeTally,
  describeUncarried,
  groupUncarried,
  needless,
  parseExemptions,
  parseSections,
  parseStatements,
  tally,
} from '../test-runner';

const usage = `Which of the product's statements a test carries, and which none.
  --require A-L   fail when a statement of these sections has no passing test and no exemption
  --brief         leave out the list of statements with their tests
  --fresh         run the unit tests first, also when a report of an earlier run is there`;

function main(): void {
  const { values } = parseArgs({
    options: {
      require: { type: 'string' },
      brief: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const required = values.require === undefined ? [] : parseSections(values.require);

  const papers = join(root, 'docs', 'conformance');
  const statements = parseStatements(readFileSync(join(papers, 'statements.md'), 'utf8'));
  const exemptions = parseExemptions(
    JSON.parse(readFileSync(join(papers, 'exemptions.json'), 'utf8')),
    statements.length,
  );
  const sources = [collectJest(values.fresh), collectRules(), collectPlaywright()];
  const tallied = tally(
    statements,
    sources.flatMap(({ tests }) => tests),
  );
  const uncarried = groupUncarried(tallied, exemptions);

  if (!values.brief) console.log(describeTally(tallied));
  console.log(describeUncarried(uncarried));
  for (const { number, heading } of needless(tallied, exemptions)) {
    console.log(
      `Statement ${number} has a test now: take it out of “${heading}” in exemptions.json.`,
    );
  }
  const carried = tallied.statements.filter(({ isCarried }) => isCarried);
  const awaited = carried.filter(({ tests }) => tests.every(({ status }) => status !== 'passed'));
  const caveat =
    awaited.length === 0 ? '' : `, ${awaited.length} of them only by journeys that have not run`;
  console.log(sources.map(({ note }) => note).join('; '));
  console.log(
    `${carried.length} of ${statements.length} statements are carried by a test${caveat}`,
  );

  const lacking = (uncarried.get('missing') ?? []).filter(({ section }) =>
    required.includes(section),
  );
  const failures = [
    ...tallied.errors,
    ...lacking.map(
      ({ number, text }) => `Required, and no passing test carries it: [${number}] ${text}`,
    ),
  ];
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

main();
