import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { BUILD_INFO } from '../../composer/testing/fake-modules';
import { MODULES, perModule, type ModuleName } from '../../modules';
import { CURRENT } from '../site/write-site';
import { switchFromCheckout } from './composed-from';
import { storedContract } from './contracts';
import { prune } from './retention';
import type { State } from './state';
import { switchLive } from './switch';
import { fakeBuilds, HOSTS, snapshot, type FakeBuilds, writeHosts } from './testing/fake-builds';
import { release, rollBack, startCanary } from './transitions';

const MENU = 'menu-mfe';
let builds: FakeBuilds;
let versions: Record<ModuleName, string>;
beforeEach(async () => {
  builds = fakeBuilds();
  versions = await builds.goLive();
});
afterEach(() => {
  builds.cleanUp();
});

const switched = (change: (state: State) => State | Promise<State> = (state) => state) =>
  switchLive(builds.store, testSiteConfig, change);
const how = (module: ModuleName = MENU) => ({ module, at: new Date() });
const page = (name: string) => readFileSync(join(builds.store.site, CURRENT, name), 'utf8');
const registry = () => JSON.parse(page('registry.json'));
/** Everything that is live: the state, the name of the composed site and its bytes. */
const live = () => ({
  current: readlinkSync(join(builds.store.site, CURRENT)),
  state: readFileSync(join(builds.store.directory, 'state.json'), 'utf8'),
  files: snapshot(builds.store.site),
});

describe('a remote that the shell asks nothing of', () => {
  const LATE = 'editor-mfe';
  /** As in a shop that opened before the remote existed. */
  async function openWithout(): Promise<void> {
    const state = await builds.store.readState();
    const others = Object.entries(state.live).filter(([name]) => name !== LATE);
    const log = state.log.filter(({ module }) => module !== LATE);
    await builds.store.writeState({ ...state, live: Object.fromEntries(others), log });
    const origins = Object.entries(HOSTS.origins).filter(([name]) => name !== LATE);
    await writeHosts(builds.store, { origins: Object.fromEntries(origins) });
  }

  it('may come later: until then the other teams release and roll back without it', async () => {
    await openWithout();
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    await switched((state) => release(state, version, how()));
    expect(Object.keys(registry().modules)).not.toContain(LATE);
    await switched((state) => rollBack(state, () => true, how()));
    expect(registry().modules[MENU].version).toBe(versions[MENU]);
  });

  it('needs a host before it can be live, and is live once it has one', async () => {
    await openWithout();
    const join = () => switched((state) => release(state, versions[LATE], how(LATE)));
    await expect(join()).rejects.toThrow(
      'hosts.json names no origin for editor-mfe: give it a host first',
    );
    await writeHosts(builds.store, HOSTS);
    await join();
    expect(registry().modules[LATE].version).toBe(versions[LATE]);
  });

  it('needs a Hosting site, too, in a shop on Firebase: no deploy could bring it to its host', async () => {
    await openWithout();
    const sites = perModule((name) => `kitchen-${name}`);
    const others = Object.entries(sites).filter(([name]) => name !== LATE);
    const hosts = { ...HOSTS, sites: { ...Object.fromEntries(others), shell: sites.shell } };
    await writeHosts(builds.store, hosts);
    await switched();
    const join = () => switched((state) => release(state, versions[LATE], how(LATE)));
    await expect(join()).rejects.toThrow(
      'hosts.json names no Hosting site for editor-mfe in "sites": give it a host first',
    );
    await writeHosts(builds.store, { ...hosts, sites });
    await join();
    expect(registry().modules[LATE].version).toBe(versions[LATE]);
  });

  it('may have its host before its code is merged: the switches of the other teams keep its lines', async () => {
    const sites = { ...perModule((name) => `kitchen-${name}`), 'soup-mfe': 'kitchen-soup' };
    const origins = { ...HOSTS.origins, 'soup-mfe': 'https://kitchen-soup.web.app' };
    await writeHosts(builds.store, { origins, sites });
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    await switched((state) => release(state, version, how()));
    const path = join(builds.store.directory, 'hosts.json');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ origins, sites });
  });

  it('that the shell does ask for is needed at once', async () => {
    const state = await builds.store.readState();
    await builds.store.writeState({ ...state, live: { shell: versions.shell } });
    await expect(switched()).rejects.toThrow('menu-mfe is not released yet');
  });
});

describe('a switch', () => {
  it('makes a release live on the site and in the state', async () => {
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    const { root, store } = builds;
    const checkout = { store, root, site: testSiteConfig, mayBeOlder: false };
    expect(await switchFromCheckout(checkout, (state) => release(state, version, how()))).toEqual(
      [],
    );
    expect(registry().modules[MENU].version).toBe(version);
    expect(page('index.html')).toContain(`/${version}/remoteEntry.2.js`);
    expect((await builds.store.readState()).live[MENU]).toBe(version);
  });

  it('builds nothing and changes no released file, not even its time', async () => {
    const { root, store } = builds;
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    const cart = await builds.publishNew('cart-mfe', 'const cart = 2;');
    const folders = ['origins', 'releases'].map((name) => join(store.directory, name));
    const sources = MODULES.map((name) => join(root, name));
    const files = () => [...folders, ...sources].map(snapshot);
    const before = files();
    await switched((state) => release(state, version, how()));
    await switched((state) => startCanary(state, cart, 5, how('cart-mfe')));
    await switched((state) => rollBack(state, () => true, how()));
    expect(files()).toEqual(before);
  });

  it('to what is already live leaves the site unchanged, byte for byte', async () => {
    await switched();
    const before = live();
    await switched();
    expect(live()).toEqual(before);
  });

  it('back to a former release restores its site', async () => {
    await switched();
    const before = page('index.html');
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    await switched((state) => release(state, version, how()));
    expect(page('index.html')).not.toBe(before);
    await switched((state) => rollBack(state, () => true, how()));
    expect(page('index.html')).toBe(before);
  });

  it('that ends a canary keeps its documents for visitors on their way, but not its registry', async () => {
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    await switched((state) => startCanary(state, version, 10, how()));
    const { modules } = JSON.parse(page('canary/menu-mfe/registry.json'));
    expect(modules[MENU].version).toBe(version);
    await switched((state) => rollBack(state, () => true, how()));
    expect(page('canary/menu-mfe/index.html')).toContain(`/${version}/remoteEntry.2.js`);
    expect(() => page('canary/menu-mfe/registry.json')).toThrow('ENOENT');
  });

  it('waits for another one, and neither is lost', async () => {
    const menu = await builds.publishNew(MENU, 'const menu = 2;');
    const cart = await builds.publishNew('cart-mfe', 'const cart = 2;');
    await Promise.all([
      switched((state) => release(state, menu, how())),
      switched((state) => release(state, cart, how('cart-mfe'))),
    ]);
    const { modules } = registry();
    expect([modules[MENU].version, modules['cart-mfe'].version]).toEqual([menu, cart]);
    expect((await builds.store.readState()).log).toHaveLength(MODULES.length + 2);
  });
});

describe('the shell’s files', () => {
  it('stay under a former version, because open tabs load them', async () => {
    const version = await builds.publishNew('shell', 'const shell = 2;');
    await switched((state) => release(state, version, how('shell')));
    expect(page(`${versions.shell}/chunk.5ec7662d.js`)).toBe(`const name = 'shell';`);
    expect(page(`${version}/chunk.5ec7662d.js`)).toBe('const shell = 2;');
  });

  it('with fixed names are at the root, in the live version, also precompressed', async () => {
    await switched();
    expect(page('favicon.svg')).toBe('<svg/>');
    expect(page('favicon.svg.br')).toBe('compressed');
    builds.write('shell/dist/client/favicon.svg', '<svg id="new"/>');
    const version = await builds.publishNew('shell', 'const shell = 2;');
    await switched((state) => release(state, version, how('shell')));
    expect(page('favicon.svg')).toBe('<svg id="new"/>');
  });
});

describe('a font whose bytes stay the same', () => {
  const FONT = 'serif.0123abcd.woff2';
  let releases = 0;
  const releaseWith = async (font: string) => {
    releases += 1;
    builds.write(`${MENU}/dist/client/${FONT}`, font);
    builds.write(`${MENU}/dist/client/MenuSections.2.css`, `@font-face{src:url(${FONT})}`);
    const version = await builds.publishNew(MENU, `const n = ${String(releases)};`);
    await switched((state) => release(state, version, how()));
    return version;
  };

  it('keeps its address over the releases of its module, and is kept', async () => {
    const first = await releaseWith('letters');
    for (let n = 1; n <= 11; n += 1) await releaseWith('letters');
    await prune(builds.store);
    expect(page('index.html')).toContain(`${HOSTS.origins[MENU] ?? ''}/${first}/${FONT}`);
    expect(readFileSync(join(builds.store.client(MENU, first), FONT), 'utf8')).toBe('letters');
    await releaseWith('other letters');
    expect(page('index.html')).not.toContain(`/${first}/`);
    await prune(builds.store);
    expect(existsSync(builds.store.client(MENU, first))).toBe(false);
  });
});

describe('a switch that cannot be done', () => {
  const refused = async (change: (state: State) => State | Promise<State>) => {
    await switched();
    const before = live();
    const trying = switched(change);
    await expect(trying).rejects.toThrow();
    expect(live()).toEqual(before);
    expect(existsSync(join(builds.store.directory, 'lock'))).toBe(false);
    return trying;
  };

  it('because the shell cannot be rendered leaves everything as it was', async () => {
    const version = await builds.publishNew('shell', 'const shell = 2;');
    builds.write(
      `published/releases/shell/${version}/server/server.js`,
      'exports.renderPage = 0; exports.setSiteConfig = () => { throw new Error("no site"); }',
    );
    await expect(refused((state) => release(state, version, how('shell')))).rejects.toThrow(
      'no site',
    );
  });

  it('because of incompatible modules names them, also for a canary (case 15)', async () => {
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    const contract = await storedContract(builds.store, MENU, version);
    builds.write(
      `published/releases/${MENU}/${version}/contract.json`,
      JSON.stringify({ ...contract, exposes: ['Other'] }),
    );
    const why = 'menu-mfe does not expose "MenuSections"';
    await expect(refused((state) => release(state, version, how()))).rejects.toThrow(why);
    await expect(refused((state) => startCanary(state, version, 5, how()))).rejects.toThrow(why);
  });

  it('because a shell was built for another composer says so, also of a rollback, a canary and the live one', async () => {
    const built = 'shell/dist/server/BuiltWith.js';
    const server = readFileSync(join(builds.root, 'shell/dist/server/server.js'), 'utf8');
    builds.write(built, `${BUILD_INFO} exports.INTERFACE_VERSION = 7;`);
    // As for a composer of another version: a function is missing.
    builds.write('shell/dist/server/server.js', `${server} delete exports.siteFiles;`);
    const odd = await builds.publishNew('shell', 'const shell = 7;');
    const why = `shell ${odd} was built for version 7 of the interface between composer and server builds, and this composer understands 1: run the command from sources whose composer understands it`;
    const goBack = (state: State) => {
      const first = release(state, odd, how('shell'));
      return rollBack(release(first, versions.shell, how('shell')), () => true, how('shell'));
    };
    await expect(refused(goBack)).rejects.toThrow(why);
    await expect(refused((state) => startCanary(state, odd, 5, how('shell')))).rejects.toThrow(why);
    await builds.store.writeState(release(await builds.store.readState(), odd, how('shell')));
    const menu = await builds.publishNew(MENU, 'const menu = 2;');
    await expect(switched((state) => release(state, menu, how()))).rejects.toThrow(why);
  });
});
