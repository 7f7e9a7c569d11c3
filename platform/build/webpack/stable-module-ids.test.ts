import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Builds a remote with a shared package, in another process, because jest cannot load webpack. */
const BUILD = `(async () => {
  const { default: webpack } = await import('webpack');
  const { ModuleFederationPlugin } = await import('@module-federation/enhanced/webpack');
  const { StableModuleIds } = await import('./platform/build/webpack/stable-module-ids.js');
  const build = (root) => new Promise((done) => {
    // As npm does: federation writes its entry below the working directory.
    process.chdir(root + '/menu');
    webpack({
      mode: 'production',
      context: root + '/menu',
      entry: { main: './src/main.js' },
      output: { path: root + '/dist', uniqueName: 'menu', publicPath: '/' },
      performance: false,
      plugins: [
        new ModuleFederationPlugin({
          name: 'menu',
          filename: 'remoteEntry.js',
          exposes: { './Menu': './src/menu.js' },
          shared: { [root + '/shared.js']: { shareKey: 'shared', version: '1.0.0', requiredVersion: false } },
          manifest: false,
          dts: false,
        }),
        new StableModuleIds(root),
      ],
    }, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
      done();
    });
  });
  for (const root of process.argv.slice(1)) await build(root);
})()`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-ids-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('the same sources are the same bytes on every machine, whatever the folder of the repository', () => {
  const roots = ['first', 'second'].map((name) => join(folder, name));
  for (const root of roots) {
    mkdirSync(join(root, 'menu/src'), { recursive: true });
    writeFileSync(join(root, 'shared.js'), 'export const cart = [];');
    writeFileSync(join(root, 'menu/src/menu.js'), "export { cart } from '../../shared.js';");
    writeFileSync(join(root, 'menu/src/main.js'), "void import('./menu.js');");
  }
  const cwd = resolve(__dirname, '../../..');
  const { stderr } = spawnSync(process.execPath, ['-e', BUILD, ...roots], {
    cwd,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [first, second] = roots.map((root) => {
    const dist = join(root, 'dist');
    return readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
  });
  expect(first?.map(([name]) => name)).toEqual(
    expect.arrayContaining(['main.js', 'remoteEntry.js']),
  );
  expect(second).toEqual(first);
});
