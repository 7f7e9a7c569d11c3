import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { inlineJson } from '../../shared/src/parse/inline-json';
import { openStore } from '../releases';
import { startFakeShop, type FakeShop } from './testing/fake-shop';
import { chooseTarget } from './target';

let shop: FakeShop;
beforeEach(async () => {
  shop = await startFakeShop();
});
afterEach(() => shop.stop());

const store = openStore('/nowhere');

/** The shop was started with the configuration of another business, as with `npm start -- --demo bakery`. */
function serveBakery(): void {
  const business = { ...testSiteConfig.business, name: 'A <small> bakery' };
  const bakery = { ...testSiteConfig, business };
  const block = `<script type="application/json" id="site-config">${inlineJson(bakery)}</script>`;
  shop.answers['GET /'] = { status: 200, body: `<!doctype html>${block}` };
}

function makeLocal(): void {
  const { shop: url } = shop.target;
  const localCloud = { auth: url, firestore: url, email: url };
  shop.answers['GET /registry.json'] = { status: 200, body: { modules: {}, localCloud } };
}

const choose = (values: object = {}) =>
  chooseTarget(
    { site: shop.target.site, localStore: store, ...values },
    { SIMMER_PORT_SHELL: new URL(shop.target.shop).port },
  );

it('the local cloud is examined with the configuration that it runs with, not that of this terminal', async () => {
  serveBakery();
  makeLocal();
  for (const target of [await choose(), await choose({ address: shop.target.shop })])
    expect(target).toMatchObject({
      isLocal: true,
      site: { business: { name: 'A <small> bakery' } },
    });
});

it('a real shop is examined with the configuration of this checkout', async () => {
  serveBakery();
  const { isLocal, site } = await choose({ address: shop.target.shop });
  expect({ isLocal, site }).toEqual({ isLocal: false, site: shop.target.site });
});

it('without a shop and without a running local cloud, both ways to name one are said', async () => {
  await shop.stop();
  await expect(choose()).rejects.toThrow(/Start it with "npm start".*--store .*--address/);
});
