import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../base';
import { messageLines, personOf } from './commits';

let folder: string;
const NAMED = [
  '-c',
  'user.name=T',
  '-c',
  'user.email=t@test.example',
  '-c',
  'commit.gpgsign=false',
];
const git = (...args: string[]) => runCommand('git', [...NAMED, ...args], { cwd: folder });
const commit = (message: string) => git('commit', '--allow-empty', '-m', message);
const head = async () => (await git('rev-parse', 'HEAD')).output.trim();
const accepted = (since?: string) => messageLines(folder, 'Accept', since);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-commits-'));
  await git('init', '-b', 'main');
  await commit('A dish\n\nAccept: words');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('what a commit accepts', () => {
  it('is said in the lines of its message', async () => {
    await commit('A price\n\nAccept: words,money:1a2b3c\nAccept: layout');
    expect(await accepted()).toEqual(['words,money:1a2b3c', 'layout']);
  });

  it('is also what the commits of the branch say that it merges', async () => {
    await git('checkout', '-b', 'prices');
    await commit('A price\n\nAccept: money:1a2b3c');
    await commit('Another\n\nAccept: words');
    await git('checkout', 'main');
    await git(...NAMED, 'merge', '--no-ff', 'prices', '-m', 'Prices');
    expect(await accepted()).toEqual(['words', 'money:1a2b3c']);
  });

  it('is all of it when the branch is squashed, which leaves lines in the middle of the message', async () => {
    await commit(
      'Prices (#12)\r\n\r\n* A price\r\n\r\nAccept: money:1a2b3c\r\n\r\n* Another\r\n\r\naccept: words\r\n\r\nIt is\r\nmeant.',
    );
    expect(await accepted()).toEqual(['money:1a2b3c', 'words']);
  });

  it('is what all commits of a push say, as after a rebase', async () => {
    const before = await head();
    await commit('A price\n\nAccept: money:1a2b3c');
    await commit('Another\n\nAccept: words');
    await commit('A test');
    expect(await accepted(before)).toEqual(['words', 'money:1a2b3c']);
    expect(await accepted()).toEqual([]);
  });

  it.each([
    ['none', ''],
    ['no commit, as for a new branch', '0'.repeat(40)],
    ['one that is gone, as after a force push', 'a'.repeat(40)],
  ])('is what the latest one says when the commit before the push is %s', async (_case, before) => {
    await commit('Another\n\nAccept: layout');
    expect(await accepted(before)).toEqual(['layout']);
  });

  it('is nothing of what earlier commits accepted', async () => {
    await commit('A fault mended');
    expect(await accepted()).toEqual([]);
  });

  it('is nothing where nobody knows the commit before', async () => {
    expect(await accepted()).toEqual([]);
  });
});

describe('who accepted a difference', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = before;
  });

  it('is whoever wrote the commit that says so', async () => {
    expect(await personOf(folder, true)).toBe('T');
  });

  it('is the user of git, or whoever started the pipeline by hand', async () => {
    Object.assign(process.env, { GIT_CONFIG_GLOBAL: join(folder, 'none'), GITHUB_ACTOR: 'ana' });
    process.env.GIT_CONFIG_NOSYSTEM = '1';
    expect(await personOf(folder, false)).toBe('ana');
    await git('config', 'user.name', 'Rosa');
    expect(await personOf(folder, false)).toBe('Rosa');
  });
});
