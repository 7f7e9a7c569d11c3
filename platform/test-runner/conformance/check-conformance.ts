import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../base';
import { caseFaults, CASES, casesInTitle, parseCases } from './cases';
import { collectHosting, collectJest, collectJourneys, collectRules } from './collect';
import { parseStatements, type Statement } from './statements';
import { missingIn, tally, type Tally } from './tally';

export interface ConformanceOptions {
  /** Whether each statement and each case needs a passing test. */
  isRequired: boolean;
  /** Leaves out the list of statements with their tests. */
  isBrief: boolean;
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

/**
 * Prints which statements of the specification have a test.
 * @returns one sentence for each failure.
 */
export function checkConformance({ isRequired, isBrief }: ConformanceOptions): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const statements = parseStatements(read('docs/conformance/statements.md'));
  const sources = [collectJest(), collectRules(), collectJourneys(), collectHosting()];
  const tests = sources.flatMap((source) => source.tests);
  const tallied = tally(statements, tests);
  const cases = parseCases(read(CASES));
  const tested = tally(cases, tests, casesInTitle);
  const caseErrors = [...tested.errors, ...caseFaults(cases, tested)];
  const missing = missingIn(tallied);

  if (!isBrief) for (const one of [tallied, tested]) printStatements(one);
  if (missing.length > 0)
    console.log([`\nmissing (${missing.length})`, ...missing.map(describe)].join('\n'));
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
  const required = [
    ...caseErrors,
    ...missing.map(
      ({ number, text }) => `Required, but without a passing test: [${number}] ${text}`,
    ),
  ];
  return [...tallied.errors, ...(isRequired ? required : [])];
}
