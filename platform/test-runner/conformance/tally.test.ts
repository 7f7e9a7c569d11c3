import { parseExemptions } from './exemptions';
import { groupUncarried, needless, tally } from './tally';
import type { TestResult } from './test-results';

const statements = [1, 2, 3, 4].map((number) => ({
  number,
  section: 'A',
  text: `Promise ${number}`,
}));

const named = (title: string, status: TestResult['status'] = 'passed'): TestResult => ({
  file: 'cart.test.ts',
  title,
  status,
});

const proven = (...tests: TestResult[]) =>
  tally(statements, tests)
    .statements.filter(({ isCarried }) => isCarried)
    .map(({ statement }) => statement.number);

describe('tally', () => {
  it('sets a test beside each statement it names', () => {
    const test = named('adds and counts [1] [3]');
    expect(tally(statements, [test]).statements.map(({ tests }) => tests)).toEqual([
      [test],
      [],
      [test],
      [],
    ]);
  });

  it('takes a failed or skipped test for no proof, and shows it all the same', () => {
    const failed = named('adds [1]', 'failed');
    expect(proven(failed, named('counts [2]', 'skipped'))).toEqual([]);
    expect(tally(statements, [failed]).statements[0]?.tests).toEqual([failed]);
  });

  it('lets one passing test prove what another fails to', () => {
    expect(proven(named('adds [1]', 'failed'), named('adds twice [1]'))).toEqual([1]);
  });

  it('counts a journey that is listed and not run yet', () => {
    expect(proven(named('orders [4]', 'listed'))).toEqual([4]);
  });

  it('names the test whose title carries a number that no statement has', () => {
    expect(tally(statements, [named('adds [5]')]).errors).toEqual([
      'cart.test.ts: “adds [5]” names number 5, which does not exist.',
    ]);
  });
});

describe('exemptions', () => {
  const waiting = parseExemptions({ 'waits for the editor': { '2-3': 'built after checkout' } }, 4);

  it('keeps exempted statements apart from those that are missing', () => {
    const groups = groupUncarried(tally(statements, [named('adds [1]')]), waiting);
    expect([...groups].map(([heading, list]) => [heading, list.map((one) => one.number)])).toEqual([
      ['waits for the editor', [2, 3]],
      ['missing', [4]],
    ]);
  });

  it('names a statement that has a test and needs no exemption any more', () => {
    const tallied = tally(statements, [named('edits [3]')]);
    expect(needless(tallied, waiting).map(([number]) => number)).toEqual([3]);
  });

  it.each(['0', '3-2', '4-5'])('refuses “%s”, which is no statement of ours', (span) => {
    expect(() => parseExemptions({ waits: { [span]: 'built after checkout' } }, 4)).toThrow(
      `“${span}” is not within 1-4`,
    );
  });

  it('refuses an exemption without a reason', () => {
    expect(() => parseExemptions({ waits: { '2': '' } }, 4)).toThrow(
      'exemptions.json, waits.2: needs a reason',
    );
  });
});
