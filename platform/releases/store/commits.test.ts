import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../base';
import { trailers } from './commits';

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
