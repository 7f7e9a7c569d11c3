import { testSiteConfig } from '@simmer/shared/testing/site-config';
import type { ModuleName } from '../../modules';
import { composeStore } from './compose-store';
import { type State } from './state';
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
});
