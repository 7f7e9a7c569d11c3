import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from '../../deploy';
import { fakeShop, SITES, type FakeShop } from '../../deploy/testing/fake-shop';
import type { Target } from '../target';
import { checkHosts } from './hosts';

let shop: FakeShop;
beforeEach(async () => {
  shop = await fakeShop();
  await deploy(shop.options);
});
afterEach(() => {
  shop.cleanUp();
});

const unknown = (): Target => ({
  isLocal: false,
  site: shop.options.site,
  shop: shop.origin('shell'),
  services: { auth: '', firestore: '', email: '' },
  localServices: [],
});
const target = (): Target => ({ ...unknown(), store: shop.builds.store });

it('a shop whose hosts answer with what is live in the store, under its headers, is found right', async () => {
  expect(await checkHosts(target())).toEqual([
    expect.objectContaining({
      level: 'ok',
      text: expect.stringMatching(/^All \d+ pages and files/),
    }),
  ]);
});

it('a file with other bytes is named, with what to do', async () => {
  const folder = shop.hosting.live(SITES['cart-mfe']) ?? '';
  writeFileSync(join(folder, 'remoteEntry.22222222.js'), 'evil();');
  expect(await checkHosts(target())).toEqual([
    expect.objectContaining({
      level: 'problem',
      text: expect.stringMatching(/remoteEntry\.22222222\.js answers with different bytes/),
      advice: expect.stringContaining('npm run deploy'),
    }),
  ]);
});

it('without a store, a shop that answers is not called right', async () => {
  expect(await checkHosts(unknown())).toEqual([expect.objectContaining({ level: 'warning' })]);
});
