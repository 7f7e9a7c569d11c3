import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { CliError } from '../../base';
import { CURRENT } from '../site/write-site';
import { switchFromCheckout } from './composed-from';
import type { State } from './state';
import { fakeBuilds, type FakeBuilds } from './testing/fake-builds';
import { release, rollBack } from './transitions';

const MENU = 'menu-mfe';
const CONFIG = 'shell/site.config.json';
const IDENTITY = ['-c', 'user.name=Cook', '-c', 'user.email=cook@kitchen.test'];
const how = { module: MENU, at: new Date() } as const;
let builds: FakeBuilds;
const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: builds.root, encoding: 'utf8' }).trim();

beforeEach(async () => {
  builds = fakeBuilds();
  git('init', '--quiet');
  builds.write('.gitignore', 'published/\n');
  await builds.goLive();
});
afterEach(() => {
  builds.cleanUp();
});

function committed(path: string, content: string): string {
  builds.write(path, content);
  git('add', '--all');
  git('commit', '--quiet', '--message', content);
  return git('rev-parse', 'HEAD');
}

/** What `npm run release`, `canary`, `promote` and `rollback` do. The owner's name stands for the configuration. */
const switched = (
  owner: string,
  change: (state: State) => State = (state) => state,
  mayBeOlder = false,
) => {
  const site = { ...testSiteConfig, business: { ...testSiteConfig.business, name: owner } };
  return switchFromCheckout({ store: builds.store, root: builds.root, site, mayBeOlder }, change);
};
const live = async () => ({
  pages: readlinkSync(join(builds.store.site, CURRENT)),
  state: await builds.store.readState(),
});
const record = async () => (await builds.store.readState()).composedFrom;

/** The configuration changed in the second of two commits and is live; then the first is checked out. */
async function backToTheFirst(path = CONFIG): Promise<{ first: string; second: string }> {
  const first = committed(path, 'first');
  const second = committed(path, 'second');
  await switched('Second');
  git('checkout', '--quiet', first);
  return { first, second };
}

describe('a pipeline of an older commit that is run again', () => {
  it('cannot bring the former configuration back: it is refused, naming both commits, and nothing live changes', async () => {
    const { first, second } = await backToTheFirst();
    const before = await live();
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    git('checkout', '--quiet', '.');
    const trials = [
      () => switched('First'),
      () => switched('First', (state) => release(state, version, how)),
    ];
    for (const trial of trials) {
      const trying = trial();
      await expect(trying).rejects.toThrow(
        `This checkout is at commit ${first.slice(0, 8)}, but the live pages were composed from the later commit ${second.slice(0, 8)}`,
      );
      await expect(trying).rejects.toThrow(
        'Run the command from the later commit ("git pull"), or use --older.',
      );
      expect(await live()).toEqual(before);
    }
  });

  it('may bring it back on purpose, with --older, and is then on record', async () => {
    const { first } = await backToTheFirst();
    const before = await live();
    await switched('First', undefined, true);
    expect(await record()).toBe(first);
    expect((await live()).pages).not.toBe(before.pages);
  });

  it.each(['menu-mfe/src/menu.ts', 'docs/menu.md'])(
    'is not refused when only %s changed since, which composes nothing; the later commit stays on record',
    async (path) => {
      const { second } = await backToTheFirst(path);
      expect(await switched('Second')).toEqual([]);
      expect(await record()).toBe(second);
    },
  );

  it.each(['shell/kitchen.jpg', 'platform/hosting/headers.ts', 'package-lock.json'])(
    'is refused when %s changed since',
    async (path) => {
      await backToTheFirst(path);
      await expect(switched('First')).rejects.toThrow('use --older');
    },
  );
});

describe('a live remote that the checkout does not have', () => {
  const SOUP = 'soup-mfe';
  /** As a checkout with the remote left it. */
  function goLiveWithSoup(): void {
    const path = join(builds.store.directory, 'state.json');
    const state = JSON.parse(readFileSync(path, 'utf8'));
    const soup = { at: '2026-03-01T10:00:00.000Z', action: 'release', module: SOUP };
    const version = '1.0.0-0a0a0a0a';
    const live = { ...state.live, [SOUP]: version };
    writeFileSync(
      path,
      JSON.stringify({ ...state, live, log: [...state.log, { ...soup, version }] }),
    );
  }
  const isLive = async () => (await builds.store.unknownModules()).includes(SOUP);

  it('is out of the shop with the next switch from a later commit, which says so', async () => {
    committed(CONFIG, 'with soup');
    await switched('Soup');
    goLiveWithSoup();
    committed(CONFIG, 'without soup');
    expect(await switched('No soup')).toEqual([
      'soup-mfe was live, but this checkout does not have it. The pages are now without it.',
    ]);
    expect(await isLive()).toBe(false);
    expect((await live()).state.log.at(-1)).toMatchObject({ module: SOUP });
  });

  it.each([
    ['an earlier commit', (first: string) => git('checkout', '--quiet', first)],
    [
      'a branch from before the remote',
      (first: string) => {
        git('checkout', '--quiet', first);
        committed('note.txt', 'a branch');
      },
    ],
    ['no known commit', () => builds.write('note.txt', 'new')],
  ])('stays when somebody switches from %s, unless with --older', async (_case, leave) => {
    const first = committed(CONFIG, 'without soup');
    committed(CONFIG, 'with soup');
    await switched('Soup');
    goLiveWithSoup();
    leave(first);
    const before = await live();
    const trying = switched('No soup');
    await expect(trying).rejects.toThrow(CliError);
    await expect(trying).rejects.toThrow('--older');
    expect([await live(), await isLive()]).toEqual([before, true]);
    await switched('No soup', undefined, true);
    expect(await isLive()).toBe(false);
  });
});

describe('pages are composed without a remark', () => {
  it('from a later commit and again from the same one, which is then on record', async () => {
    const first = committed(CONFIG, 'first');
    await switched('First');
    expect(await record()).toBe(first);
    const second = committed(CONFIG, 'second');
    for (let run = 1; run <= 2; run += 1) {
      expect(await switched('Second')).toEqual([]);
      expect(await record()).toBe(second);
    }
  });

  it('from any commit, in a store of the time before commits were on record', async () => {
    const first = committed(CONFIG, 'first');
    committed(CONFIG, 'second');
    git('checkout', '--quiet', first);
    expect(await record()).toBeUndefined();
    expect(await switched('First')).toEqual([]);
    expect(await record()).toBe(first);
  });
});

describe('a team can always go back', () => {
  const goBack = () => switched('Second', (state) => rollBack(state, () => true, how));

  it.each([
    ['from an up-to-date checkout', () => undefined, 0],
    ['with a file that is not committed', () => builds.write('note.txt', 'new'), 1],
    ['without git', () => rmSync(join(builds.root, '.git'), { recursive: true }), 1],
    [
      'in a clone that does not have the commits',
      () => {
        rmSync(join(builds.root, '.git'), { recursive: true });
        git('init', '--quiet');
        committed(CONFIG, 'a clone');
      },
      1,
    ],
  ])('%s, with a remark if the commits cannot be compared', async (_case, arrange, remarks) => {
    const version = await builds.publishNew(MENU, 'const menu = 2;');
    committed(CONFIG, 'second');
    await switched('Second', (state) => release(state, version, how));
    arrange();
    const said = await goBack();
    expect((await builds.store.readState()).live[MENU]).not.toBe(version);
    expect(said).toHaveLength(remarks);
    for (const remark of said) expect(remark).toContain('It is unknown whether this checkout');
  });

  it('and a checkout of no known commit does not open the door to an older one', async () => {
    await backToTheFirst();
    builds.write('note.txt', 'new');
    await switched('Second');
    rmSync(join(builds.root, 'note.txt'));
    await expect(switched('First')).rejects.toThrow('use --older');
  });
});
