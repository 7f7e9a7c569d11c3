import { renameSync, rmSync } from 'node:fs';
import { CliError } from '../base';
import { git } from '../jest/testing/git';
import { changeState, storeUnlisted, undoSwitch } from '../releases';
import { storeRelease } from '../releases/testing/store-release';
import { bringToGuests, type Change } from './bring-to-guests';
import { publish, publishStaged, stageChange } from './publish';
import { readStaged, resumeStaged, writeStaged } from './staged-file';
import { storeBranch } from './store-branch';
import { fakeShop, SITES } from './testing/fake-shop';

const HOURS = 'hours';
const NEWS = 'news';
const shop = fakeShop();
let hours: ReturnType<typeof shop.team>;
let news: ReturnType<typeof shop.team>;
let before: Record<string, string>;
beforeEach(async () => {
  [hours, news] = [shop.team('hours-team'), shop.team('news-team')];
  await bringToGuests(hours.options);
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
    const version = await hours.release(HOURS, 'const hours = 2;');
    expect(order.slice(-4)).toEqual([
      `after site ${SITES.news}`,
      `after staging site ${SHELL}`,
      `a visit to https://${SHELL}--staged.web.app as https://${SHELL}.web.app`,
      `after making live on site ${SHELL}`,
    ]);
    expect(shop.guestsGet()).toEqual({ ...before, [HOURS]: version });
    expect(shop.storeSays()).toEqual(shop.guestsGet());
  });

  it('deletes from the store what no guest needs any more', async () => {
    storeRelease(news.store, HOURS, '0.9.0-01234567', { 'old.01234567.js': 'old();' });
    git(news.store.directory, 'add', '--all');
    git(news.store.directory, 'commit', '--quiet', '--message', 'a release of last year');
    git(news.store.directory, 'push', '--quiet', 'origin', 'HEAD:releases');
    const stored = () => git(`${shop.builds.root}/origin.git`, 'ls-tree', '-r', 'releases');
    expect(stored()).toContain('old.01234567.js');
    await hours.release(HOURS, 'const hours = 2;');
    expect(stored()).not.toMatch(/old\.01234567\.js|0\.9\.0-01234567/);
    expect(shop.broken()).toEqual([]);
  });

  it('is possible after a remote was removed or renamed, whose releases the store still has', async () => {
    const version = '1.0.0-01234567';
    const modules = { soup: { version } };
    storeRelease(news.store, 'soup', version);
    changeState(news.store, ({ live, log }) => ({
      live: { ...live, soup: version },
      log: [...log, { at: new Date().toISOString(), action: 'release', modules }],
    }));
    await storeBranch(news.store.directory).push('release soup');
    const next = await hours.release(HOURS, 'const hours = 2;');
    expect(shop.guestsGet()).toEqual({ ...before, [HOURS]: next });
  });

  it('of what guests already get changes no host', async () => {
    const step = jest.fn();
    shop.hosting.onStep(step);
    await bringToGuests(news.options);
    expect(step).not.toHaveBeenCalled();
  });

  it('can be split between two jobs, so that the visit has no credentials', async () => {
    const checked = await hours.check(HOURS, 'const hours = 2;');
    const change = checked.change(hours.store);
    const path = `${shop.builds.root}/staged.json`;
    await writeStaged(path, hours.options, await stageChange(hours.options, change));
    expect(shop.storeSays()).toEqual(before);
    const staged = await resumeStaged(hours.options, change, readStaged(path));
    await publishStaged(hours.options, staged, 'release');
    expect(shop.guestsGet()).toEqual({ ...before, [HOURS]: checked.version });
    await expect(resumeStaged(hours.options, change, readStaged(path))).rejects.toThrow(
      /Another switch was pushed since this one was staged.*Run all jobs again/,
    );
  });

  it('hands to the second job what its pages were composed with, so that those that were visited become live', async () => {
    const path = `${shop.builds.root}/staged.json`;
    const change = (await hours.check(HOURS, 'const hours = 2;')).change(hours.store);
    const set = { ...hours.options, site: { ...hours.options.site, composedWith: { hours: 8 } } };
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
    const change = (await hours.check(HOURS, 'const hours = 2;')).change(hours.store);
    await writeStaged(path, hours.options, await stageChange(hours.options, change));
    await stageChange(news.options, (await news.check(NEWS, 'const news = 2;')).change(news.store));
    const staged = await resumeStaged(hours.options, change, readStaged(path));
    await expect(publishStaged(hours.options, staged, 'release')).rejects.toThrow(
      /another publish has staged its own.*all jobs, again/,
    );
    expect(shop.storeSays()).toEqual(before);
  });
});

it('a publish whose copy of the store another command takes back pushes nothing that is incomplete: nobody waits for it', async () => {
  shop.visit(() => storeBranch(hours.store.directory).pull());
  await expect(hours.release(HOURS, 'const hours = 2;')).rejects.toThrow(
    /is no longer stored.*again/,
  );
  expect(shop.storeSays()).toEqual(before);
  const next = await news.release(NEWS, 'const news = 2;');
  expect(shop.guestsGet()).toEqual({ ...before, [NEWS]: next });
});

it('a publish whose files another has replaced on the hosts meanwhile is refused: no guest gets pages without their files', async () => {
  const broken: string[] = [];
  const checked = await hours.check(HOURS, 'const hours = 2;');
  const other = (await news.check(NEWS, 'const news = 2;')).change(news.store);
  shop.visit(async () => {
    during(`before staging site ${SHELL}`, down);
    await expect(stageChange(news.options, other)).rejects.toThrow('the host is down');
    shop.hosting.onStep(async () => void broken.push(...shop.broken()));
  });
  await expect(hours.publish(checked)).rejects.toThrow(/another publish has staged its own.*again/);
  expect(shop.storeSays()).toEqual(before);
  expect(broken).toEqual([]);
});

it.each<[string, () => Promise<Change>]>([
  ['a release', async () => (await news.check(NEWS, 'const news = 2;')).change(news.store)],
  ['what is live already', () => Promise.resolve((state) => state)],
  [
    'an unlisted release',
    async () => {
      const { version, change } = await news.check(NEWS, 'const news = 2;');
      return (state) => {
        change(news.store)(state);
        return storeUnlisted(state, { [NEWS]: version }, { at: new Date() });
      };
    },
  ],
])(
  'a failed publish of %s, the first that records who makes the pages, takes back exactly what it pushed: its fix may come from another commit, and no other release goes',
  async (_what, changeOf) => {
    await hours.release(HOURS, 'const hours = 2;');
    const state = shop.storeSays();
    const change = await changeOf();
    during(`before making live on site ${SHELL}`, down);
    const site = { ...news.options.site, composedWith: { hours: 8 } };
    await expect(
      publish(
        { ...news.options, site },
        ({ live, log }) => change({ log, live: { pages: 'a'.repeat(40), ...live } }),
        { message: 'release', visit: () => Promise.resolve() },
      ),
    ).rejects.toThrow(/the host is down[^]*Guests get what was live before/);
    expect(shop.storeSays()).toEqual(state);
    expect(shop.guestsGet()).toEqual(state);
  },
);

describe('after a publish that fails, the store names what guests get, another team publishes, and the message names the module:', () => {
  it.each<[string, () => void]>([
    ['the visit', () => shop.visit(() => Promise.reject(new CliError('the host is down')))],
    ['the upload of a remote', () => during('before site library-hours', down)],
    ['the upload of the documents', () => during(`before staging site ${SHELL}`, down)],
    ['making them live', () => during(`before making live on site ${SHELL}`, down)],
    ['the answer, after they were live', () => during(`after making live on site ${SHELL}`, down)],
  ])('%s', async (_step, arrange) => {
    arrange();
    const version = `${HOURS} 1.0.0-`;
    await expect(hours.release(HOURS, 'const hours = 2;')).rejects.toThrow(
      new RegExp(
        `the host is down\\n.*What is new is ${version}[^]*Guests get what was live before`,
      ),
    );
    expect(shop.guestsGet()).toEqual(before);
    expect(shop.storeSays()).toEqual(before);
    shop.visit(() => Promise.resolve());
    const next = await news.release(NEWS, 'const news = 2;');
    expect(shop.guestsGet()).toEqual({ ...before, [NEWS]: next });
    expect(shop.storeSays()).toEqual(shop.guestsGet());
    const again = await hours.release(HOURS, 'const hours = 2;');
    expect(shop.guestsGet()).toEqual({ ...before, [NEWS]: next, [HOURS]: again });
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
  await expect(hours.release(HOURS, 'const hours = 2;')).rejects.toThrow(
    /^the host is down\n.*What is new is hours [^]*not restored: the host is down\n.*The store names what is new.* "npm run publish" brings/,
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
    await expect(hours.release(HOURS, 'const hours = 2;')).rejects.toThrow(/^the host is down\n/);
  });

  it('that of a publish, which restores what guests had and says that the store names something else', async () => {
    during(`after making live on site ${SHELL}`, downWithGit);
    await expect(hours.release(HOURS, 'const hours = 2;')).rejects.toThrow(
      /^the host is down\n[^]*Guests get what was live before\. The store still names what is new: git .*[^]*"npm run publish" brings/,
    );
    expect(shop.guestsGet()).toEqual(before);
    again();
    await bringToGuests(news.options);
    expect(shop.storeSays()).not.toEqual(before);
    expect(shop.guestsGet()).toEqual(shop.storeSays());
  });

  it('that of a rollback', async () => {
    await hours.release(HOURS, 'const bad = 1;');
    during(`before making live on site ${SHELL}`, downWithGit);
    await expect(hours.rollBack(HOURS)).rejects.toThrow(/^the host is down\n.*"npm run publish"/);
  });
});

describe('a rollback', () => {
  let bad: string;
  beforeEach(async () => {
    bad = await hours.release(HOURS, 'const bad = 1;');
  });

  it('reaches guests beside a publish that was begun before it, such as each night’s', async () => {
    await bringToGuests(news.options);
    rmSync(`${news.store.directory}/.git`, { recursive: true });
    const site = { ...news.options.site, composedWith: { hours: 8 } };
    during(`after staging site ${SHELL}`, () => bringToGuests({ ...news.options, site }));
    await hours.rollBack(HOURS);
    expect(shop.guestsGet()).toEqual(before);
  });

  it('of several modules, or of one switch, reaches guests in one command', async () => {
    await news.release(NEWS, 'const news = 2;');
    await hours.rollBack(HOURS, NEWS);
    expect(shop.guestsGet()).toEqual(before);
    const next = await hours.release(HOURS, 'const hours = 3;');
    const number = hours.store.readState().log.length;
    const undo = () => news.decide((state) => undoSwitch(state, number, { at: new Date() }));
    await undo();
    expect(shop.guestsGet()).toEqual(before);
    await expect(undo()).rejects.toThrow(
      `made ${HOURS} ${next} live, but ${HOURS} ${before[HOURS] ?? ''} is`,
    );
  });

  it.each([
    ['is uploaded', 'before site library-news'],
    ['is staged', `after staging site ${SHELL}`],
    ['is made live', `before making live on site ${SHELL}`],
    ['was made live', `after making live on site ${SHELL}`],
  ])(
    'that arrives while another release %s wins: what was rolled back does not come back',
    async (_when, step) => {
      const checked = await news.check(NEWS, 'const news = 2;');
      during(step, () => hours.rollBack(HOURS));
      await news.publish(checked);
      expect(shop.guestsGet()).toEqual({ ...before, [NEWS]: checked.version });
      expect(shop.storeSays()).toEqual(shop.guestsGet());
      expect(shop.broken()).toEqual([]);
    },
  );

  it('that arrives while the second job of a publish fails to make it live wins as well', async () => {
    const { change } = await news.check(NEWS, 'const news = 2;');
    const staged = await stageChange(news.options, change(news.store));
    during(`before making live on site ${SHELL}`, () => hours.rollBack(HOURS).then(down));
    await publishStaged(news.options, staged, 'release');
    expect(shop.guestsGet()[HOURS]).toBe(before[HOURS]);
    expect(shop.storeSays()).toEqual(shop.guestsGet());
  });

  it('whose documents another publish is just replacing is repeated by that publish', async () => {
    const checked = await news.check(NEWS, 'const news = 2;');
    during(`before making live on site ${SHELL}`, () => news.publish(checked));
    await hours.rollBack(HOURS);
    expect(shop.guestsGet()).toEqual({ ...before, [NEWS]: checked.version });
  });

  it('stays when its own deploy fails, and the message has the command that brings it to guests', async () => {
    during(`before making live on site ${SHELL}`, down);
    await expect(hours.rollBack(HOURS)).rejects.toThrow(
      /the host is down\n.*The store says what is to be live.*"npm run publish" brings it/,
    );
    expect(shop.storeSays()).toEqual(before);
    expect(shop.guestsGet()[HOURS]).toBe(bad);
    await news.release(NEWS, 'const news = 2;');
    expect(shop.guestsGet()[HOURS]).toBe(before[HOURS]);
  });

  it('is not undone by a publish of the same release that is run again', async () => {
    const checked = await hours.check(HOURS, 'const bad = 2;');
    await hours.publish(checked);
    await hours.rollBack(HOURS);
    await expect(hours.publish(checked)).rejects.toThrow(
      `${HOURS} ${checked.version} was rolled back, and nothing in its build has changed`,
    );
    expect(shop.guestsGet()[HOURS]).toBe(bad);
  });
});

it('a publish that is overtaken by another release begins again and includes both', async () => {
  const checked = await news.check(NEWS, 'const news = 2;');
  let version = '';
  during(`after staging site ${SHELL}`, async () => {
    version = await hours.release(HOURS, 'const hours = 2;');
  });
  await news.publish(checked);
  expect(shop.guestsGet()).toEqual({ ...before, [HOURS]: version, [NEWS]: checked.version });
  expect(shop.broken()).toEqual([]);
});

it('of two releases of one module that were checked side by side, the later one is refused, and the message says so', async () => {
  const late = await hours.check(HOURS, 'const hours = 2;');
  const early = await hours.release(HOURS, 'const hours = 3;');
  await expect(hours.publish(late)).rejects.toThrow(`${HOURS} ${early} became live while`);
  expect(shop.guestsGet()[HOURS]).toBe(early);
});
