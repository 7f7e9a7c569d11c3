import { testSiteConfig as site } from '@simmer/shared/testing/site-config';
import type * as Base from '../base';
import { release, rollBack, switchLive } from '../releases';
import { fakeBuilds } from '../releases/testing/fake-builds';
import { git as gitIn } from '../releases/testing/git';
import { requireNotRolledBack, withoutRolledBack } from './rolled-back';

let mockRoot = '';
jest.mock('../base', () => ({
  ...jest.requireActual<typeof Base>('../base'),
  get root() {
    return mockRoot;
  },
}));

const MENU = 'menu-mfe';
const how = { module: MENU, at: new Date() } as const;
const builds = fakeBuilds();
let version: string;
const git = (...args: string[]) => gitIn(builds.root, ...args);
const commit = (path: string) => {
  builds.write(path, `${path} ${String(Math.random())}`);
  git('add', '--all');
  git('commit', '--quiet', '--message', path);
};
const left = (...modules: Parameters<typeof withoutRolledBack>[2]) =>
  withoutRolledBack(builds.store, builds.store.readState(), modules);

/** A release of the menu that was rolled back. */
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  mockRoot = builds.root;
  await builds.goLive();
  builds.write('.gitignore', 'published/\ndist/\n');
  git('init', '--quiet');
  commit('menu-mfe/src/menu.ts');
  version = await builds.publishNew(MENU, 'const menu = 2;');
  await switchLive(builds.store, site, (state) => rollBack(release(state, version, how), how));
});

it('what was rolled back is not released again, even if a package or another module changed', async () => {
  const message = `menu-mfe ${version} was rolled back, and the sources of menu-mfe have not changed since. Nothing was released. Change them, or release it with --again.`;
  await expect(left(MENU)).rejects.toThrow(message);
  commit('package-lock.json');
  commit('cart-mfe/src/cart.ts');
  await expect(left(MENU)).rejects.toThrow(message);
});

it('a release of all modules leaves it out, and says so', async () => {
  expect(await left(MENU, 'cart-mfe', 'shell')).toEqual(['cart-mfe', 'shell']);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('it is left out'));
});

it('a change of its sources is released', async () => {
  commit('menu-mfe/src/menu.ts');
  expect(await left(MENU)).toEqual([MENU]);
});

it('the same build is refused, whatever git knows', () => {
  const state = builds.store.readState();
  expect(() => requireNotRolledBack(state, MENU, version)).toThrow(`${version} was rolled back`);
  expect(() => requireNotRolledBack(state, MENU, '9.9.9-ab12cd34')).not.toThrow();
});
