import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../base';
import { requireNewest } from './commits';
import { openStore } from './store';
import { git as gitIn } from './testing/git';

let folder: string;
const store = () => join(folder, 'store');
const origin = () => join(folder, 'origin');
const git = (...args: string[]) => gitIn(store(), ...args);
const commit = () => git('commit', '--quiet', '--allow-empty', '--message', 'switch');
const push = () => git('push', '--quiet', 'origin', 'HEAD:releases');
const checked = () => requireNewest(openStore(store()));

/** A clone of the branch whose latest switch, a rollback, was pushed by somebody else. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-newest-'));
  mkdirSync(store());
  git('init', '--quiet', '--initial-branch', 'releases');
  git('init', '--quiet', '--bare', origin());
  git('remote', 'add', 'origin', origin());
  commit();
  commit();
  push();
  git('reset', '--quiet', '--hard', 'HEAD~1');
  git('reflog', 'expire', '--expire=now', '--all');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('a deploy from a copy of the store that lacks the latest switch is refused: it would undo it', async () => {
  const why = /branch "releases" has a newer switch than .*"git pull"/;
  await expect(checked()).rejects.toThrow(CliError);
  await expect(checked()).rejects.toThrow(why);
  git('fetch', '--quiet', 'origin', 'releases');
  await expect(checked()).rejects.toThrow(why);
  commit();
  await expect(checked()).rejects.toThrow(why);
});

it('a deploy goes ahead with the latest switch, and one that is not pushed yet', async () => {
  git('reset', '--quiet', '--hard', 'origin/releases');
  await checked();
  commit();
  await checked();
});

it('a deploy is refused while nobody can say whether the store is up to date', async () => {
  renameSync(origin(), join(folder, 'away'));
  await expect(checked()).rejects.toThrow(/cannot reach the remote "origin" of .*--older/s);
  renameSync(join(folder, 'away'), origin());
});

it.each([
  ['whose branch was never pushed', () => git('push', '-q', 'origin', ':releases')],
  ['that is only on this machine', () => git('remote', 'remove', 'origin')],
  [
    'in a folder of another repository',
    () => renameSync(join(store(), '.git'), join(folder, '.git')),
  ],
])('a deploy of a store %s goes ahead', async (_case, arrange) => {
  arrange();
  await checked();
});
