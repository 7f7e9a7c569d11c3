import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const site = JSON.parse(readFileSync(join(root, 'shell/site.config.json'), 'utf8'));

/** Watches a site with one empty script, changes the business's name, and prints the configuration in both pages. */
const WATCH = `(async () => {
  const { readFileSync, writeFileSync } = await import('node:fs');
  const { default: webpack } = await import('webpack');
  const { development } = await import('./platform/build/webpack/development.js');
  const path = process.env.SIMMER_SITE_CONFIG;
  const directory = path.replace(/[^/]*$/, '');
  const { page } = await development({ name: 'shell', isShell: true, port: 3000 });
  const compiler = webpack({
    mode: 'development',
    entry: { main: directory + 'main.js' },
    output: { path: directory + 'dist' },
    plugins: [page],
  });
  const seen = [];
  compiler.watch({}, (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    const page = readFileSync(directory + 'dist/index.html', 'utf8');
    const config = JSON.parse(page.match(/id="site-config">([^]*?)<\\/script>/)[1]);
    seen.push({ name: config.business.name, keepCartInTab: config.ordering.keepCartInTab });
    if (seen.length === 1) {
      config.business.name = 'My kitchen';
      // A file that is written while the build ends may look as old as the build.
      setTimeout(() => writeFileSync(path, JSON.stringify(config)), 1000);
    } else {
      console.log(JSON.stringify(seen));
      process.exit();
    }
  });
})()`;

it('the page of the development server is written again when the configuration changes, and keeps the cart over a reload', () => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-site-'));
  const path = join(folder, 'site.config.json');
  writeFileSync(path, JSON.stringify(site));
  writeFileSync(join(folder, 'main.js'), '');
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', WATCH], {
    cwd: root,
    env: { ...process.env, SIMMER_SITE_CONFIG: path },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([
    { name: site.business.name, keepCartInTab: true },
    { name: 'My kitchen', keepCartInTab: true },
  ]);
  rmSync(folder, { recursive: true });
});
