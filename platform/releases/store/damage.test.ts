import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../base';
import { CURRENT } from '../site/write-site';
import { openStore, type Store } from './store';
import { leftovers, violations } from './testing/store-checks';
import { perform, type Command } from './testing/store-commands';
import { copyOfStore, type PreparedTestShop, prepareTestShop } from './testing/test-shop';

let shop: PreparedTestShop;
let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-damaged-'));
  shop = await prepareTestShop();
});
beforeEach(() => {
  store = openStore(copyOfStore(shop.template, join(folder, 'store'), false));
});
afterAll(() => {
  shop.cleanUp();
  rmSync(folder, { recursive: true });
});

const RELEASE: Command = { do: 'release', module: 'menu-mfe', build: 1 };
const path = (...names: string[]) => join(store.directory, ...names);
const remove = (...names: string[]) => rmSync(path(...names), { recursive: true });
const cart = () => shop.versions['cart-mfe'][0] ?? '';
const inCurrent = (name: string) => join(store.site, CURRENT, name);

describe('a store of which somebody deleted', () => {
  it.each<[string, () => void]>([
    ['the sites', () => remove('site')],
    ['the link to the live site', () => remove('site', CURRENT)],
    ['a page of the live site', () => rmSync(inCurrent('cart.html'))],
    ['firebase.json', () => remove('firebase.json')],
    ['the record of deploys', () => remove('deployed.json')],
    ['a release that is not live', () => remove('releases/menu-mfe/0.3.0-00000003')],
  ])('%s is whole after the next release', async (_case, damage) => {
    damage();
    await perform(shop, store, RELEASE);
    rmSync(path('deployed.json'), { force: true });
    expect([...(await violations(store, shop)), ...leftovers(store)]).toEqual([]);
  });

  it.each<[string, () => void, () => string]>([
    [
      'what is live',
      () => remove('state.json'),
      () => 'state.json is missing, but there is a site',
    ],
    ['its hosts', () => remove('hosts.json'), () => 'hosts.json is missing'],
    [
      'a live release',
      () => remove('releases/cart-mfe', cart()),
      () => `cart-mfe ${cart()} is not a complete release`,
    ],
    [
      'a live release’s files',
      () => remove('origins/cart-mfe', cart()),
      () => 'cart-mfe is not released',
    ],
    [
      'one file of a live release',
      () => remove('origins/cart-mfe', cart(), 'Checkout.2.js'),
      () =>
        `Checkout.2.js is missing, but a page would need it. Release cart-mfe again from the commit of ${cart()}`,
    ],
  ])('%s is named by the next release, and nothing is switched', async (_case, damage, why) => {
    damage();
    const before = readdirSync(store.site).sort();
    const releasing = perform(shop, store, RELEASE);
    await expect(releasing).rejects.toThrow(CliError);
    await expect(releasing).rejects.toThrow(why());
    expect(readdirSync(store.site).sort()).toEqual(before);
  });

  it('the files of a live release has them again when that build is released again', async () => {
    remove('origins/cart-mfe', cart(), 'Checkout.2.js');
    remove('releases/cart-mfe', cart(), 'contract.json');
    await perform(shop, store, { do: 'release', module: 'cart-mfe', build: 0 });
    expect(await violations(store, shop)).toEqual([]);
  });
});

describe('a store with a damaged', () => {
  it.each(['state.json', 'hosts.json', 'deployed.json', 'switching.json'])(
    '%s is left as it is by every command, which names the file',
    async (name) => {
      writeFileSync(path(name), '{ "live": ');
      for (const command of [RELEASE, { do: 'prune' } as const])
        if (command.do !== 'prune' || name !== 'hosts.json') {
          const running = perform(shop, store, command);
          await expect(running).rejects.toThrow(CliError);
          await expect(running).rejects.toThrow(`${path(name)} cannot be read.`);
        }
      expect(readdirSync(store.directory)).toContain(name);
    },
  );

  it('contract names the release', async () => {
    truncateSync(path('releases/cart-mfe', cart(), 'contract.json'), 20);
    await expect(perform(shop, store, RELEASE)).rejects.toThrow(
      `cart-mfe ${cart()} is not a complete release`,
    );
  });

  it('page has it again after the next composition', async () => {
    truncateSync(inCurrent('index.html'), 20);
    await perform(shop, store, { do: 'recompose', hosts: 0 });
    expect(await violations(store, shop)).toEqual([]);
  });
});
