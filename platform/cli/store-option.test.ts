import { resolve } from 'node:path';
import { stateDirectory } from '../base';
import { storeOf } from './store-option';

const before = process.env.SIMMER_STORE;
beforeEach(() => {
  delete process.env.SIMMER_STORE;
});
afterAll(() => {
  if (before !== undefined) process.env.SIMMER_STORE = before;
});

describe('a release command works on the store', () => {
  it.each([
    [
      'of this machine’s shop unless another is named',
      {},
      undefined,
      resolve(stateDirectory, 'published'),
    ],
    ['of the environment', {}, '/srv/store', '/srv/store'],
    ['of --store before all others', { store: '../out' }, '/srv/store', resolve('../out')],
  ])('%s', (_case, values, variable, directory) => {
    if (variable !== undefined) process.env.SIMMER_STORE = variable;
    expect(storeOf(values).directory).toBe(directory);
  });
});
