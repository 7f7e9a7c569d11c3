import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../base/cli-error.js';
import { holdFree } from '../base/hold-folder.js';
import { STATE_FOLDER, variable } from '../base/names.js';

/**
 * What makes pages besides the releases themselves: the composer and what it uses, the configuration, the packages. The
 * shell's sources are here for its configuration and pictures.
 */
const MAKES_PAGES = [
  ...['platform', 'shared', 'shell', 'package.json', 'package-lock.json', '.npmrc'],
  ...['tsconfig.base.json', 'firebase.json'],
];

/** Options of these commands whose next word belongs to them, whatever it is. */
const WITH_VALUE = ['from', 'stage', 'staged', 'store', 'switch', 'visit', 'why'];

/**
 * Where a command runs that brings releases to guests: in this checkout or, if other code has made the pages that they
 * get, in a checkout of that commit. So nobody carries another's change of the pages along, and a rollback works when
 * what is checked out does not.
 * @param {string} root
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ folder: string, free: () => void } | undefined>} the other checkout, which no other process has;
 *   undefined for this one, which also publishes its pages and rules, and visits what it has staged.
 * @throws CliError with git's message
 */
export async function checkoutOfLive(root, command, args) {
  const { values, positionals } = parseArgs({
    ...{ args: [...args], strict: false, allowPositionals: true },
    options: Object.fromEntries(WITH_VALUE.map((name) => [name, { type: 'string' }])),
  });
  const { store = process.env[variable('STORE')], visit, help, h } = values;
  const isOfCheckout =
    command === 'publish' && positionals.some((word) => /^(pages|rules)$/.test(word));
  if (isOfCheckout || (visit ?? help ?? h) !== undefined) return undefined;
  const run = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  const succeeds = (...words) => run(...words).status === 0;
  const git = (...words) => {
    const { status, stdout, stderr, error } = run(...words);
    if (status === 0) return stdout;
    throw new CliError(`git ${words[0]} failed: ${(error?.message ?? stderr).trim()}`);
  };
  // The repository may have more than this folder.
  if (!succeeds('rev-parse', '--verify', '--quiet', 'HEAD:./')) return undefined;
  const commit = commitIn(
    store === undefined ? pushedState(succeeds, git) : storedState(resolve(String(store))),
  );
  if (commit === undefined) return undefined;
  if (!succeeds('cat-file', '-e', `${commit}^{commit}`)) {
    const { status, stderr } = run('fetch', '--quiet', 'origin', commit);
    if (status !== 0)
      throw new CliError(
        `Commit ${commit.slice(0, 8)} made the pages that guests get, and git cannot fetch it: ${stderr.trim()}\n  Nothing was changed. This command runs with that commit: check the remote "origin", or run it in a clone that has the commit.`,
      );
  }
  if (succeeds('diff', '--quiet', commit, '--', ...MAKES_PAGES)) return undefined;
  const { folder: checkout, free } = await holdFree(
    resolve(root, STATE_FOLDER, 'live', commit.slice(0, 12)),
  );
  // One whose creation was killed lacks files, and is locked, which only a doubled "--force" overrides.
  if (!succeeds('-C', checkout, 'diff', '--quiet', commit)) {
    rmSync(checkout, { recursive: true, force: true });
    git('worktree', 'add', '--quiet', '--force', '--force', '--detach', checkout, commit);
  }
  return { folder: resolve(checkout, git('rev-parse', '--show-prefix').trim()), free };
}

/**
 * The platform for another checkout of a shop.
 * @param {string} checkout
 * @param {string} root of the shop
 * @param {string} platform that serves the shop now. It may be in another repository.
 */
export function platformIn(checkout, root, platform) {
  const own = resolve(checkout, relative(root, platform));
  return existsSync(own) ? own : platform;
}

/** The state of the shop as git has it. @throws CliError when git cannot reach it: other code may have made the pages */
function pushedState(succeeds, git) {
  const branch = 'refs/heads/releases';
  const isThere = succeeds('remote', 'get-url', 'origin') && git('ls-remote', 'origin', branch);
  if (!isThere) return '{}';
  // With a depth, a whole clone would lack the history of every branch from then on.
  const isShallow = git('rev-parse', '--is-shallow-repository').startsWith('true');
  git('fetch', '--quiet', ...(isShallow ? ['--depth', '1'] : []), 'origin', branch);
  const state = 'FETCH_HEAD:live.json';
  return succeeds('cat-file', '-e', state) ? git('show', state) : '{}';
}

function storedState(store) {
  const path = resolve(store, 'live.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '{}';
}

/** @returns {string | undefined} the commit that made the pages. */
function commitIn(state) {
  try {
    const { live: { pages: commit } = {} } = JSON.parse(state);
    return typeof commit === 'string' && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
  } catch {
    // The command itself says what is wrong with the store.
    return undefined;
  }
}
