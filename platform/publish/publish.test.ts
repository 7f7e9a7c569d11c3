import { renameSync, rmSync } from 'node:fs';
import { CliError } from '../base';
import { git } from '../jest/testing/git';
import { changeState, undoSwitch } from '../releases';
import { storeRelease } from '../releases/testing/store-release';
import { bringToGuests } from './bring-to-guests';
import { publishStaged, stageChange } from './publish';
import { readStaged, resumeStaged, writeStaged } from './staged-file';
import { storeBranch } from './store-branch';
import { fakeShop, SITES } from './testing/fake-shop';

const MENU = 'menu-mfe';
const CART = 'cart-mfe';
const shop = fakeShop();
let menu: ReturnType<typeof shop.team>;
let cart: ReturnType<typeof shop.team>;
let before: Record<string, string>;
beforeEach(async () => {
  [menu, cart] = [shop.team('menu-team'), shop.team('cart-team')];
  await bringToGuests(menu.options);
  before = shop.guestsGet();
});

/** Does something once, when a publish is at this step. */
function during(at: string, run: () => unknown): void {
  let isDone = false;
  shop.hosting.onStep(async (step) => {
    if (step !== at || isDone) return;
    isDone = true;
    await run();
  });
}
const down = () => Promise.reject(new Error('the host is down'));
const SHELL = SITES.shell;

describe('a publish', () => {
  it('brings remotes to their hosts, then stages and visits the documents, and only then makes them live', async () => {
    const order: string[] = [];
    shop.hosting.onStep((step) => {
      if (step.startsWith('after')) order.push(step);
      expect(shop.broken()).toEqual([]);
      return Promise.resolve();
    });
    shop.visit((address, staged) => {
      order.push(`a visit to ${staged} as ${address}`);
      expect(shop.guestsGet()).toEqual(before);
      expect(shop.storeSays()).toEqual(before);
      return Promise.resolve();
    });
    const version = await menu.release(MENU, 'const menu = 2;');
    expect(order.slice(-4)).toEqual([
      `after site ${SITES['kitchen-mfe']}`,
      `after staging site ${SHELL}`,
      `a visit to https://${SHELL}--staged.web.app as https://${SHELL}.web.app`,
      `after making live on site ${SHELL}`,
    ]);
    expect(shop.guestsGet()).toEqual({ ...before, [MENU]: version });
    expect(shop.storeSays()).toEqual(shop.guestsGet());
  });

  it('deletes from the store what no guest needs any more', async () => {
    storeRelease(cart.store, MENU, '0.9.0-01234567', { 'old.01234567.js': 'old();' });
    git(cart.store.directory, 'add', '--all');
    git(cart.store.directory, 'commit', '--quiet', '--message', 'a release of last year');
    git(cart.store.directory, 'push', '--quiet', 'origin', 'HEAD:releases');
    const stored = () => git(`${shop.builds.root}/origin.git`, 'ls-tree', '-r', 'releases');
    expect(stored()).toContain('old.01234567.js');
    await menu.release(MENU, 'const menu = 2;');
    expect(stored()).not.toMatch(/old\.01234567\.js|0\.9\.0-01234567/);
    expect(shop.broken()).toEqual([]);
  });

  it('is possible after a remote was removed or renamed, whose releases the store still has', async () => {
    const version = '1.0.0-01234567';
    const modules = { 'soup-mfe': { version } };
    storeRelease(cart.store, 'soup-mfe', version);
    changeState(cart.store, ({ live, log }) => ({
      live: { ...live, 'soup-mfe': version },
      log: [...log, { at: new Date().toISOString(), action: 'release', modules }],
    }));
    await storeBranch(cart.store.directory).push('release soup-mfe');
    const next = await menu.release(MENU, 'const menu = 2;');
    expect(shop.guestsGet()).toEqual({ ...before, [MENU]: next });
  });

  it('of what guests already get changes no host', async () => {
    const step = jest.fn();
    shop.hosting.onStep(step);
    await bringToGuests(cart.options);
    expect(step).not.toHaveBeenCalled();
  });

  it('can be split between two jobs, so that the visit has no credentials', async () => {
    const checked = await menu.check(MENU, 'const menu = 2;');
    const change = checked.change(menu.store);
    const path = `${shop.builds.root}/staged.json`;
    await writeStaged(path, menu.options, await stageChange(menu.options, change));
    expect(shop.storeSays()).toEqual(before);
    const staged = await resumeStaged(menu.options, change, readStaged(path));
    await publishStaged(menu.options, staged, 'release');
    expect(shop.guestsGet()).toEqual({ ...before, [MENU]: checked.version });
    await expect(resumeStaged(menu.options, change, readStaged(path))).rejects.toThrow(
      /Another switch was pushed since this one was staged.*Run all jobs again/,
    );
  });

  it('hands to the second job what its pages were composed with, so that those that were visited become live', async () => {
    const path = `${shop.builds.root}/staged.json`;
    const change = (await menu.check(MENU, 'const menu = 2;')).change(menu.store);
    const set = { ...menu.options, site: { ...menu.options.site, composedWith: { hours: 8 } } };
    await writeStaged(path, set, await stageChange(set, change));
    const record = readStaged(path);
    expect(record.composedWith).toEqual({ hours: 8 });
    const staged = await resumeStaged(set, change, record);
    await publishStaged(set, staged, 'release');
    const { body } = shop.hosting.answer(`${shop.origin('shell')}/composed-with.json`);
    expect(JSON.parse(body.toString())).toEqual({ hours: 8 });
  });

  it('is refused by the second job when a failed publish has staged other documents since, because these were not visited', async () => {
    const path = `${shop.builds.root}/staged.json`;
    const change = (await menu.check(MENU, 'const menu = 2;')).change(menu.store);
    await writeStaged(path, menu.options, await stageChange(menu.options, change));
    await stageChange(cart.options, (await cart.check(CART, 'const cart = 2;')).change(cart.store));
    const staged = await resumeStaged(menu.options, change, readStaged(path));
    await expect(publishStaged(menu.options, staged, 'release')).rejects.toThrow(
      /another publish has staged its own.*all jobs, again/,
    );
    expect(shop.storeSays()).toEqual(before);
  });
});

it('a publish whose copy of the store another command takes back pushes nothing that is incomplete: nobody waits for it', async () => {
  shop.visit(() => storeBranch(menu.store.directory).pull());
  await expect(menu.release(MENU, 'const menu = 2;')).rejects.toThrow(/is no longer stored.*again/);
  expect(shop.storeSays()).toEqual(before);
  const next = await cart.release(CART, 'const cart = 2;');
  expect(shop.guestsGet()).toEqual({ ...before, [CART]: next });
});

it('a publish whose files another has replaced on the hosts meanwhile is refused: no guest gets pages without their files', async () => {
  const broken: string[] = [];
  const checked = await menu.check(MENU, 'const menu = 2;');
  const other = (await cart.check(CART, 'const cart = 2;')).change(cart.store);
  shop.visit(async () => {
    during(`before staging site ${SHELL}`, down);
    await expect(stageChange(cart.options, other)).rejects.toThrow('the host is down');
    shop.hosting.onStep(async () => void broken.push(...shop.broken()));
  });
  await expect(menu.publish(checked)).rejects.toThrow(/another publish has staged its own.*again/);
  expect(shop.storeSays()).toEqual(before);
  expect(broken).toEqual([]);
});

describe('after a publish that fails, the store names what guests get, another team publishes, and the message names the module:', () => {
  it.each<[string, () => void]>([
    ['the visit', () => shop.visit(() => Promise.reject(new CliError('the host is down')))],
    ['the upload of a remote', () => during('before site kitchen-menu-mfe', down)],
    ['the upload of the documents', () => during(`before staging site ${SHELL}`, down)],
    ['making them live', () => during(`before making live on site ${SHELL}`, down)],
    ['the answer, after they were live', () => during(`after making live on site ${SHELL}`, down)],
  ])('%s', async (_step, arrange) => {
    arrange();
    const version = `${MENU} 1.0.0-`;
    await expect(menu.release(MENU, 'const menu = 2;')).rejects.toThrow(
      new RegExp(
        `the host is down\\n.*What is new is ${version}[^]*Guests get what was live before`,
      ),
    );
    expect(shop.guestsGet()).toEqual(before);
    expect(shop.storeSays()).toEqual(before);
    shop.visit(() => Promise.resolve());
    const next = await cart.release(CART, 'const cart = 2;');
    expect(shop.guestsGet()).toEqual({ ...before, [CART]: next });
    expect(shop.storeSays()).toEqual(shop.guestsGet());
    const again = await menu.release(MENU, 'const menu = 2;');
    expect(shop.guestsGet()).toEqual({ ...before, [CART]: next, [MENU]: again });
    expect(shop.broken()).toEqual([]);
  });
});

it('a publish that cannot be taken back stays in the store, and the message has the command that brings it to guests', async () => {
  let isLive = false;
  shop.hosting.onStep((step) => {
    const fails = isLive;
    isLive ||= step === `after making live on site ${SHELL}`;
    return fails || isLive ? down() : Promise.resolve();
  });
  await expect(menu.release(MENU, 'const menu = 2;')).rejects.toThrow(
    /^the host is down\n.*What is new is menu-mfe [^]*not restored: the host is down\n.*The store names what is new.* "npm run publish" brings/,
  );
  expect(shop.guestsGet()).not.toEqual(before);
  expect(shop.storeSays()).toEqual(shop.guestsGet());
});

describe('a failure while git cannot be reached keeps its message:', () => {
  const origin = () => `${shop.builds.root}/origin.git`;
  const downWithGit = () => {
    renameSync(origin(), `${origin()}.away`);
    return down();
  };
  const again = () => renameSync(`${origin()}.away`, origin());

  it('that of a visit', async () => {
    shop.visit(downWithGit);
    await expect(menu.release(MENU, 'const menu = 2;')).rejects.toThrow(/^the host is down\n/);
  });

  it('that of a publish, which restores what guests had and says that the store names something else', async () => {
    during(`after making live on site ${SHELL}`, downWithGit);
    await expect(menu.release(MENU, 'const menu = 2;')).rejects.toThrow(
      /^the host is down\n[^]*Guests get what was live before\. The store still names what is new: git .*[^]*"npm run publish" brings/,
    );
    expect(shop.guestsGet()).toEqual(before);
    again();
    await bringToGuests(cart.options);
    expect(shop.storeSays()).not.toEqual(before);
    expect(shop.guestsGet()).toEqual(shop.storeSays());
  });

  it('that of a rollback', async () => {
    await menu.release(MENU, 'const bad = 1;');
    during(`before making live on site ${SHELL}`, downWithGit);
    await expect(menu.rollBack(MENU)).rejects.toThrow(/^the host is down\n.*"npm run publish"/);
  });
});

describe('a rollback', () => {
  let bad: string;
  beforeEach(async () => {
    bad = await menu.release(MENU, 'const bad = 1;');
  });

  it('reaches guests beside a publish that was begun before it, such as each night’s', async () => {
    await bringToGuests(cart.options);
    rmSync(`${cart.store.directory}/.git`, { recursive: true });
    const site = { ...cart.options.site, composedWith: { hours: 8 } };
    during(`after staging site ${SHELL}`, () => bringToGuests({ ...cart.options, site }));
    await menu.rollBack(MENU);
    expect(shop.guestsGet()).toEqual(before);
  });

  it('of several modules, or of one switch, reaches guests in one command', async () => {
    await cart.release(CART, 'const cart = 2;');
    await menu.rollBack(MENU, CART);
    expect(shop.guestsGet()).toEqual(before);
    const next = await menu.release(MENU, 'const menu = 3;');
    const number = menu.store.readState().log.length;
    const undo = () => cart.decide((state) => undoSwitch(state, number, { at: new Date() }));
    await undo();
    expect(shop.guestsGet()).toEqual(before);
    await expect(undo()).rejects.toThrow(
      `made ${MENU} ${next} live, but ${MENU} ${before[MENU] ?? ''} is`,
    );
  });

  it.each([
    ['is uploaded', 'before site kitchen-cart-mfe'],
    ['is staged', `after staging site ${SHELL}`],
    ['is made live', `before making live on site ${SHELL}`],
    ['was made live', `after making live on site ${SHELL}`],
  ])(
    'that arrives while another release %s wins: what was rolled back does not come back',
    async (_when, step) => {
      const checked = await cart.check(CART, 'const cart = 2;');
      during(step, () => menu.rollBack(MENU));
      await cart.publish(checked);
      expect(shop.guestsGet()).toEqual({ ...before, [CART]: checked.version });
      expect(shop.storeSays()).toEqual(shop.guestsGet());
      expect(shop.broken()).toEqual([]);
    },
  );

  it('that arrives while the second job of a publish fails to make it live wins as well', async () => {
    const { change } = await cart.check(CART, 'const cart = 2;');
    const staged = await stageChange(cart.options, change(cart.store));
    during(`before making live on site ${SHELL}`, () => menu.rollBack(MENU).then(down));
    await publishStaged(cart.options, staged, 'release');
    expect(shop.guestsGet()[MENU]).toBe(before[MENU]);
    expect(shop.storeSays()).toEqual(shop.guestsGet());
  });

  it('whose documents another publish is just replacing is repeated by that publish', async () => {
    const checked = await cart.check(CART, 'const cart = 2;');
    during(`before making live on site ${SHELL}`, () => cart.publish(checked));
    await menu.rollBack(MENU);
    expect(shop.guestsGet()).toEqual({ ...before, [CART]: checked.version });
  });

  it('stays when its own deploy fails, and the message has the command that brings it to guests', async () => {
    during(`before making live on site ${SHELL}`, down);
    await expect(menu.rollBack(MENU)).rejects.toThrow(
      /the host is down\n.*The store says what is to be live.*"npm run publish" brings it/,
    );
    expect(shop.storeSays()).toEqual(before);
    expect(shop.guestsGet()[MENU]).toBe(bad);
    await cart.release(CART, 'const cart = 2;');
    expect(shop.guestsGet()[MENU]).toBe(before[MENU]);
  });

  it('is not undone by a publish of the same release that is run again', async () => {
    const checked = await menu.check(MENU, 'const bad = 2;');
    await menu.publish(checked);
    await menu.rollBack(MENU);
    await expect(menu.publish(checked)).rejects.toThrow(
      `${MENU} ${checked.version} was rolled back, and nothing in its build has changed`,
    );
    expect(shop.guestsGet()[MENU]).toBe(bad);
  });
});

it('a publish that is overtaken by another release begins again and includes both', async () => {
  const checked = await cart.check(CART, 'const cart = 2;');
  let version = '';
  during(`after staging site ${SHELL}`, async () => {
    version = await menu.release(MENU, 'const menu = 2;');
  });
  await cart.publish(checked);
  expect(shop.guestsGet()).toEqual({ ...before, [MENU]: version, [CART]: checked.version });
  expect(shop.broken()).toEqual([]);
});

it('of two releases of one module that were checked side by side, the later one is refused, and the message says so', async () => {
  const late = await menu.check(MENU, 'const menu = 2;');
  const early = await menu.release(MENU, 'const menu = 3;');
  await expect(menu.publish(late)).rejects.toThrow(`${MENU} ${early} became live while`);
  expect(shop.guestsGet()[MENU]).toBe(early);
});
