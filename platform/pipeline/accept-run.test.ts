import fs from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig as site } from '@simmer/shared/testing/site-config';
import { CliError } from '../base';
import type { Composition } from '../composer';
import type { ModuleName } from '../modules';
import {
  openStore,
  publish,
  release,
  rollBack,
  startCanary,
  switchLive,
  type State,
  type Store,
} from '../releases';
import { chunkOf, contentOf, fakeBuilds } from '../releases/testing/fake-builds';
import { acceptRun } from './accept-run';
import { readPages, writePages } from './plain-folder';

const MENU = 'menu-mfe';
const at = new Date();
const builds = fakeBuilds();
/** The store of the shop, and the copy of a run that releases another menu. */
let store: Store;
let run: Store;
let version: string;

const copyOf = (name: string) => {
  fs.cpSync(store.directory, join(builds.root, name), { recursive: true });
  return openStore(join(builds.root, name));
};
beforeEach(async () => {
  ({ store } = builds);
  await builds.goLive();
  run = copyOf('run');
  builds.rebuild(MENU, 'const menu = 2;');
  version = await publish(run, builds.root, MENU);
  // A job hands over no compressed copies.
  for (const name of fs.readdirSync(run.directory, { recursive: true }).map(String))
    if (name.endsWith('.br')) fs.rmSync(join(run.directory, name));
  await switchLive(run, site, (state) => release(state, version, { module: MENU, at }));
});

const accept = (modules: readonly ModuleName[] = [MENU], pages?: Composition) =>
  acceptRun(store, {
    ...{ folder: run.directory, modules, site, root: builds.root },
    ...(pages && { pages }),
  });
const write = (path: string, content: string) => {
  fs.mkdirSync(join(run.directory, path, '..'), { recursive: true });
  fs.writeFileSync(join(run.directory, path), content);
};
/** Adds a file of this name to the manifest of the release. */
const writeInManifest = (kind: 'files' | 'server', name: string) => {
  const manifest = run.manifest(MENU, version);
  manifest[kind][name] = 'a'.repeat(64);
  write(`releases/${MENU}/${version}/release.json`, JSON.stringify(manifest));
};

describe('what a run without credentials made', () => {
  it('is made again in the store of the shop, with the files of the new release', async () => {
    await accept();
    expect(store.readState().live[MENU]).toBe(version);
    expect(store.readState().log).toEqual(run.readState().log);
    for (const path of store.served(MENU, version).values()) expect(fs.existsSync(path)).toBe(true);
  });

  it('is made once, however often its job runs again', async () => {
    await accept();
    const before = contentOf(store.directory);
    await accept();
    expect(contentOf(store.directory)).toEqual(before);
  });

  it('changes nothing when another run of the same commit has made it', async () => {
    await accept();
    const { log } = store.readState();
    const path = join(run.directory, 'live.json');
    const later = new Date(at.getTime() + 1000).toISOString();
    fs.writeFileSync(path, fs.readFileSync(path, 'utf8').replaceAll(at.toISOString(), later));
    await accept();
    expect(store.readState().log).toEqual(log);
  });

  it('leaves the switch that another team made meanwhile', async () => {
    const cart = await builds.publishNew('cart-mfe', 'const cart = 2;');
    await switchLive(store, site, (state) => release(state, cart, { module: 'cart-mfe', at }));
    await accept();
    expect(store.readState().live).toMatchObject({ [MENU]: version, 'cart-mfe': cart });
  });

  it('is made without what another run has deleted since, or what belongs to another module', async () => {
    const first = store.readState().live['cart-mfe'] ?? '';
    const [, chunk] = chunkOf(store, 'cart-mfe', first);
    for (let n = 0; n < 13; n += 1) {
      const cart = await builds.publishNew('cart-mfe', `const cart = ${String(n)};`);
      await switchLive(store, site, (state) => release(state, cart, { module: 'cart-mfe', at }));
    }
    const other = { folder: copyOf('other').directory, modules: [], site, root: builds.root };
    await acceptRun(store, other);
    const isThere = () => [store.isStored('cart-mfe', first), fs.existsSync(chunk)];
    expect(isThere()).toEqual([false, false]);
    write('releases/cart-mfe/1.0.0-00000000/release.json', '{}');
    await accept();
    expect(store.readState().live[MENU]).toBe(version);
    expect(isThere()).toEqual([false, false]);
    expect(store.isStored('cart-mfe', '1.0.0-00000000')).toBe(false);
  });

  it.each<[string, (state: State) => State]>([
    ['a canary', (state) => startCanary(state, version, 10, { module: MENU, at })],
    [
      'a rollback',
      (state) => rollBack(release(state, version, { module: MENU, at }), { module: MENU, at }),
    ],
  ])('may be %s', async (_kind, change) => {
    fs.copyFileSync(join(store.directory, 'live.json'), join(run.directory, 'live.json'));
    await switchLive(run, site, change);
    await accept();
    expect(store.readState()).toEqual(run.readState());
  });

  it('runs no server build when the pages were composed elsewhere', async () => {
    const { pages } = await switchLive(run, site, (state) => state);
    const folder = join(builds.root, 'pages');
    writePages(folder, pages.files);
    for (const module of ['shell', 'cart-mfe'] as const)
      for (const one of [store, run])
        fs.rmSync(join(one.release(module, one.readState().live[module] ?? ''), 'server'), {
          recursive: true,
        });
    const given = { files: readPages(folder), warnings: [] };
    await accept([MENU], given);
    expect(store.readState().live[MENU]).toBe(version);
    expect(given.files).toEqual(new Map([...pages.files].sort()));
  });
});

describe('a run is refused, and what is live is unchanged:', () => {
  it.each<[string, () => void, RegExp]>([
    [
      'a file of another module was changed',
      () => {
        const [name = ''] = fs.readdirSync(run.files('cart-mfe'));
        write(`files/cart-mfe/${name}`, 'evil();');
      },
      /files\/cart-mfe\/.* differs from the one in the store/,
    ],
    [
      'a file of the release differs from its manifest',
      () => fs.writeFileSync(chunkOf(run, MENU, version)[1], 'evil();'),
      /files\/menu-mfe\/chunk\.\w+\.js differs from its manifest/,
    ],
    [
      'a file of the server build differs from its manifest',
      () => write(`releases/${MENU}/${version}/server/MenuSections.js`, 'evil();'),
      /server\/MenuSections\.js differs from its manifest/,
    ],
    [
      'the manifest is that of another build',
      () => writeInManifest('server', 'server/Extra.js'),
      /release\.json is not the manifest of menu-mfe/,
    ],
    [
      'the manifest of a live release was changed',
      () => {
        const live = store.readState().live['cart-mfe'] ?? '';
        const path = `releases/cart-mfe/${live}/release.json`;
        write(
          path,
          fs.readFileSync(join(run.directory, path), 'utf8').replace('"asks"', '"asks" '),
        );
      },
      /cart-mfe\/.*release\.json differs from the one in the store/,
    ],
    [
      'it has a firebase.json',
      () => write('firebase.json', '{"hosting":{"predeploy":"sh"}}'),
      /firebase\.json does not belong/,
    ],
    ['it has a hook', () => write('.git/hooks/pre-push', 'sh'), /\.git is a link or a hidden file/],
    [
      'it has a hook in a deeper folder',
      () => write(`releases/${MENU}/${version}/.git/config`, '[core]'),
      /\.git is a link or a hidden file/,
    ],
    [
      'it has a link',
      () => fs.symlinkSync('/etc/passwd', join(run.directory, 'files/menu-mfe/a.01234567.js')),
      /a\.01234567\.js is a link/,
    ],
    [
      'one of its folders is a link',
      () => fs.symlinkSync('/etc', join(run.directory, 'files/soup-mfe')),
      /files\/soup-mfe is a link/,
    ],
    [
      'a path leaves its folder',
      () => writeInManifest('files', '../../../evil.js'),
      /release\.json cannot be used/,
    ],
  ])('%s', async (_case, tamper, message) => {
    tamper();
    const before = fs.readFileSync(join(store.directory, 'live.json'), 'utf8');
    await expect(accept()).rejects.toThrow(message);
    expect(fs.readFileSync(join(store.directory, 'live.json'), 'utf8')).toBe(before);
    expect(fs.existsSync(join(store.directory, 'firebase.json'))).toBe(false);
  });

  it('it switched another module', async () => {
    await expect(accept(['cart-mfe'])).rejects.toThrow(
      `The run switched menu-mfe ${version}, but it may switch only cart-mfe`,
    );
  });

  it('a canary that is to have more visitors was ended meanwhile', async () => {
    const canary = await builds.publishNew('cart-mfe', 'const cart = 2;');
    const how = { module: 'cart-mfe', at } as const;
    await switchLive(store, site, (state) => startCanary(state, canary, 10, how));
    run = copyOf('larger');
    await switchLive(run, site, (state) => startCanary(state, canary, 50, how));
    await switchLive(store, site, (state) => rollBack(state, how));
    await expect(accept(['cart-mfe'])).rejects.toThrow(
      `cart-mfe was switched while ${canary} was checked`,
    );
  });

  it('a newer canary of the module was started meanwhile', async () => {
    fs.copyFileSync(join(store.directory, 'live.json'), join(run.directory, 'live.json'));
    await switchLive(run, site, (state) => startCanary(state, version, 10, { module: MENU, at }));
    const newer = await builds.publishNew(MENU, 'const menu = 3;');
    await switchLive(store, site, (state) => startCanary(state, newer, 10, { module: MENU, at }));
    await expect(accept()).rejects.toThrow(`menu-mfe was switched while ${version} was checked`);
    expect(store.readState().canary?.version).toBe(newer);
  });

  it('its log names a switch other than the one that it would make', async () => {
    const cart = await builds.publishNew('cart-mfe', 'const cart = 2;');
    const how = { module: 'cart-mfe', at } as const;
    await switchLive(store, site, (state) => startCanary(state, cart, 10, how));
    const state = store.readState();
    const promotion = { at: at.toISOString(), action: 'promote', module: MENU, version };
    write('live.json', JSON.stringify({ ...state, log: [...state.log, promotion] }));
    await expect(accept()).rejects.toThrow(`The run did not promote menu-mfe ${version}`);
  });

  it('the module was switched meanwhile: a rollback is not undone', async () => {
    const next = await builds.publishNew(MENU, 'const menu = 3;');
    await switchLive(store, site, (state) => release(state, next, { module: MENU, at }));
    await expect(accept()).rejects.toThrow(`menu-mfe was switched while ${version} was checked`);
  });

  it.each([
    ['a program', 'predeploy.sh'],
    ['a configuration', 'firebase.json'],
    ['a hidden file', '.htaccess'],
  ])('its pages include %s', (_case, name) => {
    const folder = join(builds.root, 'pages');
    writePages(
      folder,
      new Map([
        ['index.html', '<h1>Shop</h1>'],
        ['canary/menu-mfe/index.html', ''],
      ]),
    );
    expect([...readPages(folder).keys()]).toEqual(['canary/menu-mfe/index.html', 'index.html']);
    fs.writeFileSync(join(folder, name), 'evil');
    expect(() => readPages(folder)).toThrow(CliError);
    fs.rmSync(join(folder, name));
    fs.symlinkSync('/etc/passwd', join(folder, 'robots.txt'));
    expect(() => readPages(folder)).toThrow('robots.txt is a link');
  });
});
