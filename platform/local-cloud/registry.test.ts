import { resolve } from 'node:path';
import { parseRegistry } from '@simmer/shared/registry';
import { devRegistry } from './registry';

const origins = {
  'menu-mfe': 'http://localhost:3001',
  'cart-mfe': 'http://localhost:3002',
  'editor-mfe': 'http://localhost:3003',
};
const localCloud = {
  auth: 'http://127.0.0.1:1',
  firestore: 'http://127.0.0.1:2',
  email: 'http://127.0.0.1:3',
};

describe('the registry of the development servers', () => {
  it('names the entry and the version of each remote, and the local cloud, as a page reads them', async () => {
    const registry = await devRegistry(resolve(__dirname, '../..'), origins, localCloud);
    expect(parseRegistry(registry)).toEqual({
      modules: {
        'menu-mfe': {
          version: expect.stringMatching(/^\d/),
          entry: 'http://localhost:3001/remoteEntry.js',
        },
        'cart-mfe': {
          version: expect.stringMatching(/^\d/),
          entry: 'http://localhost:3002/remoteEntry.js',
        },
        'editor-mfe': {
          version: expect.stringMatching(/^\d/),
          entry: 'http://localhost:3003/remoteEntry.js',
        },
      },
      localCloud,
    });
  });
});
