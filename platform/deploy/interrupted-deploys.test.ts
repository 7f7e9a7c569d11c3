import { deploy } from './deploy';
import { fakeShop } from './testing/fake-shop';

const shop = fakeShop();
/** Called at every step, at which each address that the live documents lead to answers with the right bytes. */
let atStep: (step: string) => Promise<void>;
beforeEach(async () => {
  atStep = () => Promise.resolve();
  await deploy(shop.options);
  const look = (step: string) => {
    expect({ step, broken: shop.broken() }).toEqual({ step, broken: [] });
    return atStep(step);
  };
  shop.hosting.onStep(look);
  shop.options.smokeTest = () => look("a guest's visit");
});

/** Releases the menu. Its deploy ends at this step: it fails there, or it is killed. */
async function menuDeployEnding(at: string, how: 'fails' | 'is killed'): Promise<string> {
  const before = shop.deployedVersions();
  const menu = await shop.releaseNext('menu-mfe', `const menu = '${at}';`);
  let reached: () => void = () => undefined;
  const killed = new Promise<void>((done) => (reached = done));
  atStep = (step) => {
    if (step !== at) return Promise.resolve();
    if (how === 'fails') return Promise.reject(new Error('the host is down'));
    reached();
    // A killed program never reaches its next step or its cleanup.
    return new Promise(() => undefined);
  };
  const running = deploy(shop.options);
  if (how === 'fails') {
    await expect(running).rejects.toThrow(/the host is down/);
    expect(shop.deployedVersions()).toEqual(before);
  } else await killed;
  atStep = () => Promise.resolve();
  return menu;
}

const STEPS = [
  'before the rules',
  'before site kitchen-menu-mfe',
  'after site kitchen-menu-mfe',
  'before site kitchen-cart-mfe',
  'after site kitchen-kitchen-mfe',
  'asking what is live',
  'before site kitchen-shell',
  'after site kitchen-shell',
  "a guest's visit",
];

it.each(STEPS.flatMap((at) => [['fails', at] as const, ['is killed', at] as const]))(
  'a deploy %s %s: another team releases and deploys, and no guest ever meets a missing file',
  async (how, at) => {
    const menu = await menuDeployEnding(at, how);
    expect(shop.broken()).toEqual([]);
    const cart = await shop.releaseNext('cart-mfe', `const cart = '${at}';`);
    expect(shop.broken()).toEqual([]);
    await deploy(shop.options);
    expect(shop.deployedVersions()).toMatchObject({ 'menu-mfe': menu, 'cart-mfe': cart });
    expect(shop.broken()).toEqual([]);
  },
);
