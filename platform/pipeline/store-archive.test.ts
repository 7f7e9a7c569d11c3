import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../base';
import { packStore, pushStore, unpackStore } from './store-archive';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-archive-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** A checkout of the branch "releases" with one commit, and the repository that it came from. */
function checkout(name: string): string {
  if (!existsSync(join(folder, 'origin'))) {
    git('init', '--quiet', '--bare', 'origin');
    git('init', '--quiet', '--initial-branch', 'releases', 'first');
    writeFileSync(join(folder, 'first/state.json'), 'one');
    git('-C', 'first', 'add', '--all');
    git('-C', 'first', '-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-qm', 'one');
    git('-C', 'first', 'push', '-q', '../origin', 'releases');
  }
  git('clone', '--quiet', '--branch', 'releases', 'origin', name);
  return join(folder, name);
}

it('the store arrives as it was checked: files, links, and nothing that was deleted', async () => {
  const [checked, published] = [checkout('checked'), checkout('published')];
  mkdirSync(join(checked, 'site/v2'), { recursive: true });
  symlinkSync('v2', join(checked, 'site/current'));
  writeFileSync(join(checked, 'site/v2/.hidden'), 'h');
  writeFileSync(join(published, 'deleted.json'), 'old');
  await packStore(checked, join(folder, 'store.tar'));
  await unpackStore(join(folder, 'store.tar'), published);
  expect(readlinkSync(join(published, 'site/current'))).toBe('v2');
  expect(readFileSync(join(published, 'site/v2/.hidden'), 'utf8')).toBe('h');
  expect(existsSync(join(published, 'deleted.json'))).toBe(false);
  expect(existsSync(join(published, '.git/HEAD'))).toBe(true);
});

it('a store whose link leads to a file of the machine is refused', async () => {
  const [checked, published] = [checkout('checked'), checkout('published')];
  writeFileSync(join(folder, 'secret.json'), 'secret');
  symlinkSync('../secret.json', join(checked, 'public.json'));
  await packStore(checked, join(folder, 'store.tar'));
  const unpacked = unpackStore(join(folder, 'store.tar'), published);
  await expect(unpacked).rejects.toThrow(/public\.json points outside the store/);
});

it('a broken archive deletes nothing', async () => {
  const store = checkout('store');
  writeFileSync(join(folder, 'store.tar'), 'x'.repeat(2000));
  await expect(unpackStore(join(folder, 'store.tar'), store)).rejects.toThrow(CliError);
  expect(readFileSync(join(store, 'state.json'), 'utf8')).toBe('one');
});

it('a switch is kept once, and repeating it changes nothing', async () => {
  const store = checkout('store');
  writeFileSync(join(store, 'state.json'), 'two');
  expect(await pushStore(store, 'release menu-mfe ')).toBe(true);
  expect(await pushStore(store, 'release menu-mfe ')).toBe(false);
  expect(git('-C', 'origin', 'log', '--format=%s', 'releases')).toBe('release menu-mfe\none\n');
});

it('a switch never overwrites one that came in between', async () => {
  const [slow, fast] = [checkout('slow'), checkout('fast')];
  writeFileSync(join(fast, 'state.json'), 'fast');
  await pushStore(fast, 'fast');
  writeFileSync(join(slow, 'state.json'), 'slow');
  await expect(pushStore(slow, 'slow')).rejects.toThrow(/rejected/);
  expect(git('-C', 'origin', 'show', 'releases:state.json')).toBe('fast');
});
