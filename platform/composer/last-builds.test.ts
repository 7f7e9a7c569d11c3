import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRemoteOrigins, MODULES } from '../modules';
import { builtModules } from './last-builds';

const origins = defaultRemoteOrigins();
let root: string;
const writePackage = (name: string, content: string) => {
  mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, name, 'package.json'), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'simmer-built-'));
  MODULES.forEach((name, n) => {
    writePackage(name, `{ "version": "1.${String(n)}.0" }`);
  });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the last builds', () => {
  it('have the version, folders and origin of each module', async () => {
    const modules = await builtModules(root, origins);
    expect(Object.keys(modules).sort()).toEqual([...MODULES].sort());
    expect(modules['cart-mfe']).toEqual({
      version: '1.1.0',
      client: join(root, 'cart-mfe/dist/client'),
      lists: join(root, 'cart-mfe/dist/client'),
      server: join(root, 'cart-mfe/dist/server'),
      base: 'http://localhost:3002/',
    });
    for (const name of MODULES) expect(modules[name].client).toContain(`/${name}/`);
  });

  it('are on the site’s own origin for the shell', async () => {
    expect((await builtModules(root, origins)).shell.base).toBe('/');
  });

  it('cannot be used without a version', async () => {
    writePackage('cart-mfe', '{}');
    await expect(builtModules(root, origins)).rejects.toThrow('version');
  });
});
