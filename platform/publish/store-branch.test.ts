import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { git } from '../jest/testing/git';
import { storeBranch, storeClone } from './store-branch';

/** A branch "releases" with one commit, and a checkout of it. Each test works on a copy of both. */
let template: string;
const folder = temporaryFolder();
let store: string;

beforeAll(() => {
  template = mkdtempSync(join(tmpdir(), 'shop-archive-'));
  const first = join(template, 'store');
  mkdirSync(first);
  git(template, 'init', '--quiet', '--bare', 'origin');
  git(first, 'init', '--quiet', '--initial-branch', 'releases');
  git(first, 'remote', 'add', 'origin', '../origin');
  writeFileSync(join(first, 'live.json'), 'one');
  git(first, 'add', '--all');
  git(first, 'commit', '-qm', 'one');
  git(first, 'push', '--quiet', 'origin', 'releases');
});
afterAll(() => {
  rmSync(template, { recursive: true });
});
beforeEach(() => {
  cpSync(template, folder.at(), { recursive: true });
  store = folder.at('store');
});

/** Another checkout of the branch as it was. */
function another(name: string): string {
  cpSync(join(template, 'store'), folder.at(name), { recursive: true });
  return folder.at(name);
}
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const pushedFiles = () =>
  git(folder.at('origin'), 'ls-tree', '-r', '--name-only', 'releases').split('\n');
const pushed = () => git(folder.at('origin'), 'log', '--format=%s', 'releases');

const push = (copy: string, message: string) => storeBranch(copy).push(message);

describe('a switch', () => {
  it('is pushed once, and pushing it again changes nothing', async () => {
    write(join(store, 'live.json'), 'two');
    expect(await push(store, 'release hours ')).toBe(true);
    expect(await push(store, 'release hours ')).toBe(true);
    expect(pushed()).toBe('release hours\none');
    expect(await storeBranch(store).isAhead()).toBe(false);
  });

  it('never overwrites one that came in between; that one is taken over, and the switch can be made again', async () => {
    const late = another('late');
    write(join(store, 'live.json'), 'rolled back');
    await push(store, 'rollback hours');
    expect(await storeBranch(late).isAhead()).toBe(true);
    write(join(late, 'live.json'), 'two');
    write(join(late, 'files/left-by-a-kill.js'), 'left');
    expect(await push(late, 'release hours')).toBe(false);
    expect(pushed()).toBe('rollback hours\none');
    await storeBranch(late).pull();
    expect(readFileSync(join(late, 'live.json'), 'utf8')).toBe('rolled back');
    expect(existsSync(join(late, 'files/left-by-a-kill.js'))).toBe(false);
    write(join(late, 'live.json'), 'three');
    expect(await push(late, 'release hours')).toBe(true);
  });

  it('keeps hosts.json as a person has edited it here, and otherwise takes it over from others', async () => {
    const late = another('late');
    write(join(store, 'hosts.json'), 'theirs');
    await push(store, 'hosts');
    await storeBranch(late).pull();
    expect(readFileSync(join(late, 'hosts.json'), 'utf8')).toBe('theirs');
    write(join(late, 'hosts.json'), 'mine');
    await storeBranch(late).pull();
    await push(late, 'my hosts');
    expect(git(folder.at('origin'), 'show', 'releases:hosts.json')).toBe('mine');
  });

  it('keeps hosts.json also if it was committed here and not pushed yet; one that was deleted comes back', async () => {
    const late = another('late');
    write(join(store, 'hosts.json'), 'theirs');
    await push(store, 'hosts');
    await storeBranch(late).pull();
    rmSync(join(late, 'hosts.json'));
    await storeBranch(late).pull();
    expect(readFileSync(join(late, 'hosts.json'), 'utf8')).toBe('theirs');
    write(join(late, 'hosts.json'), 'mine');
    git(late, 'commit', '--quiet', '--all', '--message', 'my hosts');
    write(join(store, 'live.json'), 'two');
    await push(store, 'release hours');
    await storeBranch(late).pull();
    await push(late, 'my hosts');
    expect(git(folder.at('origin'), 'show', 'releases:hosts.json')).toBe('mine');
    expect(pushed()).toBe('my hosts\nrelease hours\nhosts\none');
  });

  it('whose push arrived although its answer was lost counts as pushed', async () => {
    write(join(store, 'live.json'), 'two');
    const killed = '#!/bin/sh\n[ "$1" != committed ] || kill -9 $PPID\n';
    writeFileSync(folder.at('origin/hooks/reference-transaction'), killed, { mode: 0o755 });
    expect(await push(store, 'release hours')).toBe(true);
    expect(pushed()).toBe('release hours\none');
  });

  it('whose push failed on the network is pushed by the next try', async () => {
    write(join(store, 'live.json'), 'two');
    const fault = folder.at('origin/hooks/pre-receive');
    writeFileSync(fault, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await expect(push(store, 'release hours')).rejects.toThrow(CliError);
    rmSync(fault);
    expect(await push(store, 'release hours')).toBe(true);
    expect(pushed()).toBe('release hours\none');
  });

  it('includes every file of the shop, even if git ignores it, and no file of a running command', async () => {
    write(join(store, '.gitignore'), 'lock*\n');
    const kept = ['files/shell/locked-tin.9553d660.svg', 'releases/shell/1/release.json'];
    const running = [
      'live.json.0a.part',
      'files/shell/.DS_Store',
      'releases/shell/2.0a.part/release.json',
    ];
    for (const path of [...kept, ...running]) write(join(store, path), path);
    await push(store, 'release shell');
    expect(pushedFiles()).toEqual(['.gitignore', kept[0], 'live.json', kept[1]]);
    rmSync(join(store, kept[0] ?? ''));
    await push(store, 'an old release is deleted');
    expect(pushedFiles()).toEqual(['.gitignore', 'live.json', kept[1]]);
  });
});

describe('a command by hand', () => {
  let checkout: string;
  let copy: string;
  const live = (of: string | undefined) => readFileSync(`${of ?? ''}/live.json`, 'utf8');
  beforeEach(() => {
    [checkout, copy] = [folder.at('checkout'), folder.at('copy')];
    git(folder.at(), 'clone', '--quiet', 'origin', checkout);
  });
  /** Leaves what an earlier command has left. */
  const cloned = () => {
    git(folder.at(), 'clone', '--quiet', '--branch', 'releases', 'origin', copy);
  };

  it('gets a copy of the store from the repository, up to date each time; without such a branch, it gets none', async () => {
    cloned();
    write(join(store, 'live.json'), 'two');
    await push(store, 'release hours');
    expect(await storeClone(checkout, copy)).toBe(copy);
    expect(live(copy)).toBe('two');
    git(checkout, 'remote', 'remove', 'origin');
    expect(await storeClone(checkout, copy)).toBeUndefined();
  });

  it('beside another in the same checkout has a copy of its own: a rollback neither waits for a publish nor takes its files', async () => {
    const copies = [await storeClone(checkout, copy), await storeClone(checkout, copy)];
    expect(copies.map(live)).toEqual(['one', 'one']);
    expect(new Set(copies).size).toBe(2);
  });

  it('gets the store of the repository that “origin” names by now, and never pushes into the former one', async () => {
    cloned();
    cpSync(folder.at('origin'), folder.at('moved'), { recursive: true });
    git(checkout, 'remote', 'set-url', 'origin', folder.at('moved'));
    expect(await storeClone(checkout, copy)).toBe(copy);
    write(join(copy, 'live.json'), 'rolled back');
    await push(copy, 'rollback hours');
    expect(pushed()).toBe('one');
    expect(git(folder.at('moved'), 'log', '--format=%s', 'releases')).toBe('rollback hours\none');
  });

  it('gets a new copy when a killed command has damaged the former one', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    cloned();
    write(join(copy, '.git/index.lock'), '');
    expect(await storeClone(checkout, copy)).toBe(copy);
    write(join(copy, 'live.json'), 'two');
    expect(await push(copy, 'release hours')).toBe(true);
  });
});

it('a store without a repository of its own belongs to this machine: nothing is pushed, and nobody can be ahead', async () => {
  const own = folder.at('own');
  mkdirSync(own);
  const branch = storeBranch(own);
  await branch.pull();
  expect([await branch.push('x'), await branch.isAhead()]).toEqual([true, false]);
});

it('a damaged copy of the store leaves the repository around it alone', async () => {
  write(join(store, 'edited.txt'), 'mine');
  write(join(store, 'live.json'), 'edited');
  const copy = join(store, '.library/shop');
  mkdirSync(join(copy, '.git'), { recursive: true });
  await expect(storeBranch(copy).pull()).rejects.toThrow(CliError);
  expect(readFileSync(join(store, 'edited.txt'), 'utf8')).toBe('mine');
  expect(readFileSync(join(store, 'live.json'), 'utf8')).toBe('edited');
});
