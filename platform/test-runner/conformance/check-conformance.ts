import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../base';
import { collectJest, collectPlaywright, collectRules } from './collect';
import { describeTally, describeUncarried } from './describe-tally';
import { parseExemptions } from './exemptions';
import { parseSections, parseStatements } from './statements';
import { groupUncarried, needless, tally } from './tally';

export interface ConformanceOptions {
  /** Sections of which each statement needs a passing test or an exemption: "A-L". */
  required?: string;
  /** Leaves out the list of statements with their tests. */
  isBrief: boolean;
  /** Runs the unit tests first, also when a report of an earlier run exists. */
  isFresh: boolean;
}

/** Prints which statements of the specification a test carries. @returns the failures, a sentence each. */
export function checkConformance({ required, isBrief, isFresh }: ConformanceOptions): string[] {
  const sections = required === undefined ? [] : parseSections(required);
  const folder = join(root, 'docs', 'conformance');
  const statements = parseStatements(readFileSync(join(folder, 'statements.md'), 'utf8'));
  const exemptions = parseExemptions(
    JSON.parse(readFileSync(join(folder, 'exemptions.json'), 'utf8')),
    statements.length,
  );
  const sources = [collectJest(isFresh), collectRules(), collectPlaywright()];
  const tallied = tally(
    statements,
    sources.flatMap(({ tests }) => tests),
  );
  const uncarried = groupUncarried(tallied, exemptions);

  if (!isBrief) console.log(describeTally(tallied));
  console.log(describeUncarried(uncarried));
  for (const { number, heading } of needless(tallied, exemptions)) {
    console.log(
      `Statement ${number} has a test now: take it out of “${heading}” in exemptions.json.`,
    );
  }
  const carried = tallied.statements.filter(({ isCarried }) => isCarried);
  const pending = carried.filter(({ tests }) => tests.every(({ status }) => status !== 'passed'));
  const caveat =
    pending.length === 0 ? '' : `, ${pending.length} of them only by journeys that have not run`;
  console.log(sources.map(({ note }) => note).join('; '));
  console.log(
    `${carried.length} of ${statements.length} statements are carried by a test${caveat}`,
  );
  return [
    ...tallied.errors,
    ...(uncarried.get('missing') ?? [])
      .filter(({ section }) => sections.includes(section))
      .map(({ number, text }) => `Required, and no passing test carries it: [${number}] ${text}`),
  ];
}
