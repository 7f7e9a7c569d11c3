import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../base';
import { MODULES } from '../../modules';
import { storedContract } from './contracts';
import { builtVersion, publish } from './publish';
import { fakeBuilds, snapshot, type FakeBuilds } from './testing/fake-builds';

let builds: FakeBuilds;
beforeEach(() => {
  builds = fakeBuilds();
});
afterEach(() => {
  builds.cleanUp();
});

const MENU = 'menu-mfe';
const publishMenu = () => publish(builds.store, builds.root, MENU);
const menuVersion = () => builtVersion(builds.root, MENU);

describe('the version of a build', () => {
  it('is the version of the package and a hash', async () => {
    for (const [n, name] of MODULES.entries())
      expect(await builtVersion(builds.root, name)).toMatch(
        new RegExp(`^1\\.${String(n)}\\.0-[0-9a-f]{8}$`),
      );
  });

  it.each([
    ['a script', 'menu-mfe/dist/client/chunk.5ec7662d.js'],
    ['the server build', 'menu-mfe/dist/server/MenuSections.js'],
    ['an additional file', 'menu-mfe/dist/client/images/pan.svg'],
  ])('changes with %s', async (_case, path) => {
    const before = await menuVersion();
    builds.write(path, 'exports.default = 1;');
    expect(await menuVersion()).not.toBe(before);
  });

  it('does not depend on other modules, precompressed files or reports for tools', async () => {
    const before = await menuVersion();
    builds.rebuild('cart-mfe', 'const cart = 2;');
    builds.write('menu-mfe/dist/client/chunk.5ec7662d.js.br', 'compressed otherwise');
    builds.write('menu-mfe/dist/client/mf-stats.json', '{ "builtAt": 1 }');
    expect(await menuVersion()).toBe(before);
  });

  it.each(['client', 'server'])(
    'needs the %s build, and the message says how to build it',
    async (kind) => {
      rmSync(join(builds.root, MENU, 'dist', kind), { recursive: true });
      await expect(publishMenu()).rejects.toThrow(CliError);
      await expect(publishMenu()).rejects.toThrow(
        'menu-mfe is not built: run "npm run build" first.',
      );
      expect(existsSync(builds.store.directory)).toBe(false);
    },
  );
});

describe('a module that is published', () => {
  it('is stored with both builds, the precompressed files and its contract', async () => {
    const version = await publishMenu();
    const { store } = builds;
    expect(store.isStored(MENU, version)).toBe(true);
    expect(readdirSync(store.client(MENU, version)).sort()).toEqual([
      'MenuSections.2.css',
      'MenuSections.2.js',
      'chunk.5ec7662d.js',
      'chunk.5ec7662d.js.br',
      'mf-manifest.json',
      'remoteEntry.2.js',
      'remoteEntry.2.js.br',
      'tin.svg',
    ]);
    expect(readdirSync(store.release(MENU, version)).sort()).toEqual(['contract.json', 'server']);
    expect(await storedContract(store, MENU, version)).toMatchObject({
      module: MENU,
      version,
      exposes: ['MenuSections'],
      sizes: { entry: 'compressed'.length, scripts: 2 * 'compressed'.length },
    });
  });

  it('has in its contract what its server build declares', async () => {
    const version = await publishMenu();
    expect(await storedContract(builds.store, MENU, version)).toMatchObject({
      interfaceVersion: 1,
      eventReplay: 1,
      events: {
        known: { 'cart/changed': { version: 1, readsPrevious: false } },
        sends: [],
        listens: ['cart/changed'],
      },
    });
    const shell = await publish(builds.store, builds.root, 'shell');
    expect(await storedContract(builds.store, 'shell', shell)).toMatchObject({
      interfaceVersion: 1,
      eventReplay: 1,
      events: { sends: ['cart/changed'], listens: ['cart/changed'] },
    });
  });

  it('is never written again under the same version', async () => {
    const version = await publishMenu();
    const served = join(builds.store.client(MENU, version), 'chunk.5ec7662d.js');
    writeFileSync(served, 'as it was released');
    const before = snapshot(builds.store.directory);
    expect(await publishMenu()).toBe(version);
    expect(snapshot(builds.store.directory)).toEqual(before);
    expect(readFileSync(served, 'utf8')).toBe('as it was released');
  });

  it('is written once when two teams publish the same build at the same time', async () => {
    const both = await Promise.all([publishMenu(), publishMenu(), publishMenu()]);
    expect(new Set(both).size).toBe(1);
    expect(builds.store.isStored(MENU, both[0])).toBe(true);
    expect(readdirSync(join(builds.store.directory, 'origins', MENU))).toEqual([both[0]]);
  });

  it('is refused when its server build cannot run, and does not count as stored', async () => {
    builds.write('shell/dist/server/server.js', 'throw new Error("no window");');
    await expect(publish(builds.store, builds.root, 'shell')).rejects.toThrow('no window');
    const version = await builtVersion(builds.root, 'shell');
    expect(builds.store.isStored('shell', version)).toBe(false);
  });
});

describe('a publication that was interrupted', () => {
  const completedAfter = async (interrupt: (version: string) => void) => {
    const version = await publishMenu();
    const whole = Object.keys(snapshot(builds.store.directory));
    interrupt(version);
    expect(builds.store.isStored(MENU, version)).toBe(false);
    expect(await publishMenu()).toBe(version);
    expect(builds.store.isStored(MENU, version)).toBe(true);
    expect(Object.keys(snapshot(builds.store.directory))).toEqual(whole);
    return version;
  };

  it('while copying the client build is completed by the next', async () => {
    const { store } = builds;
    const version = await completedAfter((broken) => {
      rmSync(store.release(MENU, broken), { recursive: true });
      rmSync(store.client(MENU, broken), { recursive: true });
      mkdirSync(`${store.client(MENU, broken)}.part`);
      writeFileSync(join(`${store.client(MENU, broken)}.part`, 'chunk.5ec7662d.js'), 'const na');
      writeFileSync(join(`${store.client(MENU, broken)}.part`, 'of-another-try.js'), 'const');
    });
    const served = join(store.client(MENU, version), 'chunk.5ec7662d.js');
    expect(readFileSync(served, 'utf8')).toBe(`const name = '${MENU}';`);
  });
});
