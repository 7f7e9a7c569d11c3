import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { State } from '../releases';

// Real builds, which other tests of this machine may slow down.
jest.setTimeout(240_000);
jest.unmock('../composer/start-process');

const { signal } = new AbortController();
const folders: string[] = [];

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/**
 * Copies the library with its packages, as `npm install` would leave them, and makes it the shop of what is imported
 * afterward.
 */
function copyLibrary() {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  folders.push(folder);
  const root = join(folder, 'library');
  cpSync(resolve(__dirname, 'library'), root, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.library)$/.test(path),
  });
  symlinkSync(resolve(__dirname, '../../node_modules'), join(root, 'node_modules'));
  mkdirSync(join(folder, 'node_modules/@library'), { recursive: true });
  symlinkSync(join(root, 'shared'), join(folder, 'node_modules/@library/shared'));
  jest.resetModules();
  process.env.SHOP_ROOT = root;
  return { folder, root };
}

it('another shop is built, checked, released, served and rolled back, by nothing but its own files', async () => {
  const { folder, root } = copyLibrary();
  const { MODULES } = await import('../modules');
  const { readSiteConfig } = await import('../shop');
  const { buildModules } = await import('../build');
  const { openStore, publish, release, rollBack, switchLive, writeHosts } =
    await import('../releases');
  const { checkBuilds } = await import('../gate');
  const { freePorts, startLocalCloud } = await import('../local-cloud');

  const store = openStore(join(folder, 'store'));
  const at = (name: string) => `https://${name}.test.example`;
  writeHosts(store, { origins: { hours: at('hours'), news: at('news') } });
  const site = await readSiteConfig(root);
  const change = (to: (state: State) => State) => switchLive(store, site, to);
  const releaseAll = async (modules: readonly string[]) => {
    await buildModules(root, signal, modules);
    const candidates: { module: string; version: string }[] = [];
    for (const module of modules)
      candidates.push({ module, version: await publish(store, root, module) });
    expect((await checkBuilds(store, candidates)).problems).toEqual([]);
    const versions = Object.fromEntries(candidates.map((one) => [one.module, one.version]));
    await change((state) => release(state, versions, { at: new Date() }));
  };

  expect(MODULES).toEqual(['hours', 'news', 'shell']);
  await releaseAll(MODULES);
  const cloud = await startLocalCloud(
    {
      ...{ pages: 'built', ports: await freePorts(), releases: store },
      stateDirectory: join(folder, 'cloud'),
    },
    signal,
  );
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
    expect(await page()).toBe(`${hours} News Poems are read aloud on Friday.`);

    const source = join(root, 'news/src/news.tsx');
    writeFileSync(source, readFileSync(source, 'utf8').replace('on Friday', 'on Sunday'));
    await releaseAll(['news']);
    expect(await page()).toBe(`${hours} News Poems are read aloud on Sunday.`);

    await change((state) => rollBack(state, ['news'], { at: new Date() }));
    expect(await page()).toBe(`${hours} News Poems are read aloud on Friday.`);
  } finally {
    await cloud.stop();
  }
});

it('the same sources are the same release on every machine, whatever the folder of the shop', async () => {
  const versions = await builtVersions();
  expect(await builtVersions()).toEqual(versions);

  async function builtVersions() {
    const { folder, root } = copyLibrary();
    const { buildModules } = await import('../build');
    const { openStore, publish } = await import('../releases');
    const store = openStore(join(folder, 'store'));
    await buildModules(root, signal, ['shell', 'hours']);
    return [await publish(store, root, 'shell'), await publish(store, root, 'hours')];
  }
});
