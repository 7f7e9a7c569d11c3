import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import type * as Base from '../base';
import type { ModuleName } from '../modules';
import { release, startCanary, type Contract, type State } from '../releases';
import { fakeBuilds, type FakeBuilds } from '../releases/store/testing/fake-builds';
import { command as promote } from './promote';
import { command as rollback } from './rollback';

let mockRoot = '';
jest.mock('../base', () => ({
  ...jest.requireActual('../base'),
  get root() {
    return mockRoot;
  },
}));

const { root: actualRoot } = jest.requireActual<typeof Base>('../base');
const LEAVE_CANARY = 'platform/releases/canary/leave-canary.ts';
const SHARED = '@simmer/shared/cart';
const how = (module: ModuleName) => ({ module, at: new Date() });
let builds: FakeBuilds;
let first: Record<ModuleName, string>;

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  builds = fakeBuilds();
  mockRoot = builds.root;
  builds.write('shell/site.config.json', JSON.stringify(testSiteConfig));
  // Each 404 page begins with this script of the checkout's.
  builds.write(LEAVE_CANARY, readFileSync(join(actualRoot, LEAVE_CANARY), 'utf8'));
  first = await builds.goLive();
});
afterEach(() => {
  builds.cleanUp();
});

const store = () => ['--store', builds.store.directory];
const stateOf = () => builds.store.readState();
const compositions = () => readdirSync(builds.store.site).filter((name) => name !== 'current');

/**
 * Publishes a new build of a module.
 * @returns its version.
 */
const published = (module: ModuleName) => builds.publishNew(module, `const next = '${module}';`);

function setContract(module: ModuleName, version: string, parts: Partial<Contract>): void {
  const path = join(builds.store.release(module, version), 'contract.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...parts }));
}

/** A new major version of shared: the shell, the menu and the cart have been released with it in one step. */
async function releasedTogether(): Promise<Record<'shell' | 'menu-mfe' | 'cart-mfe', string>> {
  const next = {
    shell: await published('shell'),
    'menu-mfe': await published('menu-mfe'),
    'cart-mfe': await published('cart-mfe'),
  };
  setContract('shell', first.shell, { carries: { [SHARED]: '1.4.0' } });
  setContract('shell', next.shell, { carries: { [SHARED]: '2.0.0' } });
  for (const module of ['menu-mfe', 'cart-mfe'] as const) {
    setContract(module, first[module], { needs: { [SHARED]: '^1.4.0' } });
    setContract(module, next[module], { needs: { [SHARED]: '^2.0.0' } });
  }
  let state: State = await stateOf();
  for (const module of ['shell', 'menu-mfe', 'cart-mfe'] as const)
    state = release(state, next[module], how(module));
  await builds.store.writeState(state);
  return next;
}

describe('a release of all modules at once', () => {
  it('cannot be rolled back one by one, and the team reads the command that goes back', async () => {
    await releasedTogether();
    const before = await stateOf();
    const menuAlone = rollback(['menu-mfe', ...store()]);
    await expect(menuAlone).rejects.toThrow('release all modules in one step');
    await expect(menuAlone).rejects.toThrow('"npm run rollback -- menu-mfe shell"');
    await expect(rollback(['shell', ...store()])).rejects.toThrow(
      'Modules that were released together go back together: "npm run rollback -- menu-mfe cart-mfe shell".',
    );
    expect(await stateOf()).toEqual(before);
  });

  it('is rolled back in one step: the pages are composed once, with the former release of each', async () => {
    await releasedTogether();
    expect(await rollback(['shell', 'menu-mfe', 'cart-mfe', ...store()])).toBe(0);
    const { live, log } = await stateOf();
    expect(live).toEqual(first);
    expect(log.slice(-3).map(({ action, module }) => `${action} ${module}`)).toEqual([
      'rollback shell',
      'rollback menu-mfe',
      'rollback cart-mfe',
    ]);
    expect(compositions()).toHaveLength(1);
  });
});

describe('canaries of several modules', () => {
  it('become live for every guest in one step', async () => {
    const next = {
      'menu-mfe': await published('menu-mfe'),
      'cart-mfe': await published('cart-mfe'),
    };
    let state: State = await stateOf();
    for (const module of ['menu-mfe', 'cart-mfe'] as const)
      state = startCanary(state, next[module], 10, how(module));
    await builds.store.writeState(state);
    expect(await promote(['menu-mfe', 'cart-mfe', ...store()])).toBe(0);
    const { live, canaries } = await stateOf();
    expect({ live, canaries }).toEqual({ live: { ...first, ...next }, canaries: {} });
    expect(compositions()).toHaveLength(1);
  });
});
