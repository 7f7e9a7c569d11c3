import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { inlineJson } from '../../shared/src/parse/inline-json';
import { openStore, type Store } from '../releases';
import { startFakeShop, type FakeShop } from './testing/fake-shop';
import { chooseTarget } from './target';

let shop: FakeShop;
beforeEach(async () => {
  shop = await startFakeShop();
});
afterEach(() => shop.stop());

const choose = (store?: Store) =>
  chooseTarget(shop.target.site, store, {
    SIMMER_PORT_SHELL: new URL(shop.target.shop).port,
  });

it('the local cloud is examined with the configuration that it runs with, not that of this terminal', async () => {
  // As with `npm start -- --demo bakery`.
  const business = { ...testSiteConfig.business, name: 'A <small> bakery' };
  const bakery = inlineJson({ ...testSiteConfig, business });
  const body = `<script type="application/json" id="site-config">${bakery}</script>`;
  shop.answers['GET /'] = { status: 200, body };
  expect(await choose()).toMatchObject({ isLocal: true, site: { business } });
});

it('a real shop is examined at its own address, with the configuration of this checkout', async () => {
  const { site, shop: address } = shop.target;
  expect(await choose(openStore('/nowhere'))).toMatchObject({
    isLocal: false,
    site,
    shop: address,
  });
});

it('without a shop and without a running local cloud, both ways to name one are said', async () => {
  await shop.stop();
  await expect(choose()).rejects.toThrow(/Start it with "npm start".*--store /);
});
