import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format } from 'node:util';

const platform = join(__dirname, '..');
const ofShop = join(platform, '../shell/tools/jest.platform.ts');
/** Tests of other folders, and of this repository, have its shop; the platform's own tests have the library. */
const ITS_OWN = /^(?!\.\.|lint|.*\.(repository|cloud)\.test\.)/;
if (ITS_OWN.test(relative(platform, expect.getState().testPath ?? '')))
  process.env.SHOP_ROOT = join(platform, 'testing/library');
else if (existsSync(ofShop)) jest.requireActual(ofShop);

// Only a test that hangs should time out, because tests are slow on a busy machine or a slow disk. This is a setup
// file because jest ignores `testTimeout` in the configuration of one of several projects.
jest.setTimeout(60_000);

// The tests of hostile code unmock it.
jest.mock('../composer/start-process', (): unknown =>
  jest.requireActual('../composer/testing/in-process'),
);

/**
 * A console.error that no test expects fails the test. A test that expects one replaces it:
 * `const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
let unexpected: string[] = [];
const original = console.error;

beforeEach(() => {
  unexpected = [];
  console.error = (...parts: unknown[]) => {
    unexpected.push(format(...parts));
  };
});

afterEach(() => {
  // The next test gets real timers, because it may not expect fake ones.
  jest.useRealTimers();
  jest.restoreAllMocks();
  console.error = original;
  if (unexpected.length > 0) {
    throw new Error(`The test wrote to console.error:\n${unexpected.join('\n')}`);
  }
});
