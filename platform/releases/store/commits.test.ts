import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../base';
import { builtFrom, requireNotOlder } from './built-from';
import { messageLines, personOf } from './commits';
import { pagesFrom } from './composed-from';
import { publish } from './publish';
import { EMPTY } from './state';
import { fakeBuilds, type FakeBuilds } from './testing/fake-builds';
import { release, startCanary } from './transitions';

const MENU = 'menu-mfe';
const CONFIG = 'shell/site.config.json';
const IDENTITY = ['-c', 'user.name=Cook', '-c', 'user.email=cook@kitchen.test'];
const how = { module: MENU, at: new Date() } as const;
/** Two commits of the configuration, each with another menu, and one of the menu's sources alone. */
const commits = { first: '', second: '', remote: '' };
const versions = { first: '', second: '' };
let builds: FakeBuilds;

const git = (...args: string[]) =>
  execFileSync('git', [...IDENTITY, ...args], {
    cwd: builds.root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const short = (commit: string) => commit.slice(0, 8);
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--message', message);
const head = () => git('rev-parse', 'HEAD');
/** The menu of the commit that is checked out, as a release. */
function released(menu: string): Promise<string> {
  builds.rebuild(MENU, menu);
  return publish(builds.store, builds.root, MENU);
}

beforeAll(async () => {
  builds = fakeBuilds();
  git('init', '--quiet');
  builds.write('.gitignore', 'published/\ndist/\n');
  for (const which of ['first', 'second'] as const) {
    builds.write(CONFIG, which);
    git('add', '--all');
    commit(which);
    commits[which] = head();
    versions[which] = await released(`const menu = '${which}';`);
  }
  builds.write('menu-mfe/src/menu.ts', 'changed');
  git('add', '--all');
  commit('menu');
  commits.remote = head();
});
beforeEach(() => {
  rmSync(join(builds.root, 'note.txt'), { force: true });
  git('checkout', '--quiet', '--force', '-B', 'work', commits.remote);
});
afterAll(() => {
  builds.cleanUp();
});

describe('a release of an older commit', () => {
  const compared = (live: string, version: string) =>
    requireNotOlder(builds.store, builds.root, release(EMPTY, live, how), {
      module: MENU,
      version,
    });

  it('does not replace that of a later one, live or canary, and both are named', async () => {
    const trying = startCanary(release(EMPTY, '1.0.0', how), versions.second, 5, how);
    const candidate = { module: MENU, version: versions.first } as const;
    for (const trial of [
      compared(versions.second, versions.first),
      requireNotOlder(builds.store, builds.root, trying, candidate),
    ]) {
      await expect(trial).rejects.toThrow(CliError);
      await expect(trial).rejects.toThrow(
        `menu-mfe ${versions.first} was built from commit ${short(commits.first)}, but guests have ${versions.second} from the later commit ${short(commits.second)}.`,
      );
    }
  });

  it('is replaced by that of a later one without a remark', async () => {
    expect(await compared(versions.first, versions.second)).toEqual([]);
  });

  it('counts as of the latest commit with the same build', async () => {
    commit('the first menu again');
    const latest = head();
    expect(await released("const menu = 'first';")).toBe(versions.first);
    expect(await builtFrom(builds.store, MENU, versions.first)).toBe(latest);
    git('checkout', '--quiet', commits.first);
    await released("const menu = 'first';");
    expect(await builtFrom(builds.store, MENU, versions.first)).toBe(latest);
    expect(await compared(versions.second, versions.first)).toEqual([]);
  });

  it('passes with a remark when its commit is unknown, as that of a file that is not committed', async () => {
    builds.write('note.txt', 'new');
    const unknown = await released('const menu = 3;');
    expect((await compared(versions.second, unknown)).join()).toContain(
      `whether menu-mfe ${unknown} (unknown commit) is older than ${versions.second}`,
    );
  });
});

describe('the pages of a checkout', () => {
  const pages = (at: string, composedFrom: string, mayBeOlder = false) => {
    if (at !== '') git('checkout', '--quiet', at);
    const { store, root } = builds;
    return pagesFrom({ store, root, mayBeOlder }, { ...EMPTY, composedFrom });
  };

  it('of an older commit are refused, naming both, unless somebody means it', async () => {
    const trying = pages(commits.first, commits.second);
    await expect(trying).rejects.toThrow(CliError);
    await expect(trying).rejects.toThrow(
      `at commit ${short(commits.first)}, but the live pages were composed from the later commit ${short(commits.second)}`,
    );
    expect(await pages('', commits.second, true)).toEqual({
      composedFrom: commits.first,
      remarks: [],
    });
  });

  it.each([
    ['a later commit', () => commits.second, () => commits.first, () => commits.second],
    ['the same commit', () => commits.second, () => commits.second, () => commits.second],
    [
      'an older commit, since which only a remote changed',
      () => commits.second,
      () => commits.remote,
      () => commits.remote,
    ],
  ])('of %s are composed without a remark', async (_case, at, recorded, then) => {
    expect(await pages(at(), recorded())).toEqual({ composedFrom: then(), remarks: [] });
  });

  it.each([
    ['with a file that is not committed', () => builds.write('note.txt', 'new')],
    ['in a clone without the commit of the live pages', () => undefined],
  ])('are composed with a remark %s: a team can always go back', async (_case, arrange) => {
    arrange();
    const { remarks } = await pages('', 'ab'.repeat(20));
    expect(remarks.join()).toContain('It is unknown whether this checkout');
  });

  describe('that lacks a live remote', () => {
    beforeEach(() => {
      writeFileSync(
        join(builds.store.directory, 'state.json'),
        JSON.stringify({ ...EMPTY, live: { 'soup-mfe': '1.0.0' } }),
      );
    });
    afterEach(() => {
      rmSync(join(builds.store.directory, 'state.json'));
    });

    it('lose it with a later commit, and say so', async () => {
      expect((await pages(commits.second, commits.first)).remarks).toEqual([
        'soup-mfe was live, but this checkout does not have it. The pages are now without it.',
      ]);
    });

    it.each([
      ['an earlier commit', () => commits.first],
      [
        'a branch from before the remote',
        () => {
          git('checkout', '--quiet', commits.first);
          commit('a branch');
          return head();
        },
      ],
    ])('are refused from %s, unless with --older', async (_case, leave) => {
      const at = leave();
      await expect(pages(at, commits.second)).rejects.toThrow('--older');
      expect((await pages(at, commits.second, true)).remarks).toHaveLength(1);
    });
  });
});

describe('what a commit accepts', () => {
  const accepted = (since?: string) => messageLines(builds.root, 'Accept', since);

  it('is also what the commits of the branch say that it merges', async () => {
    git('checkout', '--quiet', '-B', 'prices');
    commit('A price\n\nAccept: money:1a2b3c');
    commit('Another\n\nAccept: words');
    git('checkout', '--quiet', 'work');
    git('merge', '--quiet', '--no-ff', 'prices', '-m', 'Prices');
    expect(await accepted()).toEqual(['words', 'money:1a2b3c']);
  });

  it('is all of it when the branch is squashed, which leaves lines in the middle of the message', async () => {
    commit(
      'Prices (#12)\r\n\r\n* A price\r\n\r\nAccept: money:1a2b3c\r\n\r\n* Another\r\n\r\naccept: words\r\n\r\nIt is\r\nmeant.',
    );
    expect(await accepted()).toEqual(['money:1a2b3c', 'words']);
  });

  it('is what all commits of a push say, and nothing of earlier ones', async () => {
    commit('Earlier\n\nAccept: layout');
    const before = head();
    commit('A price\n\nAccept: money:1a2b3c');
    commit('A test');
    expect(await accepted(before)).toEqual(['money:1a2b3c']);
    expect(await accepted()).toEqual([]);
  });

  it('is what the latest one says when the commit before the push is gone, as after a force push', async () => {
    commit('Another\n\nAccept: layout');
    expect(await accepted('a'.repeat(40))).toEqual(['layout']);
  });

  it('is accepted by whoever wrote that commit, or started the pipeline by hand', async () => {
    expect(await personOf(builds.root, true)).toBe('Cook');
    const before = { ...process.env };
    Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/none', GITHUB_ACTOR: 'ana' });
    process.env.GIT_CONFIG_NOSYSTEM = '1';
    expect(await personOf(builds.root, false)).toBe('ana');
    process.env = before;
  });
});
