import type { Statement } from './statements';
import type { Carried, Tally } from './tally';
import type { TestResult } from './test-results';

const signs: Record<TestResult['status'], string> = {
  passed: '✓',
  failed: '✗',
  skipped: '–',
  listed: '○',
};

const line = ({ number, text }: Statement) => `${String(number).padStart(4)}  ${text}`;

function describeOne({ statement, tests }: Carried): string {
  const below = tests.map(
    ({ status, file, title }) => `        ${signs[status]} ${file}: ${title}`,
  );
  return [line(statement), ...below].join('\n');
}

/** Every statement with the tests that name it; ✓ passed, ✗ failed, – skipped, ○ listed and not run. */
export function describeTally({ statements }: Tally): string {
  let section = '';
  return statements
    .map((one) => {
      const heading = one.statement.section === section ? '' : `\n${one.statement.section}\n`;
      section = one.statement.section;
      return heading + describeOne(one);
    })
    .join('\n');
}

/** The statements without proof, by heading; what is missing comes last, nearest to the reader's eye. */
export function describeUncarried(groups: ReadonlyMap<string, readonly Statement[]>): string {
  const missingLast = [...groups].sort(
    ([one], [other]) => Number(one === 'missing') - Number(other === 'missing'),
  );
  return missingLast
    .map(([heading, list]) => [`\n${heading} (${list.length})`, ...list.map(line)].join('\n'))
    .join('\n');
}
