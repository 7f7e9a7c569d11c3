import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../modules';
import { deploy } from './deploy';
import { fakeShop, type FakeShop } from './testing/fake-shop';

/** Every step of the client in a deploy after the first one, in order. "a guest's visit" is a step of the shop. */
const STEPS = [
  'before the rules',
  'after the rules',
  ...REMOTES.flatMap((module) => [`before site kitchen-${module}`, `after site kitchen-${module}`]),
  'asking what is live',
  'before site kitchen-shell',
  'after site kitchen-shell',
  "a guest's visit",
];

let shop: FakeShop;
beforeEach(async () => {
  shop = await fakeShop();
  await deploy(shop.options);
});
afterEach(() => shop.cleanUp());

/** Checks at every step that each address that the live documents lead to answers with the right bytes. */
let moments = 0;
function atEveryStep(then: (step: string) => Promise<void> = () => Promise.resolve()): void {
  const look = async (step: string) => {
    moments += 1;
    expect({ step, broken: shop.broken() }).toEqual({ step, broken: [] });
    await then(step);
  };
  shop.hosting.onStep(look);
  shop.options.smokeTest = () => look("a guest's visit");
}

/** Releases the menu with changed rules. Its deploy ends at the given step in the given way. */
async function menuDeployEnding(at: string, how: 'fails' | 'is killed'): Promise<string> {
  const version = await shop.releaseNext('menu-mfe', 'const menu = 2;');
  shop.changeRules();
  let reached: () => void = () => undefined;
  const killed = new Promise<void>((done) => {
    reached = done;
  });
  atEveryStep((step) => {
    if (step !== at) return Promise.resolve();
    if (how === 'fails') return Promise.reject(new Error('the host is down'));
    reached();
    // A killed program never reaches its next step or its cleanup.
    return new Promise(() => undefined);
  });
  const running = deploy(shop.options);
  if (how === 'fails') await expect(running).rejects.toThrow(/the host is down/);
  else {
    await Promise.race([killed, running]);
    // The lock of a dead process would be taken over, but this process is still alive.
    rmSync(join(shop.builds.store.directory, 'deploying/lock'));
  }
  atEveryStep();
  return version;
}

it('a deploy goes through all the steps of the table below', async () => {
  await shop.releaseNext('menu-mfe', 'const menu = 2;');
  shop.changeRules();
  const steps: string[] = [];
  atEveryStep((step) => {
    steps.push(step);
    return Promise.resolve();
  });
  await deploy(shop.options);
  expect(steps).toEqual(STEPS);
});

describe.each([
  { how: 'fails', steps: STEPS },
  // Nothing happens between the end of a step and the start of the next.
  { how: 'is killed', steps: STEPS.filter((step) => !step.startsWith('before')) },
] as const)('a deploy that $how', ({ how, steps }) => {
  it.each(steps)(
    '%s: another team releases and deploys, and no guest ever meets a missing file',
    async (at) => {
      moments = 0;
      const before = await shop.deployedVersions();
      const menu = await menuDeployEnding(at, how);
      const between = await shop.deployedVersions();
      // When it is interrupted after the documents were switched, the new ones are complete.
      expect([before['menu-mfe'], menu]).toContain(between['menu-mfe']);
      if (how === 'fails') expect(between).toEqual(before);
      expect(shop.broken()).toEqual([]);

      const cart = await shop.releaseNext('cart-mfe', 'const cart = 2;');
      expect(shop.broken()).toEqual([]);
      await deploy(shop.options);

      expect(await shop.deployedVersions()).toMatchObject({ 'menu-mfe': menu, 'cart-mfe': cart });
      expect(await shop.builds.store.readDeployed()).toMatchObject({
        live: { 'menu-mfe': menu, 'cart-mfe': cart },
      });
      expect(shop.broken()).toEqual([]);
      expect(moments).toBeGreaterThan(STEPS.length - 3);
    },
  );
});

it.each(['after site kitchen-cart-mfe', 'before site kitchen-shell', 'after site kitchen-shell'])(
  'a deploy that is killed %s and run again ends as if it had not been',
  async (at) => {
    await menuDeployEnding(at, 'is killed');
    await deploy(shop.options);
    const { live } = await shop.builds.store.readState();
    expect(live).toMatchObject(await shop.deployedVersions());
    expect(await shop.builds.store.readDeployed()).toMatchObject({ live });
    expect(shop.broken()).toEqual([]);
  },
);
