import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { git } from '../releases/testing/git';
import { pushStore } from './push-store';

/** A branch "releases" with one commit, and a checkout of it. Each test works on a copy of both. */
let template: string;
const folder = temporaryFolder();
let store: string;

beforeAll(() => {
  template = mkdtempSync(join(tmpdir(), 'simmer-archive-'));
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

describe('a switch', () => {
  it('is pushed once, and repeating it changes nothing, even in a job that is run again', async () => {
    const again = another('again');
    for (const copy of [store, again]) write(join(copy, 'live.json'), 'two');
    expect(await pushStore(store, 'release menu-mfe ')).toBe(true);
    expect(await pushStore(store, 'release menu-mfe ')).toBe(false);
    expect(await pushStore(again, 'release menu-mfe ')).toBe(false);
    write(join(again, 'note.json'), '{}');
    expect(await pushStore(again, 'Deployed')).toBe(true);
    expect(pushed()).toBe('Deployed\nrelease menu-mfe\none');
  });

  it.each([
    ['never overwrites one that came in between', 'slow', 'two'],
    [
      'is refused although nothing changed, because the former store would be deployed',
      'same',
      'one',
    ],
  ])('%s', async (_case, name, text) => {
    const late = another(name);
    write(join(store, 'live.json'), 'rolled back');
    await pushStore(store, 'rollback menu-mfe');
    write(join(late, 'live.json'), text);
    const pushing = pushStore(late, 'release menu-mfe');
    await expect(pushing).rejects.toThrow(CliError);
    await expect(pushing).rejects.toThrow(/newer switch than .*Nothing was pushed/);
    // A commit that can never be pushed would block the next try.
    expect(git(late, 'log', '--format=%s')).toBe('one');
    expect(pushed()).toBe('rollback menu-mfe\none');
  });

  it('whose push failed on the network is pushed by the next try', async () => {
    write(join(store, 'live.json'), 'two');
    const fault = folder.at('origin/hooks/pre-receive');
    writeFileSync(fault, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await expect(pushStore(store, 'release menu-mfe')).rejects.toThrow(CliError);
    rmSync(fault);
    expect(await pushStore(store, 'release menu-mfe')).toBe(true);
    expect(pushed()).toBe('release menu-mfe\none');
  });

  it('includes every file of the shop, whatever git ignores, and none of a running command', async () => {
    write(join(store, '.gitignore'), 'lock*\n');
    const kept = ['files/shell/locked-tin.9553d660.svg', 'releases/shell/1/release.json'];
    const running = [
      'live.json.0a.part',
      'files/shell/main.js.br',
      'files/shell/.DS_Store',
      'releases/shell/2.0a.part/release.json',
    ];
    for (const path of [...kept, ...running]) write(join(store, path), path);
    await pushStore(store, 'release shell');
    expect(pushedFiles()).toEqual(['.gitignore', kept[0], 'live.json', kept[1]]);
    // Nothing but what a killed command left is new.
    expect(await pushStore(store, 'nothing')).toBe(false);
    rmSync(join(store, kept[0] ?? ''));
    await pushStore(store, 'an old release is deleted');
    expect(pushedFiles()).toEqual(['.gitignore', 'live.json', kept[1]]);
  });
});
