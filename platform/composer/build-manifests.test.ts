import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteBuild, shellFiles } from './build-manifests';

let client: string;
const write = (file: string, content: unknown) => {
  writeFileSync(join(client, file), JSON.stringify(content));
};
const manifest = (path = '') => ({
  metaData: { remoteEntry: { name: 'remoteEntry.1.js', path, type: 'global' } },
  exposes: [
    {
      name: 'Checkout',
      assets: {
        js: { sync: ['checkout.1.js', 'shared.2.js'], async: ['later.3.js'] },
        css: { sync: ['checkout.1.css'], async: [] },
      },
    },
  ],
});

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'simmer-built-'));
});
afterEach(() => {
  rmSync(client, { recursive: true });
});

describe('the shell’s build', () => {
  beforeEach(() => {
    write('chunks.json', {
      main: ['runtime.1.js', 'main.2.css', 'main.2.js'],
      login: ['runtime.1.js', 'login.3.js', 'login.3.css'],
    });
  });

  it('lists what every page loads', async () => {
    expect(await shellFiles(client)).toEqual({
      scripts: ['runtime.1.js', 'main.2.js'],
      styles: ['main.2.css'],
    });
  });
});

describe('a remote’s build', () => {
  it('names its entry, also inside a folder', async () => {
    write('mf-manifest.json', manifest());
    expect((await remoteBuild(client)).entry).toBe('remoteEntry.1.js');
    write('mf-manifest.json', manifest('static/'));
    expect((await remoteBuild(client)).entry).toBe('static/remoteEntry.1.js');
  });

  it('names the range of a shared package that it needs', async () => {
    const shared = [{ name: 'react', requiredVersion: '^19.3.1' }];
    write('mf-manifest.json', { ...manifest(), shared });
    expect((await remoteBuild(client)).shared).toEqual(new Map([['react', '^19.3.1']]));
  });

  it('lists what an exposed module loads at once, not what it loads on demand', async () => {
    write('mf-manifest.json', manifest());
    expect((await remoteBuild(client)).exposes.get('Checkout')).toEqual({
      scripts: ['checkout.1.js', 'shared.2.js'],
      styles: ['checkout.1.css'],
    });
  });
});

describe('a build that cannot be used', () => {
  const asks: { file: string; ask: () => Promise<unknown> }[] = [
    { file: 'chunks.json', ask: () => shellFiles(client) },
    { file: 'mf-manifest.json', ask: () => remoteBuild(client) },
  ];
  const wrongs: { wrong: string; arrange: (file: string) => void }[] = [
    { wrong: 'is missing', arrange: () => undefined },
    { wrong: 'is empty', arrange: (file) => write(file, {}) },
    {
      wrong: 'is incomplete',
      arrange: (file) => {
        writeFileSync(join(client, file), '{"main":');
      },
    },
  ];

  it.each(wrongs.flatMap(({ wrong, arrange }) => asks.map((ask) => ({ ...ask, wrong, arrange }))))(
    'because $file $wrong is reported with the file and what to do',
    async ({ file, ask, arrange }) => {
      arrange(file);
      await expect(ask()).rejects.toMatchObject({
        name: 'CliError',
        message: `${join(client, file)} is missing or cannot be read: run "npm run build" first.`,
      });
    },
  );
});
