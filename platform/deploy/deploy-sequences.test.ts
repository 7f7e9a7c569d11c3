import { release, rollBack, startCanary, switchLive } from '../releases';
import { drawsFrom } from '../releases/testing/draws';
import { twoHoursLater } from '../releases/testing/two-hours-later';
import { deploy } from './deploy';
import { fakeShop } from './testing/fake-shop';

/** By hand: SIMMER_SEQUENCES=500 npx jest platform/deploy/deploy-sequences */
const SEQUENCES = Number(process.env.SIMMER_SEQUENCES ?? 3);
const STEPS = 12;
const MODULES = ['menu-mfe', 'cart-mfe', 'shell'] as const;

const shop = fakeShop();
let seen: string[];
beforeEach(async () => {
  await deploy(shop.options);
  seen = [];
});

/** Checks the hosts at every step; at the n-th one the deploy fails, or is killed: then the step never ends. */
function end(n: number, how: 'fails' | 'is killed'): Promise<void> {
  let steps = 0;
  return new Promise((reached) => {
    shop.hosting.onStep(() => {
      seen.push(...shop.broken());
      steps += 1;
      if (steps !== n) return Promise.resolve();
      reached();
      return how === 'fails'
        ? Promise.reject(new Error('the host is down'))
        : new Promise(() => undefined);
    });
  });
}

/** More than a deploy of everything has. */
const ALL_STEPS = 20;

it.each(['fails', 'is killed'] as const)(
  'a deploy %s at any step: another team releases and deploys, and no guest ever meets a missing file',
  async (how) => {
    for (let n = 1; n <= ALL_STEPS; n += 1) {
      const before = shop.deployedVersions();
      const menu = await shop.releaseNext('menu-mfe', `const menu = ${String(n)};`);
      const reached = end(n, how);
      const running = deploy(shop.options).then(
        () => 'finished',
        (error: unknown) => String(error),
      );
      const outcome = await Promise.race([running, ...(how === 'fails' ? [] : [reached])]);
      if (how === 'fails' && outcome !== 'finished') {
        expect(outcome).toContain('the host is down');
        expect(shop.deployedVersions()).toEqual(before);
      }
      void end(0, 'fails');
      const cart = await shop.releaseNext('cart-mfe', `const cart = ${String(n)};`);
      await deploy(shop.options);
      expect(shop.deployedVersions()).toMatchObject({ 'menu-mfe': menu, 'cart-mfe': cart });
      expect({ n, broken: [...seen, ...shop.broken()] }).toMatchObject({ broken: [] });
      if (outcome === 'finished') return;
    }
    throw new Error('No deploy finished.');
  },
);

it.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'releases, rollbacks and deploys in any order, cut off and in pairs, never leave a page without a file (sequence %i)',
  async (seed) => {
    const draw = drawsFrom(seed);
    const { store } = shop.builds;
    const { site } = shop.options;
    // Many are refused, and none may break a page.
    const attempt = (run: Promise<unknown>) => run.catch(() => undefined);
    const change = async () => {
      const module = MODULES[draw(3)] ?? 'shell';
      const how = { module, at: new Date() };
      const kind = draw(5);
      if (kind === 0) await attempt(switchLive(store, site, (state) => rollBack(state, how)));
      else if (kind === 1) {
        const version = await shop.publishNext(module, `const canary = ${String(draw(4))};`);
        await attempt(switchLive(store, site, (state) => startCanary(state, version, 10, how)));
      } else if (kind === 2) {
        const version = await shop.publishNext(module, `const again = ${String(draw(4))};`);
        await attempt(switchLive(store, site, (state) => release(state, version, how)));
      } else await attempt(shop.releaseNext(module, `const next = ${String(draw(6))};`));
    };
    for (let step = 0; step < STEPS; step += 1) {
      if (draw(4) === 0) twoHoursLater(store);
      await change();
      const kind = draw(4);
      const reached = end(1 + draw(12), kind === 1 ? 'is killed' : 'fails');
      if (kind === 0) void end(0, 'fails');
      const running = attempt(deploy(shop.options));
      if (kind === 3)
        await Promise.all([running, change().then(() => attempt(deploy(shop.options)))]);
      else await Promise.race([running, ...(kind === 1 ? [reached] : [])]);
      expect({ seed, step, broken: [...seen, ...shop.broken()] }).toMatchObject({ broken: [] });
    }
    void end(0, 'fails');
    await deploy(shop.options);
    expect(shop.deployedVersions()).toEqual(store.readState().live);
  },
);
