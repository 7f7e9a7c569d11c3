import { chmodSync } from 'node:fs';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { git } from '../jest/testing/git';
import { storeBranch, storeClone } from './store-branch';

const { at, write } = temporaryFolder();

/** Creates a shop whose store has one file. */
beforeEach(() => {
  write('first/files/hours/1.js', 'one');
  git(at(), 'init', '--quiet', '--bare', 'origin');
  git(at('first'), 'init', '--quiet', '--initial-branch', 'releases');
  git(at('first'), 'add', '--all');
  git(at('first'), 'commit', '--quiet', '--message', 'first');
  git(at('first'), 'push', '--quiet', at('origin'), 'releases');
  git(at(), 'clone', '--quiet', 'origin', 'checkout');
});
afterEach(() => {
  delete process.env.GIT_CONFIG_GLOBAL;
});

/** Has git read these settings as those of the person. */
function set(settings: string): void {
  process.env.GIT_CONFIG_GLOBAL = write('settings', settings);
}

/** What a command by hand does: it takes the store, changes it and pushes. */
async function rollBack(): Promise<void> {
  const copy = (await storeClone(at('checkout'), at('copy'))) ?? '';
  write('copy/live.json', 'former');
  expect(await storeBranch(copy).push('rollback hours')).toBe(true);
}

it('a rollback is pushed by a person who signs commits, and whose hooks check them', async () => {
  chmodSync(write('hooks/commit-msg', '#!/bin/sh\nexit 1\n'), 0o755);
  set(`[commit]\ngpgSign = true\n[gpg]\nprogram = false\n[core]\nhooksPath = ${at('hooks')}\n`);
  await rollBack();
  expect(git(at('origin'), 'log', '-1', '--format=%s', 'releases')).toBe('rollback hours');
});
