import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  conclude,
  countJest,
  countPlaywright,
  countReport,
  describeCount,
  passedIf,
  sum,
} from './count';

const jestReport = (statuses: string[], numRuntimeErrorTestSuites = 0) => {
  const assertionResults = statuses.map((status) => ({ fullName: 'x', status }));
  const testResults = [{ name: 'a.test.ts', assertionResults }];
  return JSON.stringify({ numRuntimeErrorTestSuites, testResults });
};

const journey = (status: string, results: unknown[] = [{}]) => ({
  title: 'x',
  tests: [{ expectedStatus: 'passed', status, results }],
});
const playwrightReport = (specs: unknown[]) =>
  JSON.stringify({ suites: [{ title: 'a', file: 'a', specs }], errors: [] });

it('a failed run ends with what failed and why, not somewhere above', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const assertionResults = [
    { fullName: 'the cart keeps a dish', status: 'failed', failureMessages: ['Expected: 1'] },
  ];
  const testResults = [{ name: 'a.test.ts', assertionResults }];
  const report = JSON.stringify({ numRuntimeErrorTestSuites: 0, testResults });
  expect(conclude(sum([countJest(report), passedIf(false, 'src/a.ts: unused')]))).toBe(1);
  const printed = log.mock.calls.join('\n');
  log.mockRestore();
  expect(printed).toMatch(
    /the cart keeps a dish\s+Expected: 1[^]+src\/a\.ts: unused[^]+2 failed$/u,
  );
});

describe('the last line of npm test', () => {
  it('sums up all levels', () => {
    expect(
      describeCount(
        sum([
          { passed: 3, failed: 0 },
          { passed: 1, failed: 2 },
        ]),
      ),
    ).toBe('4 passed, 2 failed');
  });

  it('names what could not be tried on this machine', () => {
    const levels = [
      { passed: 3, failed: 0 },
      { passed: 1, failed: 0, skipped: ['WebKit'] },
    ];
    expect(describeCount(sum(levels))).toBe('4 passed, 0 failed, skipped: WebKit');
  });

  it('names the journeys that passed only when they were played again', () => {
    const counted = countPlaywright(playwrightReport([journey('expected'), journey('flaky')]));
    expect(describeCount(sum([counted, { passed: 1, failed: 0 }]))).toBe(
      '3 passed, 0 failed, passed only when repeated: x',
    );
  });

  it('counts unit tests, and leaves out skipped ones', () => {
    expect(countJest(jestReport(['passed', 'passed', 'failed', 'pending']))).toEqual({
      passed: 2,
      failed: 1,
      failures: ['x\n'],
    });
  });

  it('counts a journey once for each engine that played it', () => {
    const [run] = journey('expected').tests;
    const tests = ['firefox', 'webkit'].map((projectName) => ({ ...run, projectName }));
    expect(countPlaywright(playwrightReport([{ title: 'x', tests }]))).toEqual({
      passed: 2,
      failed: 0,
    });
  });

  it('counts a test file that could not be loaded as failed', () => {
    expect(countJest(jestReport(['passed'], 1))).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a journey that never came to run as failed', () => {
    const report = playwrightReport([
      journey('expected'),
      journey('unexpected', [{ errors: [{ message: 'Expected: 1' }] }]),
      journey('skipped', []),
    ]);
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['x\nExpected: 1', 'x\nIt never ran.'],
    });
  });
});

describe('a report', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'simmer-count-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('that is missing counts as one failure, never as none', () => {
    expect(countReport(join(directory, 'none.json'), countJest, 0)).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('without a failure does not hide a runner that failed', () => {
    const path = join(directory, 'jest.json');
    writeFileSync(path, jestReport(['passed']));
    expect(countReport(path, countJest, 0)).toEqual({ passed: 1, failed: 0 });
    expect(countReport(path, countJest, 1)).toEqual({ passed: 1, failed: 1 });
  });
});
