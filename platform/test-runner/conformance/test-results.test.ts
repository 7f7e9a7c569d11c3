import { parseJestReport, parsePlaywrightReport } from './test-results';

describe('parseJestReport', () => {
  it('keeps file, full title and outcome of each test; what did not run is skipped', () => {
    const report = JSON.stringify({
      testResults: [
        {
          name: '/house/cart.test.ts',
          assertionResults: [
            { fullName: 'cart adds a line [91]', status: 'passed' },
            { fullName: 'cart removes a line [92]', status: 'failed' },
            { fullName: 'cart empties [97]', status: 'pending' },
          ],
        },
      ],
    });
    expect(parseJestReport(report).map(({ title, status }) => `${status}: ${title}`)).toEqual([
      'passed: cart adds a line [91]',
      'failed: cart removes a line [92]',
      'skipped: cart empties [97]',
    ]);
    expect(parseJestReport(report)[0]?.file).toBe('/house/cart.test.ts');
  });

  it('refuses a file that is no report of jest', () => {
    expect(() => parseJestReport('{ "suites": [] }')).toThrow('not a report of jest (testResults');
  });
});

describe('parsePlaywrightReport', () => {
  const run = (status: string, expectedStatus = 'passed', results: unknown[] = [{}]) => ({
    status,
    expectedStatus,
    results,
  });
  const file = 'guest/order.spec.ts';
  const report = (...tests: unknown[]) => {
    const specs = [{ title: 'clears the cart [134]', tests }];
    const group = { title: 'ordering', file, specs };
    return JSON.stringify({
      errors: [],
      suites: [{ title: file, file, specs: [], suites: [group] }],
    });
  };

  it('names a journey by its groups and its own title', () => {
    expect(parsePlaywrightReport(report(run('expected')))).toEqual([
      {
        file,
        title: 'ordering clears the cart [134]',
        status: 'passed',
      },
    ]);
  });

  it.each([
    ['passed', 'it passed at the second try', [run('flaky')]],
    ['passed', 'one browser passed and another skips it', [run('expected'), run('skipped')]],
    ['failed', 'one of two browsers failed', [run('expected'), run('unexpected')]],
    ['failed', 'it is marked as expected to fail', [run('expected', 'failed')]],
    ['skipped', 'it is switched off', [run('skipped', 'skipped', [])]],
    ['listed', 'it has not run yet', [run('skipped', 'passed', [])]],
  ])('a journey counts as %s when %s', (status, _when, tests) => {
    expect(parsePlaywrightReport(report(...tests))[0]?.status).toBe(status);
  });

  it('complains about journeys that did not load, so that they are not taken for missing', () => {
    const broken = { suites: [], errors: [{ message: 'SyntaxError in order.spec.ts' }] };
    expect(() => parsePlaywrightReport(JSON.stringify(broken))).toThrow(
      'SyntaxError in order.spec.ts',
    );
  });
});
