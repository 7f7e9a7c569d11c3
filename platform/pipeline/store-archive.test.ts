import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError, root } from '../base';
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

it.each(['.git', '.GIT', 'site/.git'])(
  'an archive with %s brings no program that git would run beside the credentials',
  async (name) => {
    const store = checkout('store');
    mkdirSync(join(folder, 'forged', name, 'hooks'), { recursive: true });
    writeFileSync(join(folder, 'forged', name, 'hooks/pre-commit'), 'exit 1', { mode: 0o755 });
    writeFileSync(join(folder, 'forged/state.json'), 'two');
    execFileSync('tar', ['-cf', join(folder, 'store.tar'), '-C', join(folder, 'forged'), '.']);
    await unpackStore(join(folder, 'store.tar'), store);
    expect(readFileSync(join(store, 'state.json'), 'utf8')).toBe('two');
    expect(existsSync(join(store, name, 'hooks/pre-commit'))).toBe(false);
    expect(existsSync(join(store, '.git/HEAD'))).toBe(true);
  },
);

it.each([
  ['the credentials of the job', '.git/config'],
  ['a folder beside the store', '../published'],
  ['nothing', 'missing'],
])('a link to %s is refused', async (_case, target) => {
  const [checked, published] = [checkout('checked'), checkout('published')];
  symlinkSync(target, join(checked, 'public'));
  await packStore(checked, join(folder, 'store.tar'));
  const unpacked = unpackStore(join(folder, 'store.tar'), published);
  await expect(unpacked).rejects.toThrow(/^public points outside the store, or nowhere/);
  expect(existsSync(join(published, '.git/HEAD'))).toBe(true);
});

it.each([
  ['is broken', (file: string) => truncateSync(file, 2000)],
  ['is cut off', (file: string) => truncateSync(file, 20_000)],
])('an archive that %s changes nothing and leaves nothing behind', async (_case, damage) => {
  const [checked, store] = [checkout('checked'), checkout('store')];
  writeFileSync(join(checked, 'state.json'), 'two'.repeat(10_000));
  await packStore(checked, join(folder, 'store.tar'));
  damage(join(folder, 'store.tar'));
  const before = [readdirSync(folder), readdirSync(store)];
  await expect(unpackStore(join(folder, 'store.tar'), store)).rejects.toThrow(CliError);
  expect([readdirSync(folder), readdirSync(store)]).toEqual(before);
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
  const pushed = pushStore(slow, 'slow');
  await expect(pushed).rejects.toThrow(CliError);
  await expect(pushed).rejects.toThrow(
    /newer switch than .*slow\. Nothing was pushed\. Run the workflow again/,
  );
  // A commit that can never be pushed would stand in the way of the next try.
  expect(git('-C', slow, 'log', '--format=%s')).toBe('one\n');
  expect(git('-C', 'origin', 'show', 'releases:state.json')).toBe('fast');
});

it('a job that is run again with a former store is refused, although it changed nothing: its store would be deployed', async () => {
  const [former, fast] = [checkout('former'), checkout('fast')];
  writeFileSync(join(fast, 'state.json'), 'rolled back');
  await pushStore(fast, 'rollback menu-mfe');
  const pushed = pushStore(former, 'release menu-mfe');
  await expect(pushed).rejects.toThrow(CliError);
  await expect(pushed).rejects.toThrow(/newer switch/);
});

it('a job whose deploy failed after the push can be run again, until another switch follows', async () => {
  const [checked, first] = [checkout('checked'), checkout('first-run')];
  writeFileSync(join(checked, 'state.json'), 'two');
  await packStore(checked, join(folder, 'store.tar'));
  const publish = async (store: string) => {
    await unpackStore(join(folder, 'store.tar'), store);
    return pushStore(store, 'release menu-mfe');
  };
  // As actions/checkout does: one commit without its history, and no branch.
  const again = (name: string) => {
    const store = join(folder, name);
    const former = git('-C', 'checked', 'rev-parse', 'HEAD').trim();
    git('init', '--quiet', name);
    git('-C', name, 'remote', 'add', 'origin', `file://${join(folder, 'origin')}`);
    git('-C', name, 'fetch', '--quiet', '--depth', '1', 'origin', former);
    git('-C', name, 'checkout', '--quiet', '--detach', former);
    return store;
  };
  const late = again('late');
  expect(await publish(first)).toBe(true);
  const store = again('second-run');
  expect(await publish(store)).toBe(false);
  writeFileSync(join(store, 'deployed.json'), '{}');
  expect(await pushStore(store, 'Deployed')).toBe(true);
  expect(git('-C', 'origin', 'log', '--format=%s', 'releases')).toBe(
    'Deployed\nrelease menu-mfe\none\n',
  );
  await expect(publish(late)).rejects.toThrow(/newer switch/);
});

it('a switch whose push failed on the network is pushed by the next try', async () => {
  const store = checkout('store');
  writeFileSync(join(store, 'state.json'), 'two');
  const fault = join(folder, 'origin/hooks/pre-receive');
  writeFileSync(fault, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await expect(pushStore(store, 'release menu-mfe')).rejects.toThrow(CliError);
  expect(git('-C', store, 'log', '--format=%s')).toBe('release menu-mfe\none\n');
  rmSync(fault);
  expect(await pushStore(store, 'release menu-mfe')).toBe(true);
  expect(git('-C', 'origin', 'show', 'releases:state.json')).toBe('two');
});

it('a file of the shop that git ignores is named before anything is pushed', async () => {
  const store = checkout('store');
  writeFileSync(join(store, '.gitignore'), 'lock*\n*.part\n');
  mkdirSync(join(store, 'origins/shell/1.0.0'), { recursive: true });
  writeFileSync(join(store, 'origins/shell/1.0.0/locked-tin.9553d660.svg'), '<svg/>');
  const pushed = pushStore(store, 'release shell');
  await expect(pushed).rejects.toThrow(CliError);
  await expect(pushed).rejects.toThrow(
    'git ignores origins/shell/1.0.0/locked-tin.9553d660.svg because of .gitignore:1:lock*',
  );
  expect(git('-C', 'origin', 'log', '--format=%s', 'releases')).toBe('one\n');
});

it('a store as docs/going-live.md sets it up keeps every file of the shop, and none of a running command', async () => {
  const store = checkout('store');
  const guide = readFileSync(join(root, 'docs/going-live.md'), 'utf8');
  const [command = ''] = /^printf .* > \.gitignore$/m.exec(guide) ?? [];
  execFileSync('sh', ['-c', command], { cwd: store });
  const kept = ['origins/shell/1/locked-tin.9553d660.svg', 'site/v1/deploying/lock.svg'];
  const running = ['deploying/lock', 'lock', 'lock.7-a', 'origins/shell/2.part/main.js', 'a.part'];
  for (const path of [...kept, ...running]) {
    mkdirSync(dirname(join(store, path)), { recursive: true });
    writeFileSync(join(store, path), path);
  }
  await pushStore(store, 'release shell');
  const pushed = git('-C', 'origin', 'ls-tree', '-r', '--name-only', 'releases').trim().split('\n');
  expect(pushed).toEqual(['.gitignore', ...kept, 'state.json'].sort());
});
