import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptedCodes,
  cleanCommit,
  filesSince,
  personOf,
  requireMerged,
  requireNotOlder,
} from './commits';
import { git as gitIn } from '../jest/testing/git';

/** Two commits; the second changed the hours. */
const commits = { first: '', second: '' };
let root: string;

const git = (...args: string[]) => gitIn(root, ...args);
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--message', message);
const head = () => git('rev-parse', 'HEAD');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-commits-'));
  git('init', '--quiet');
  mkdirSync(join(root, 'hours'));
  for (const which of ['first', 'second'] as const) {
    writeFileSync(join(root, 'hours/hours.ts'), which);
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

it('pages are made by a commit that everybody has: one that is not merged into main is refused', async () => {
  git('init', '--quiet', '--bare', 'origin.git');
  git('remote', 'add', 'origin', join(root, 'origin.git'));
  git('push', '--quiet', 'origin', `${commits.second}:refs/heads/main`);
  await requireMerged(root, commits.first);
  await requireMerged(root, commits.second);
  commit('mine');
  await expect(requireMerged(root, head())).rejects.toThrow(
    `The pages would be made by commit ${head().slice(0, 8)}, which is not in main`,
  );
  // A job has fetched main, and has no credentials to do so again.
  git('push', '--quiet', 'origin', 'HEAD:main');
  git('remote', 'set-url', 'origin', join(root, 'nowhere.git'));
  await requireMerged(root, head());
  git('remote', 'remove', 'origin');
  rmSync(join(root, 'origin.git'), { recursive: true });
});

describe('a checkout', () => {
  it('that is older than what it would replace is refused, and both commits are named, unless --older is given', async () => {
    git('checkout', '--quiet', commits.first);
    await expect(requireNotOlder(root, commits.second, false)).rejects.toThrow(
      `What is live was made from commit ${commits.second.slice(0, 8)}, which this checkout (${commits.first.slice(0, 8)}) does not contain`,
    );
    await requireNotOlder(root, commits.second, true);
  });

  it('is refused if what it would replace is of another branch, or unknown to this clone', async () => {
    git('checkout', '--quiet', '-B', 'branch', commits.first);
    commit('a branch');
    for (const recorded of [commits.second, 'ab'.repeat(20)])
      await expect(requireNotOlder(root, recorded, false)).rejects.toThrow('"git pull"');
  });

  it('of a folder in a larger repository is guarded too, but not one that the repository does not track', async () => {
    git('checkout', '--quiet', commits.first);
    await expect(requireNotOlder(join(root, 'hours'), commits.second, false)).rejects.toThrow(
      'What is live was made from commit',
    );
    expect(await cleanCommit(join(root, 'hours'))).toBe(commits.first);
    writeFileSync(join(root, 'note.txt'), '');
    expect(await cleanCommit(join(root, 'hours'))).toBe(commits.first);
    expect(await cleanCommit(root)).toBeUndefined();
    mkdirSync(join(root, 'untracked'), { recursive: true });
    await requireNotOlder(join(root, 'untracked'), commits.second, false);
  });

  it('is recorded and guarded by its commit also while git warns about something else', async () => {
    git('update-ref', 'refs/heads/HEAD', commits.first);
    expect(await cleanCommit(root)).toBe(commits.second);
    await requireNotOlder(root, commits.first, false);
    git('update-ref', '-d', 'refs/heads/HEAD');
    process.env.GIT_TRACE = '1';
    expect(await cleanCommit(root)).toBe(commits.second);
    expect(await personOf(root, true)).toBe('Cook');
    delete process.env.GIT_TRACE;
  });

  it('with a file that git does not know has no commit, also for a person who hides such files', async () => {
    git('config', 'status.showUntrackedFiles', 'no');
    expect(await cleanCommit(root)).toBe(commits.second);
    writeFileSync(join(root, 'note.txt'), '');
    expect(await cleanCommit(root)).toBeUndefined();
    git('config', '--unset', 'status.showUntrackedFiles');
  });

  it('that is a shallow clone and may lack what is live is refused, and the message has the command that completes it', async () => {
    const shallow = mkdtempSync(join(tmpdir(), 'shop-shallow-'));
    gitIn(shallow, 'clone', '--quiet', '--depth', '1', `file://${root}`, '.');
    await expect(requireNotOlder(shallow, commits.first, false)).rejects.toThrow(
      'Run "git fetch --unshallow", or use --older.',
    );
    gitIn(shallow, 'fetch', '--quiet', '--unshallow');
    await requireNotOlder(shallow, commits.first, false);
    rmSync(shallow, { recursive: true });
  });

  it('that is the same or newer goes ahead, and so does one without git', async () => {
    for (const recorded of [undefined, commits.second, commits.first])
      await requireNotOlder(root, recorded, false);
    const bare = mkdtempSync(join(tmpdir(), 'shop-bare-'));
    await requireNotOlder(bare, commits.first, false);
    rmSync(bare, { recursive: true });
  });
});

it('the files since a commit are the changed and the new ones in these folders, whatever their language', async () => {
  writeFileSync(join(root, 'note.txt'), 'elsewhere');
  writeFileSync(join(root, 'hours/neue-räume.ts'), 'new');
  const since = (commit: string) => filesSince(root, commit, ['hours']);
  expect(await since(commits.first)).toEqual(['hours/hours.ts', 'hours/neue-räume.ts']);
  expect(await since(commits.second)).toEqual(['hours/neue-räume.ts']);
  expect(await since('ab'.repeat(20))).toBeUndefined();
  rmSync(join(root, 'hours/neue-räume.ts'));
});

describe('what a commit accepts', () => {
  const accepted = (since?: string) => acceptedCodes(root, since);

  it('includes what the commits of the merged branch say', async () => {
    git('checkout', '--quiet', '-B', 'prices');
    commit('A price\n\nAccept: 1a2b');
    commit('Another\n\nAccept: 3c4d');
    git('checkout', '--quiet', 'work');
    git('merge', '--quiet', '--no-ff', 'prices', '-m', 'Prices');
    expect(await accepted()).toEqual(['3c4d', '1a2b']);
  });

  it('is a code on a line of its own: a sentence about something else refuses no release', async () => {
    commit(
      'Fetch JSON\n\naccept: application/json\nAccept: text\n> Accept: 7f3a\nIt said Accept: 7f3a',
    );
    expect(await accepted()).toEqual([]);
  });

  it('is all of it when the branch is squashed, which leaves lines in the middle of the message', async () => {
    commit('Prices (#12)\r\n\r\n* A price\r\n\r\nAccept: 1a2b\r\n\r\nAccept: 3c4d\r\n\r\nMeant.');
    expect(await accepted()).toEqual(['1a2b', '3c4d']);
  });

  it('is what all commits of a push say, or only the latest commit if the one before the push is gone', async () => {
    commit('Earlier\n\nAccept: 5e6f');
    const before = head();
    commit('A price\n\nAccept: 1a2b');
    commit('A test');
    expect(await accepted(before)).toEqual(['1a2b']);
    expect(await accepted('a'.repeat(40))).toEqual([]);
  });

  it('counts as accepted by the author of that commit, or by whoever started the pipeline by hand', async () => {
    expect(await personOf(root, true)).toBe('Cook');
    const before = { ...process.env };
    Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/none', GITHUB_ACTOR: 'ana' });
    process.env.GIT_CONFIG_NOSYSTEM = '1';
    expect(await personOf(root, false)).toBe('ana');
    process.env = before;
  });
});
