import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import { CURRENT } from '../site/write-site';
import { publishBuilt, releaseBuilt } from './publish-built';
import { fakeBuilds, HOSTS, type FakeBuilds } from './testing/fake-builds';

const CART = 'cart-mfe';
let builds: FakeBuilds;
let version: string;
beforeEach(async () => {
  builds = fakeBuilds();
  await publishBuilt(shop(), HOSTS);
  version = (await builds.store.readState()).live[CART] ?? '';
});
afterEach(() => {
  builds.cleanUp();
});

const shop = () => ({ store: builds.store, root: builds.root, site: testSiteConfig });
const path = (...names: string[]) => join(builds.store.directory, ...names);
const remove = (...names: string[]) => rmSync(path(...names), { recursive: true });
const page = () => readFileSync(path('site', CURRENT, 'cart.html'), 'utf8');
const releaseNext = (module: ModuleName) => {
  builds.rebuild(module, 'const next = 2;');
  return releaseBuilt(shop(), [module]);
};

it.each<[string, () => void]>([
  ['the sites', () => remove('site')],
  ['the link to the live site', () => remove('site', CURRENT)],
  ['a page of the live site', () => remove('site', CURRENT, 'cart.html')],
  ['half of a page', () => truncateSync(path('site', CURRENT, 'cart.html'), 20)],
])('a store that lost %s has it again after the next release', async (_case, damage) => {
  const before = page();
  damage();
  await releaseBuilt(shop(), ['menu-mfe']);
  expect(page()).toBe(before);
});

it.each<[string, () => void, () => string]>([
  ['what is live', () => remove('state.json'), () => 'state.json is missing, but there is a site'],
  ['its hosts', () => remove('hosts.json'), () => 'hosts.json is missing'],
  ['half of its state', () => truncateSync(path('state.json'), 20), () => 'state.json cannot be'],
  [
    'half of a switch',
    () => writeFileSync(path('switching.json'), '{ "'),
    () => 'switching.json cannot be read',
  ],
  [
    'half of a live release’s contract',
    () => truncateSync(path('releases', CART, version, 'contract.json'), 20),
    () => `cart-mfe ${version} is not a complete release`,
  ],
  ['a live release’s files', () => remove('origins', CART, version), () => 'is not released'],
  [
    'one file of a live release',
    () => remove('origins', CART, version, 'Checkout.2.js'),
    () => `Checkout.2.js is missing, but a page would need it. Release cart-mfe again`,
  ],
])(
  'a store that lost %s says so at the next release, and nothing is switched',
  async (_case, damage, why) => {
    const before = page();
    damage();
    const releasing = releaseNext('menu-mfe');
    await expect(releasing).rejects.toThrow(CliError);
    await expect(releasing).rejects.toThrow(why());
    expect(page()).toBe(before);
  },
);

it('a release that lost files has them again when the same build is released again', async () => {
  remove('origins', CART, version, 'Checkout.2.js');
  remove('releases', CART, version, 'contract.json');
  await releaseBuilt(shop(), [CART]);
  expect(builds.store.isStored(CART, version)).toBe(true);
  expect(readFileSync(path('origins', CART, version, 'Checkout.2.js'), 'utf8')).not.toBe('');
});
