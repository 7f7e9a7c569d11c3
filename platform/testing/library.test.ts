import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { platformFile, runCommand } from '../base';
import { git } from '../releases';

// Real commands and builds, which other tests of this machine may slow down.
jest.setTimeout(240_000);

const MODULES = ['hours', 'news', 'shell'];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the library in a repository of its own, with its packages as `npm install` would leave them. */
async function libraryCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  folders.push(folder);
  const root = join(folder, 'library');
  const store = join(root, '.library/published');
  cpSync(resolve(__dirname, 'library'), root, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.library)$/.test(path),
  });
  symlinkSync(resolve(__dirname, '../../node_modules'), join(root, 'node_modules'));
  mkdirSync(join(folder, 'node_modules/@library'), { recursive: true });
  symlinkSync(join(root, 'shared'), join(folder, 'node_modules/@library/shared'));
  const commit = async () => {
    await git(root, 'add', '.');
    await git(root, '-c', 'user.name=Ann', '-c', 'user.email=ann@x.example', 'commit', '-m', 'x');
  };
  await git(root, 'init');
  await commit();
  const at = (name: string) => `https://${name}.test.example`;
  mkdirSync(store, { recursive: true });
  const hosts = { origins: { hours: at('hours'), news: at('news') } };
  writeFileSync(join(store, 'hosts.json'), JSON.stringify(hosts));
  return {
    ...{ folder, root, store, commit },
    /** What a command printed, without its colors. @throws Error with that, if it fails. */
    run: async (...words: string[]) => {
      const args = [platformFile('run.mjs'), ...words];
      // As the scripts of its package.json name it.
      const env = { SHOP_ROOT: '.' };
      const { code, output } = await runCommand(process.execPath, args, { cwd: root, env });
      const text = stripVTControlCharacters(output);
      if (code !== 0) throw new Error(text);
      return text;
    },
  };
}

/** Serves what is live in the store of a copy. */
async function serve({ folder, root, store }: Awaited<ReturnType<typeof libraryCopy>>) {
  jest.resetModules();
  jest.unmock('../composer/start-process');
  jest.replaceProperty(process, 'env', { ...process.env, SHOP_ROOT: root });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { freePorts, startLocalCloud } = await import('../local-cloud');
  const { openStore } = await import('../releases');
  const options = { pages: 'built', stateDirectory: join(folder, 'cloud') } as const;
  return startLocalCloud(
    { ...options, ports: await freePorts(), releases: openStore(store) },
    new AbortController().signal,
  );
}

let library: Awaited<ReturnType<typeof libraryCopy>>;
let checked: string;
beforeAll(async () => {
  library = await libraryCopy();
  checked = await library.run('gate', ...MODULES);
});

it('another shop passes the gate, is released, refused, accepted and rolled back, by nothing but its own files', async () => {
  const { root, run } = library;
  expect(checked).toMatch(/admitted +hours 1.*, news 1.*, shell 1/);
  expect(await run('releases')).not.toContain(' live ');
  expect(await run('release', ...MODULES)).toMatch(/live +hours 1.*, news 1.*, shell 1/);

  const cloud = await serve(library);
  /** The text of the page that guests get. */
  const page = async () => {
    const html = await (await fetch(cloud.urls.shell)).text();
    return html
      .replaceAll(/.*<body>|<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  const hours = 'Opening hours of Harbor Library Monday to Friday, 10 to 18';
  try {
    const before = `${hours} News Poems are read aloud on Friday.`;
    expect(await page()).toBe(before);

    const source = join(root, 'news/src/news.tsx');
    writeFileSync(source, readFileSync(source, 'utf8').replace('on Friday', 'on Sunday'));
    await library.commit();
    const refusal = await run('release', 'news').catch(String);
    expect(refusal).toContain('changed lines that no journey ran completely: news/src/news.tsx:5');
    expect(await page()).toBe(before);

    const [, code = ''] = /--accept ([0-9a-f]{4})/.exec(String(refusal)) ?? [];
    await run('release', 'news', '--accept', code);
    expect(await page()).toBe(`${hours} News Poems are read aloud on Sunday.`);

    await run('rollback', 'news');
    expect(await page()).toBe(before);
  } finally {
    await cloud.stop();
  }
});

it('the same sources are the same release on every machine, whatever the folder of the shop', async () => {
  const other = await libraryCopy();
  await other.run('gate', ...MODULES);
  const versionsIn = ({ store }: typeof library) =>
    ['hours', 'shell'].flatMap((name) => readdirSync(join(store, 'releases', name)));
  expect(versionsIn(other)).toEqual([expect.stringMatching(/^1\.0\.0-\w{8}$/), expect.any(String)]);
  expect(versionsIn(other)).toEqual(versionsIn(library));
});
