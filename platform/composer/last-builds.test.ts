import { temporaryFolder } from '../jest/testing/temporary-folder';
import { defaultRemoteOrigins, MODULES } from '../modules';
import { builtModules } from './last-builds';

const folder = temporaryFolder();

it('the last builds have the version, folders and origin of each module, and need a version', async () => {
  for (const name of MODULES) folder.write(`${name}/package.json`, '{ "version": "1.2.0" }');
  const modules = await builtModules(folder.at(), defaultRemoteOrigins());
  expect(modules['cart-mfe']).toEqual({
    version: '1.2.0',
    client: folder.at('cart-mfe/dist/client'),
    lists: folder.at('cart-mfe/dist/client'),
    server: folder.at('cart-mfe/dist/server'),
    base: 'http://localhost:3002/',
  });
  expect(modules.shell.base).toBe('/');
  folder.write('cart-mfe/package.json', '{}');
  await expect(builtModules(folder.at(), defaultRemoteOrigins())).rejects.toThrow('version');
});
