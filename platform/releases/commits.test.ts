import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesSince, messageLines, personOf, requireNewest, requireNotOlder } from './commits';
import { git as gitIn } from './testing/git';

/** Two commits; the second changed the menu. */
const commits = { first: '', second: '' };
let root: string;

const git = (...args: string[]) => gitIn(root, ...args);
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--message', message);
const head = () => git('rev-parse', 'HEAD');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'simmer-commits-'));
  git('init', '--quiet');
  mkdirSync(join(root, 'menu-mfe'));
  for (const which of ['first', 'second'] as const) {
    writeFileSync(join(root, 'menu-mfe/menu.ts'), which);
    git('add', '--all');
    commit(which);
    commits[which] = head();
  }
});
beforeEach(() => {
  rmSync(join(root, 'note.txt'), { force: true });
  git('checkout', '--quiet', '--force', '-B', 'work', commits.second);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('the commit of a switch', () => {
  it('is refused if it is an ancestor of the live one: both are named, unless --older is given', async () => {
    git('checkout', '--quiet', commits.first);
    await expect(requireNotOlder(root, commits.second, false)).rejects.toThrow(
      `What is live was made from commit ${commits.second.slice(0, 8)}, which this checkout (${commits.first.slice(0, 8)}) does not contain`,
    );
    expect(await requireNotOlder(root, commits.second, true)).toBe(commits.first);
  });

  it('is refused if the live one is of another branch, or unknown to this clone', async () => {
    git('checkout', '--quiet', '-B', 'branch', commits.first);
    commit('a branch');
    for (const recorded of [commits.second, 'ab'.repeat(20)])
      await expect(requireNotOlder(root, recorded, false)).rejects.toThrow('"git pull"');
  });

  it('is recorded if it is later', async () => {
    expect(await requireNotOlder(root, undefined, false)).toBe(commits.second);
    expect(await requireNotOlder(root, commits.second, false)).toBe(commits.second);
    expect(await requireNotOlder(root, commits.first, false)).toBe(commits.second);
  });

  it('is not recorded with an uncommitted file: later ones still contain the one before', async () => {
    writeFileSync(join(root, 'note.txt'), 'note');
    expect(await requireNotOlder(root, commits.first, false)).toBe(commits.first);
  });

  it('is not compared without git', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'simmer-bare-'));
    expect(await requireNotOlder(bare, commits.first, false)).toBe(commits.first);
    rmSync(bare, { recursive: true });
  });
});

it('the files since a commit are those that changed and those that are new, in these folders', async () => {
  writeFileSync(join(root, 'note.txt'), 'elsewhere');
  writeFileSync(join(root, 'menu-mfe/new.ts'), 'new');
  const since = (commit: string) => filesSince(root, commit, ['menu-mfe']);
  expect(await since(commits.first)).toEqual(['menu-mfe/menu.ts', 'menu-mfe/new.ts']);
  expect(await since(commits.second)).toEqual(['menu-mfe/new.ts']);
  expect(await since('ab'.repeat(20))).toBeUndefined();
  rmSync(join(root, 'menu-mfe/new.ts'));
});

describe('what a commit accepts', () => {
  const accepted = (since?: string) => messageLines(root, 'Accept', since);

  it('includes what the commits of the merged branch say', async () => {
    git('checkout', '--quiet', '-B', 'prices');
    commit('A price\n\nAccept: money:1a2b3c');
    commit('Another\n\nAccept: words');
    git('checkout', '--quiet', 'work');
    git('merge', '--quiet', '--no-ff', 'prices', '-m', 'Prices');
    expect(await accepted()).toEqual(['words', 'money:1a2b3c']);
  });

  it('is a separate line: a quotation does not make a canary', async () => {
    commit('Undo "Release: canary"\n\n> Release: canary\nIt said Release: canary');
    expect(await messageLines(root, 'Release')).toEqual([]);
    commit('A dish\n\nRelease: canary');
    expect(await messageLines(root, 'Release')).toEqual(['canary']);
  });

  it('is all of it when the branch is squashed, which leaves lines in the middle of the message', async () => {
    commit('Prices (#12)\r\n\r\n* A price\r\n\r\nAccept: money\r\n\r\naccept: words\r\n\r\nMeant.');
    expect(await accepted()).toEqual(['money', 'words']);
  });

  it('is what all commits of a push say, or only the latest one when the commit before the push is gone', async () => {
    commit('Earlier\n\nAccept: layout');
    const before = head();
    commit('A price\n\nAccept: money:1a2b3c');
    commit('A test');
    expect(await accepted(before)).toEqual(['money:1a2b3c']);
    expect(await accepted('a'.repeat(40))).toEqual([]);
  });

  it('is accepted by whoever wrote that commit, or started the pipeline by hand', async () => {
    expect(await personOf(root, true)).toBe('Cook');
    const before = { ...process.env };
    Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/none', GITHUB_ACTOR: 'ana' });
    process.env.GIT_CONFIG_NOSYSTEM = '1';
    expect(await personOf(root, false)).toBe('ana');
    process.env = before;
  });
});

describe('a deploy from a copy of the store', () => {
  let folder: string;
  const copy = () => join(folder, 'store');
  const git = (...args: string[]) => gitIn(copy(), ...args);
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message);
  const checked = () => requireNewest({ directory: copy() });

  /** A clone of the branch whose latest switch, a rollback, was pushed by somebody else. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'simmer-newest-'));
    mkdirSync(copy());
    git('init', '--quiet', '--initial-branch', 'releases');
    git('init', '--quiet', '--bare', join(folder, 'origin'));
    git('remote', 'add', 'origin', join(folder, 'origin'));
    commit('first');
    commit('rolled back');
    git('push', '--quiet', 'origin', 'HEAD:releases');
    git('reset', '--quiet', '--hard', 'HEAD~1');
    git('reflog', 'expire', '--expire=now', '--all');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('that lacks the latest switch is refused: it would undo it', async () => {
    const why = /branch "releases" has a newer switch than .*"git pull"/;
    await expect(checked()).rejects.toThrow(why);
    git('fetch', '--quiet', 'origin', 'releases');
    await expect(checked()).rejects.toThrow(why);
    commit('another');
    await expect(checked()).rejects.toThrow(why);
  });

  it('goes ahead with the latest switch, and one that is not pushed yet', async () => {
    git('reset', '--quiet', '--hard', 'origin/releases');
    await checked();
    commit('next');
    await checked();
  });

  it('is refused while it is unknown whether the copy is up to date', async () => {
    renameSync(join(folder, 'origin'), join(folder, 'away'));
    await expect(checked()).rejects.toThrow(/cannot reach the remote "origin" of .*--older/s);
    renameSync(join(folder, 'away'), join(folder, 'origin'));
  });

  it('goes ahead if the branch was never pushed, if it is only on this machine, and in another repository', async () => {
    git('push', '-q', 'origin', ':releases');
    await checked();
    git('remote', 'remove', 'origin');
    await checked();
    renameSync(join(copy(), '.git'), join(folder, '.git'));
    await checked();
  });
});
