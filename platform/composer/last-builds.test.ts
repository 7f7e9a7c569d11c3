import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRemoteOrigins, MODULES } from '../modules';
import { builtModules } from './last-builds';

it('the last builds have the version, folders and origin of each module, and need a version', async () => {
  const root = mkdtempSync(join(tmpdir(), 'simmer-built-'));
  const write = (name: string, content: string) => {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'package.json'), content);
  };
  for (const name of MODULES) write(name, '{ "version": "1.2.0" }');
  const modules = await builtModules(root, defaultRemoteOrigins());
  expect(modules['cart-mfe']).toEqual({
    version: '1.2.0',
    client: join(root, 'cart-mfe/dist/client'),
    lists: join(root, 'cart-mfe/dist/client'),
    server: join(root, 'cart-mfe/dist/server'),
    base: 'http://localhost:3002/',
  });
  expect(modules.shell.base).toBe('/');
  write('cart-mfe', '{}');
  await expect(builtModules(root, defaultRemoteOrigins())).rejects.toThrow('version');
  rmSync(root, { recursive: true });
});
