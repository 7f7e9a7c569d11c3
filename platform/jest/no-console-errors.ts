import { format } from 'node:util';

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
  jest.restoreAllMocks();
  console.error = original;
  if (unexpected.length > 0) {
    throw new Error(`The test wrote to console.error:\n${unexpected.join('\n')}`);
  }
});
