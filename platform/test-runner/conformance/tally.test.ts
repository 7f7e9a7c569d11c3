import { missingIn, tally } from './tally';
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

  it('lists the statements that no test proves', () => {
    const tallied = tally(statements, [named('adds [1]'), named('edits [3]', 'failed')]);
    expect(missingIn(tallied).map(({ number }) => number)).toEqual([2, 3, 4]);
  });
});
