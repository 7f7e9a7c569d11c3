import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Builds a remote with a shared package, in another process, because jest cannot load webpack. */
const BUILD = `(async () => {
  const { default: webpack } = await import('webpack');
  const { ModuleFederationPlugin } = await import('@module-federation/enhanced/webpack');
  const { StableModuleIds } = await import('./platform/build/webpack/stable-module-ids.js');
  const root = process.env.FOLDER;
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
  });
})()`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** @returns the files of a build in a new folder, by name. */
function buildInAnotherFolder(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-ids-'));
  folders.push(folder);
  mkdirSync(join(folder, 'menu/src'), { recursive: true });
  writeFileSync(join(folder, 'shared.js'), 'export const cart = [];');
  writeFileSync(join(folder, 'menu/src/menu.js'), "export { cart } from '../../shared.js';");
  writeFileSync(join(folder, 'menu/src/main.js'), "void import('./menu.js');");
  const { stderr } = spawnSync(process.execPath, ['-e', BUILD], {
    cwd: resolve(__dirname, '../../..'),
    env: { ...process.env, FOLDER: folder },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const dist = join(folder, 'dist');
  return Object.fromEntries(
    readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
  );
}

it('the same sources give the same bytes on every machine, whatever the folder of the repository', () => {
  const files = buildInAnotherFolder();
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['main.js', 'remoteEntry.js']));
  expect(buildInAnotherFolder()).toEqual(files);
});
