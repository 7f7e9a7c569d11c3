import { resolve } from 'node:path';
import { stateDirectory } from '../base';
import { storeOf } from './store-option';

const before = process.env.SIMMER_STORE;
beforeEach(() => {
  delete process.env.SIMMER_STORE;
});
afterAll(() => {
  Object.assign(process.env, before !== undefined && { SIMMER_STORE: before });
});

it('a release command works on the store of --store, else of the environment, else of this machine’s shop', () => {
  expect(storeOf({}).directory).toBe(resolve(stateDirectory, 'published'));
  process.env.SIMMER_STORE = '/srv/store';
  expect(storeOf({}).directory).toBe('/srv/store');
  expect(storeOf({ store: '../out' }).directory).toBe(resolve('../out'));
});
