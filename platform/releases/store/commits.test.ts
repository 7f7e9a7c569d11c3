import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../base';
import { personOf, trailers } from './commits';

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

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-commits-'));
  await git('init', '-b', 'main');
  await commit('A dish\n\nAccept: words');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('what a commit accepts', () => {
  it('is said in its trailers', async () => {
    await commit('A price\n\nAccept: words,money:1a2b3c\nAccept: layout');
    expect(await trailers(folder, 'Accept')).toEqual(['words,money:1a2b3c,layout']);
  });

  it('is also what the commits of the branch say that it merges', async () => {
    await git('checkout', '-b', 'prices');
    await commit('A price\n\nAccept: money:1a2b3c');
    await commit('Another\n\nAccept: words');
    await git('checkout', 'main');
    await git(...NAMED, 'merge', '--no-ff', 'prices', '-m', 'Prices');
    expect(await trailers(folder, 'Accept')).toEqual(['words', 'money:1a2b3c']);
  });

  it('is nothing of what earlier commits accepted', async () => {
    await commit('A fault mended');
    expect(await trailers(folder, 'Accept')).toEqual([]);
  });

  it('is nothing where nobody knows the commit before', async () => {
    expect(await trailers(folder, 'Accept')).toEqual([]);
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
