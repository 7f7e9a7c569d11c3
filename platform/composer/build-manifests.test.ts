import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteBuild, shellFiles } from './build-manifests';

let client: string;
const write = (file: string, content: string) => {
  writeFileSync(join(client, file), content);
};

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'simmer-built-'));
});
afterEach(() => {
  rmSync(client, { recursive: true });
});

it('the shell’s build lists what every page loads', async () => {
  const main = ['runtime.1.js', 'main.2.css', 'main.2.js'];
  write('chunks.json', JSON.stringify({ main, login: ['runtime.1.js', 'login.3.js'] }));
  expect(await shellFiles(client)).toEqual({
    scripts: ['runtime.1.js', 'main.2.js'],
    styles: ['main.2.css'],
  });
});

it('a remote’s build names its entry, the shared packages that it needs, and what an exposed module loads at once', async () => {
  const js = { sync: ['checkout.1.js', 'shared.2.js'], async: ['later.3.js'] };
  const css = { sync: ['checkout.1.css'], async: [] };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.1.js', path: 'static/', type: 'global' } },
    shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
    exposes: [{ name: 'Checkout', assets: { js, css } }],
  };
  write('mf-manifest.json', JSON.stringify(manifest));
  expect(await remoteBuild(client)).toEqual({
    entry: 'static/remoteEntry.1.js',
    shared: new Map([['react', '^19.3.1']]),
    exposes: new Map([['Checkout', { scripts: js.sync, styles: css.sync }]]),
  });
});

it.each(['{}', '{"main":'])(
  'a list with %s is refused with the file and what to do',
  async (text) => {
    write('chunks.json', text);
    await expect(shellFiles(client)).rejects.toMatchObject({
      name: 'CliError',
      message: `${join(client, 'chunks.json')} is missing or cannot be read: run "npm run build" first.`,
    });
  },
);
