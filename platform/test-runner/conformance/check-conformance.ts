import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../base';
import { caseFaults, CASES, casesInTitle, parseCases } from './cases';
import { collectHosting, collectJest, collectJourneys, collectRules } from './collect';
import { parseExemptions } from './exemptions';
import { parseSections, parseStatements, type Statement } from './statements';
import { groupUncarried, needless, tally, type Tally } from './tally';

export interface ConformanceOptions {
  /** The sections in which every statement needs a passing test or an exemption: "A-L". */
  required?: string;
  /** Leaves out the list of statements with their tests. */
  isBrief: boolean;
  /** Runs the unit tests first, even when a report of an earlier run exists. */
  isFresh: boolean;
}

const SIGNS = { passed: '✓', failed: '✗', skipped: '–', listed: '○' };

const describe = ({ number, text }: Statement) => `${String(number).padStart(4)}  ${text}`;

/** Every statement with the tests that name it: ✓ passed, ✗ failed, – skipped, ○ listed but not run. */
function printStatements({ statements }: Tally): void {
  let section = '';
  for (const { statement, tests } of statements) {
    if (statement.section !== section) console.log(`\n${statement.section}`);
    section = statement.section;
    console.log(describe(statement));
    for (const { status, file, title } of tests)
      console.log(`        ${SIGNS[status]} ${file}: ${title}`);
  }
}

/** The statements without proof, by heading. Missing ones come last, where they are seen first in a terminal. */
function printUncarried(groups: ReadonlyMap<string, readonly Statement[]>): void {
  const missingLast = [...groups].sort(
    ([one], [other]) => Number(one === 'missing') - Number(other === 'missing'),
  );
  for (const [heading, statements] of missingLast)
    console.log([`\n${heading} (${statements.length})`, ...statements.map(describe)].join('\n'));
}

/**
 * Prints which statements of the specification have a test.
 * @returns one sentence for each failure.
 */
export function checkConformance({ required, isBrief, isFresh }: ConformanceOptions): string[] {
  const sections = required === undefined ? [] : parseSections(required);
  const read = (name: string) => readFileSync(join(root, 'docs/conformance', name), 'utf8');
  const statements = parseStatements(read('statements.md'));
  const exemptions = parseExemptions(JSON.parse(read('exemptions.json')), statements.length);
  const sources = [collectJest(isFresh), collectRules(), collectJourneys(), collectHosting()];
  const tests = sources.flatMap((source) => source.tests);
  const tallied = tally(statements, tests);
  const cases = parseCases(readFileSync(join(root, CASES), 'utf8'));
  const tested = tally(cases, tests, casesInTitle);
  const caseErrors = [...tested.errors, ...caseFaults(cases, tested)];
  const uncarried = groupUncarried(tallied, exemptions);

  if (!isBrief) for (const one of [tallied, tested]) printStatements(one);
  printUncarried(uncarried);
  for (const [number, heading] of needless(tallied, exemptions))
    console.log(
      `Statement ${number} has a test now: remove it from “${heading}” in exemptions.json.`,
    );
  const carried = tallied.statements.filter(({ isCarried }) => isCarried);
  const pending = carried.filter((one) => one.tests.every(({ status }) => status !== 'passed'));
  const caveat =
    pending.length === 0 ? '' : `, ${pending.length} of them only in journeys that have not run`;
  console.log(sources.map(({ note }) => note).join('; '));
  console.log(`${carried.length} of ${statements.length} statements have a test${caveat}`);
  const applying = cases.filter(({ files }) => files.length > 0);
  console.log(
    `${tested.statements.filter(({ isCarried }) => isCarried).length} of ${applying.length} applicable cases of ${CASES} have a test`,
  );
  const missing = uncarried.get('missing') ?? [];
  return [
    ...tallied.errors,
    ...(required === undefined ? [] : caseErrors),
    ...missing
      .filter(({ section }) => sections.includes(section))
      .map(({ number, text }) => `Required, but without a passing test: [${number}] ${text}`),
  ];
}
