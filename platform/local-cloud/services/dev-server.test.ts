import { moduleNamed, moduleOrigin, perRemote } from '../../modules';
import { devRegistry } from './dev-server';

it('the registry of the development servers has the entry and version of each remote and the local cloud', () => {
  const origins = perRemote((name) => moduleOrigin(moduleNamed(name).port));
  const at = (port: number) => `http://127.0.0.1:${String(port)}`;
  const localCloud = { auth: at(1), firestore: at(2), email: at(3) };
  expect(devRegistry({ origins, localCloud })).toMatchObject({
    modules: perRemote((name) => ({
      version: expect.stringMatching(/^\d/),
      entry: `${origins[name]}/remoteEntry.js`,
    })),
    localCloud,
  });
});
