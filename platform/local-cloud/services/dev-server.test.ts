import { MODULE_LIST, moduleOrigin, perRemote } from '../../modules';
import { devRegistry } from './dev-server';

it('the registry of the development servers has the entry and version of each remote and the local cloud', async () => {
  const origins = perRemote((name) => moduleOrigin(MODULE_LIST[name].port));
  const at = (port: number) => `http://127.0.0.1:${String(port)}`;
  const localCloud = { auth: at(1), firestore: at(2), email: at(3) };
  expect(await devRegistry({ origins, localCloud })).toMatchObject({
    modules: perRemote((name) => ({
      version: expect.stringMatching(/^\d/),
      entry: `${origins[name]}/remoteEntry.js`,
    })),
    localCloud,
  });
});
