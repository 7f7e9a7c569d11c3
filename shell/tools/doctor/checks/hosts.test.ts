import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { siteComposedWith } from '../../../../platform/deploy';
import { bringToGuests } from '../../../../platform/publish';
import { fakeShop, SITES } from '../../../../platform/publish/testing/fake-shop';
import { writeHosts } from '../../../../platform/releases';
import { ownerDishes } from '../../owner-dishes/owner-dishes';
import { checkHosts } from './hosts';

const shop = fakeShop();
const business = { ...testSiteConfig.business, url: shop.origin('shell') };
const site = { ...testSiteConfig, business };

it('hosts that serve what is live in the store pass, and a file with other bytes is named, with what to do', async () => {
  const { hosting } = shop;
  const { options } = shop.team('team');
  await bringToGuests({ ...options, site });
  const checked = () => checkHosts(site, options.store);
  expect(await checked()).toMatchObject([
    { level: 'ok', text: expect.stringMatching(/^All \d+ pages and files/) },
  ]);
  writeFileSync(join(hosting.live(SITES['cart-mfe']!) ?? '', 'remoteEntry.22222222.js'), 'evil();');
  expect(await checked()).toMatchObject([
    {
      level: 'problem',
      text: expect.stringMatching(/remoteEntry\.22222222\.js answers with different bytes/),
      advice: expect.stringContaining('npm run publish'),
    },
  ]);
});

it('pages that were composed with the owner’s price of a dish match, whatever the database says now', async () => {
  const { options } = shop.team('team');
  const { name, ...dish } = testSiteConfig.fixedMenu.soup[0]!;
  const fields = { description: dish.description, sizes: dish.sizes, flavors: dish.flavors ?? [] };
  const sizes = [{ label: 'Quart', price: 99 }];
  const set = { [name]: { is: { ...fields, sizes }, insteadOf: fields } };
  const composed = siteComposedWith(site, ownerDishes, set);
  expect(composed).not.toEqual(site);
  await bringToGuests({ ...options, site: composed });
  expect(await checkHosts(site, options.store)).toMatchObject([{ level: 'ok' }]);
});

it('the store of this machine is not mistaken for the shop’s, and a damaged one has to be mended before it can be deployed', async () => {
  const { options } = shop.team('team');
  const found = async () => {
    const [{ text, advice = '' } = { text: '' }] = await checkHosts(site, options.store);
    expect(advice).not.toMatch(/npm run publish|proxy/);
    return `${text} ${advice}`;
  };
  const { directory } = options.store;
  writeHosts(options.store, { origins: {} });
  expect(await found()).toMatch(/names no hosts: .* this machine.*--store \.\.\/releases/);
  writeHosts(options.store, { origins: {}, sites: SITES });
  writeFileSync(join(directory, 'live.json'), '{');
  expect(await found()).toContain('live.json is not JSON. Restore it from the history');
});
