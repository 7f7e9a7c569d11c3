import { resolve } from 'node:path';
import { parseRegistry } from '@simmer/shared/registry';
import { MODULE_LIST, moduleOrigin, perRemote } from '../modules';
import { devRegistry } from './registry';

const origins = perRemote((name) => moduleOrigin(MODULE_LIST[name].port));
const localCloud = {
  auth: 'http://127.0.0.1:1',
  firestore: 'http://127.0.0.1:2',
  email: 'http://127.0.0.1:3',
};

describe('the registry of the development servers', () => {
  it('has the entry and version of each remote and the local cloud, in the form that pages parse', async () => {
    const registry = await devRegistry(resolve(__dirname, '../..'), { origins, localCloud });
    expect(parseRegistry(registry)).toEqual(registry);
    expect(registry).toMatchObject({
      modules: perRemote((name) => ({
        version: expect.stringMatching(/^\d/),
        entry: `${origins[name]}/remoteEntry.js`,
      })),
      localCloud,
    });
  });
});
