import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import { composeStore, liveCombinations, releasedModules } from './compose-store';
import { EMPTY, type State } from './state';
import { fakeBuilds, HOSTS, type FakeBuilds } from './testing/fake-builds';

let builds: FakeBuilds;
let versions: Record<ModuleName, string>;
let state: State;
beforeEach(async () => {
  builds = fakeBuilds();
  versions = await builds.goLive();
  state = await builds.store.readState();
});
afterEach(() => {
  builds.cleanUp();
});

const composed = (of: State = state, hosts = HOSTS) =>
  composeStore(builds.store, hosts, of, testSiteConfig);
const canary = (version: string) => ({ version, share: 10 });
/** Canaries of the menu and the cart. */
const twoCanaries = async () => {
  const menu = await builds.publishNew('menu-mfe', 'const menu = 2;');
  const cart = await builds.publishNew('cart-mfe', 'const cart = 2;');
  const canaries = { 'menu-mfe': canary(menu), 'cart-mfe': canary(cart) };
  return { menu, cart, state: { ...state, canaries } };
};
const entry = (module: 'menu-mfe' | 'cart-mfe', version: string) =>
  `https://${module.slice(0, 4)}.remotes.test.example/${version}/remoteEntry.2.js`;
const firstScript = (html: string | undefined) =>
  /^<!doctype html><html><head><meta charset="utf-8"><script>(.*?)<\/script>/.exec(html ?? '')?.[1];

describe('the live builds', () => {
  it('come from the store, each with its own host and version', () => {
    const modules = releasedModules(builds.store, HOSTS, state.live);
    expect(modules['menu-mfe']).toEqual({
      version: versions['menu-mfe'],
      client: builds.store.client('menu-mfe', versions['menu-mfe']),
      server: `${builds.store.release('menu-mfe', versions['menu-mfe'])}/server`,
      base: `https://menu.remotes.test.example/${versions['menu-mfe']}/`,
    });
    expect(modules.shell.base).toBe(`/${versions.shell}/`);
  });

  it('are incomplete when a module is not stored, and the message says how to release it', () => {
    const live = { ...state.live, 'cart-mfe': '9.9.9-00000000' };
    const read = () => releasedModules(builds.store, HOSTS, live);
    expect(read).toThrow(CliError);
    expect(read).toThrow('cart-mfe is not released. Run "npm run release -- cart-mfe" first.');
  });
});

describe('the site without a canary', () => {
  it('is one composition without redirecting scripts', async () => {
    const { files, warnings } = await composed();
    expect([...files.keys()].sort()).toEqual([
      '404.html',
      'cart.html',
      'index.html',
      'registry.json',
      'robots.txt',
    ]);
    for (const [name, html] of files)
      if (name !== '404.html') expect(html).not.toContain('<script>');
    expect(files.get('index.html')).toContain(entry('menu-mfe', versions['menu-mfe']));
    expect(warnings).toEqual([]);
  });

  it('leads visitors of a canary that is over from the 404 page to the usual ones', async () => {
    expect(firstScript((await composed()).files.get('404.html'))).toContain('canary');
  });

  it('contains the local cloud of its hosts, if there is one', async () => {
    const cloud = 'http://127.0.0.1:1';
    const localCloud = { auth: cloud, firestore: cloud, email: cloud };
    const { files } = await composed(state, { ...HOSTS, localCloud });
    expect(JSON.parse(files.get('registry.json') ?? '')).toMatchObject({ localCloud });
    expect((await composed()).files.get('registry.json')).not.toContain('localCloud');
  });
});

describe('the site with canaries', () => {
  it('has documents for each combination of them, beside the live ones', async () => {
    const { files } = await composed((await twoCanaries()).state);
    const documents = [...files.keys()].filter((name) => name.endsWith('.html')).sort();
    expect(documents).toEqual([
      '404.html',
      'canary/cart-mfe/cart.html',
      'canary/cart-mfe/index.html',
      'canary/menu-mfe--cart-mfe/cart.html',
      'canary/menu-mfe--cart-mfe/index.html',
      'canary/menu-mfe/cart.html',
      'canary/menu-mfe/index.html',
      'cart.html',
      'index.html',
    ]);
  });

  it('has the versions of its combination in each document', async () => {
    const { menu, cart, state: trying } = await twoCanaries();
    const { files } = await composed(trying);
    const named = (name: string) =>
      ['menu-mfe', 'cart-mfe'].map(
        (module) => new RegExp(`"${module}":{"version":"([^"]+)"`).exec(files.get(name) ?? '')?.[1],
      );
    const live = [versions['menu-mfe'], versions['cart-mfe']];
    expect(named('index.html')).toEqual(live);
    expect(named('canary/menu-mfe/index.html')).toEqual([menu, live[1]]);
    expect(named('canary/cart-mfe/index.html')).toEqual([live[0], cart]);
    expect(named('canary/menu-mfe--cart-mfe/cart.html')).toEqual([menu, cart]);
    expect(files.get('canary/menu-mfe/index.html')).toContain(entry('menu-mfe', menu));
    expect(files.get('canary/menu-mfe--cart-mfe/cart.html')).toContain(entry('cart-mfe', cart));
  });

  it('redirects in the live documents and restores the URL in the canaries’', async () => {
    const { menu, state: trying } = await twoCanaries();
    const { files } = await composed(trying);
    for (const name of ['index.html', 'cart.html']) {
      expect(firstScript(files.get(name))).toContain(`"version":"${menu}","share":10`);
      expect(firstScript(files.get(`canary/menu-mfe/${name}`))).toContain('history.replaceState');
      expect(firstScript(files.get(`canary/menu-mfe/${name}`))).not.toContain(menu);
    }
  });

  it('has no variants of the 404 page and of robots.txt', async () => {
    const before = (await composed()).files;
    const { files } = await composed((await twoCanaries()).state);
    for (const name of ['404.html', 'registry.json', 'robots.txt'])
      expect(files.get(name)).toBe(before.get(name));
    for (const name of files.keys()) expect(name).not.toMatch(/\/(404\.html|robots\.txt)$/);
  });

  it('says in the registry of a combination what is live for its visitors', async () => {
    const { menu, cart, state: trying } = await twoCanaries();
    const { files } = await composed(trying);
    const versionsIn = (name: string) => {
      const { modules } = JSON.parse(files.get(name) ?? '{}');
      return [modules['menu-mfe'].version, modules['cart-mfe'].version];
    };
    expect(versionsIn('canary/menu-mfe/registry.json')).toEqual([menu, versions['cart-mfe']]);
    expect(versionsIn('canary/menu-mfe--cart-mfe/registry.json')).toEqual([menu, cart]);
  });

  it('changes nothing in the live documents but the redirecting script', async () => {
    const before = (await composed()).files.get('index.html');
    const { files } = await composed((await twoCanaries()).state);
    expect(files.get('index.html')?.replace(/<script>.*?<\/script>/, '')).toBe(before);
  });

  it('is the same bytes for the same state', async () => {
    const { state: trying } = await twoCanaries();
    const first = await composed(trying);
    expect([...(await composed(trying)).files]).toEqual([...first.files]);
  });

  it('reports what cannot be rendered of a canary', async () => {
    builds.write('menu-mfe/dist/server/MenuSections.js', 'throw new Error("no window")');
    const menu = await builds.publishNew('menu-mfe', 'const menu = 3;');
    const { warnings } = await composed({ ...state, canaries: { 'menu-mfe': canary(menu) } });
    expect(warnings.join()).toContain('no window');
    expect((await composed()).warnings).toEqual([]);
  });
});

describe('the combinations that visitors get', () => {
  it('are the live versions, alone and with each combination of canaries', async () => {
    const { menu, cart, state: trying } = await twoCanaries();
    expect(liveCombinations(state)).toEqual([state.live]);
    expect(liveCombinations(trying)).toEqual([
      state.live,
      { ...state.live, 'menu-mfe': menu },
      { ...state.live, 'cart-mfe': cart },
      { ...state.live, 'menu-mfe': menu, 'cart-mfe': cart },
    ]);
    expect(liveCombinations(EMPTY)).toEqual([{}]);
  });
});
