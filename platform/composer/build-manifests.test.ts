import { temporaryFolder } from '../jest/testing/temporary-folder';
import { remoteBuild, shellFiles } from './build-manifests';

const client = temporaryFolder();

it('the shell’s build lists what every page loads, and what deferred pages load besides', async () => {
  const main = ['runtime.1.js', 'main.2.css', 'main.2.js'];
  client.write('chunks.json', JSON.stringify({ main, 'deferred-pages': ['pages.3.js'] }));
  expect(await shellFiles(client.at())).toEqual({
    main: { scripts: ['runtime.1.js', 'main.2.js'], styles: ['main.2.css'] },
    deferred: { scripts: ['pages.3.js'], styles: [] },
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
  client.write('mf-manifest.json', JSON.stringify(manifest));
  expect(await remoteBuild(client.at())).toEqual({
    entry: 'static/remoteEntry.1.js',
    shared: new Map([['react', '^19.3.1']]),
    exposes: new Map([['Checkout', { scripts: js.sync, styles: css.sync }]]),
  });
});

it.each(['{}', '{"main":'])(
  'a list with %s is refused with the file and what to do',
  async (text) => {
    client.write('chunks.json', text);
    await expect(shellFiles(client.at())).rejects.toMatchObject({
      name: 'CliError',
      message: `${client.at('chunks.json')} is missing or cannot be read: run "npm run build" first.`,
    });
  },
);
