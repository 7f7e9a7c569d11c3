import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '../modules';
import { currentRegistry, entryPath } from './registry';

const localCloud = {
  auth: 'http://127.0.0.1:1',
  firestore: 'http://127.0.0.1:2',
  email: 'http://127.0.0.1:3',
};
const origins = {
  'menu-mfe': 'http://localhost:3001',
  'cart-mfe': 'http://localhost:3002',
  'editor-mfe': 'http://localhost:3003',
};

function manifest(name: string, path = ''): string {
  return JSON.stringify({ metaData: { remoteEntry: { name, path, type: 'global' } }, shared: [] });
}

describe('the registry', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'simmer-registry-'));
    for (const name of REMOTES) {
      mkdirSync(join(root, name, 'dist/client'), { recursive: true });
      writeFileSync(join(root, name, 'package.json'), '{ "version": "1.4.2" }');
      writeFileSync(
        join(root, name, 'dist/client/mf-manifest.json'),
        manifest(`remoteEntry.${name}.js`),
      );
    }
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('names the hashed entry that each remote built last, its version, and the local cloud', async () => {
    const registry = await currentRegistry(root, 'built', origins, localCloud);
    expect(registry.modules['menu-mfe']).toEqual({
      version: '1.4.2',
      entry: 'http://localhost:3001/remoteEntry.menu-mfe.js',
    });
    expect(Object.keys(registry.modules)).toEqual(['menu-mfe', 'cart-mfe', 'editor-mfe']);
    expect(registry.localCloud).toEqual(localCloud);
  });

  it('follows a remote that was built anew without a restart', async () => {
    await currentRegistry(root, 'built', origins, localCloud);
    writeFileSync(
      join(root, 'cart-mfe/dist/client/mf-manifest.json'),
      manifest('remoteEntry.new.js'),
    );
    const registry = await currentRegistry(root, 'built', origins, localCloud);
    expect(registry.modules['cart-mfe']?.entry).toBe('http://localhost:3002/remoteEntry.new.js');
  });

  it('names the development server’s fixed entry without any build', async () => {
    rmSync(join(root, 'menu-mfe/dist'), { recursive: true });
    const registry = await currentRegistry(root, 'dev', origins, localCloud);
    expect(registry.modules['menu-mfe']?.entry).toBe('http://localhost:3001/remoteEntry.js');
  });

  it('says which file is missing and what to run when a remote is not built', async () => {
    rmSync(join(root, 'editor-mfe/dist'), { recursive: true });
    await expect(currentRegistry(root, 'built', origins, localCloud)).rejects.toThrow(
      /editor-mfe\/dist\/client\/mf-manifest\.json is missing.*npm run build/,
    );
  });
});

describe('the entry in a manifest', () => {
  it('may lie in a folder', () => {
    expect(entryPath(JSON.parse(manifest('remoteEntry.js', 'static/js')))).toBe(
      '/static/js/remoteEntry.js',
    );
  });

  it.each([null, {}, { metaData: {} }, JSON.parse(manifest(''))])(
    'is refused when it is not there: %j',
    (input) => {
      expect(() => entryPath(input)).toThrow();
    },
  );
});
