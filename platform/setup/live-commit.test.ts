import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { git } from '../jest/testing/git';
import { checkoutOfLive, platformIn } from './live-commit.mjs';

const { at, write } = temporaryFolder();
const inShop = (...args: string[]) => git(at('shop'), ...args);
const COMPOSER = 'platform/composer.ts';

/** Commits files in the checkout. @returns the commit. */
function commit(files: Record<string, string>): string {
  for (const [path, content] of Object.entries(files)) write(`shop/${path}`, content);
  inShop('add', '--all');
  inShop('commit', '--quiet', '--message', 'a change');
  return inShop('rev-parse', 'HEAD');
}

/** Pushes a state of the shop, as every machine reads it. */
function push(state: object | string): void {
  git(at(), 'init', '--quiet', at('store'));
  write('store/live.json', typeof state === 'string' ? state : JSON.stringify(state));
  git(at('store'), 'add', '--all');
  git(at('store'), 'commit', '--quiet', '--message', 'a switch');
  git(at('store'), 'push', '--quiet', at('origin.git'), 'HEAD:releases');
}

/** Where a command runs, if not in its checkout. It has ended when the next one begins. */
async function runsIn(...args: Parameters<typeof checkoutOfLive>) {
  const checkout = await checkoutOfLive(...args);
  checkout?.free();
  return checkout?.folder;
}

let live: string;
beforeEach(() => {
  write('nothing', '');
  git(at(), 'init', '--quiet', '--bare', '--initial-branch', 'main', 'origin.git');
  git(at(), 'clone', '--quiet', 'origin.git', 'shop');
  live = commit({ '.gitignore': '.library', [COMPOSER]: 'good', 'hours/hours.ts': 'hours' });
  inShop('push', '--quiet', 'origin', 'HEAD:main');
});

it('if the checked-out commit made the pages, the command runs here, whatever has changed in a remote', async () => {
  push({ live: { pages: live } });
  commit({ 'hours/hours.ts': 'other hours' });
  expect(await runsIn(at('shop'), 'rollback', [])).toBeUndefined();
});

it('a whole clone keeps its history: what it may release depends on it', async () => {
  for (let count = 0; count < 2; count += 1) push({ live: { pages: live }, count });
  await runsIn(at('shop'), 'rollback', []);
  expect(inShop('rev-parse', '--is-shallow-repository')).toBe('false');
});

it('if another commit made the pages, the command runs in a checkout of that commit, again and again', async () => {
  push({ live: { pages: live } });
  commit({ [COMPOSER]: 'broken (' });
  const checkout = (await runsIn(at('shop'), 'rollback', [])) ?? '';
  expect(readFileSync(join(checkout, COMPOSER), 'utf8')).toBe('good');
  expect(await runsIn(at('shop'), 'rollback', [])).toBe(checkout);
  expect(await runsIn(checkout, 'rollback', [])).toBeUndefined();
});

it('two commands at the same time have a checkout each', async () => {
  push({ live: { pages: live } });
  commit({ [COMPOSER]: 'broken (' });
  const run = () => checkoutOfLive(at('shop'), 'rollback', []);
  const both = (await Promise.all([run(), run()])).map((one) => one?.folder ?? '');
  expect(new Set(both).size).toBe(2);
  for (const folder of both) expect(readFileSync(join(folder, COMPOSER), 'utf8')).toBe('good');
});

it('a file that was changed here and not committed is not in the other checkout', async () => {
  push({ live: { pages: live } });
  write(`shop/${COMPOSER}`, 'half done');
  expect(await runsIn(at('shop'), 'rollback', [])).toContain(
    join('.library/live', live.slice(0, 12)),
  );
});

it('a clone without history fetches the commit that made the pages', async () => {
  push({ live: { pages: live } });
  commit({ [COMPOSER]: 'broken (' });
  inShop('push', '--quiet', 'origin', 'HEAD:main');
  git(at('origin.git'), 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  git(at(), 'clone', '--quiet', '--depth', '1', `file://${realpathSync(at('origin.git'))}`, 'new');
  const checkout = (await runsIn(at('new'), 'rollback', [])) ?? '';
  expect(readFileSync(join(checkout, COMPOSER), 'utf8')).toBe('good');
});

it('a commit that made the pages and that git cannot fetch is named, with what to do', async () => {
  push({ live: { pages: 'a'.repeat(40) } });
  await expect(checkoutOfLive(at('shop'), 'rollback', [])).rejects.toThrow(
    /^Commit aaaaaaaa made the pages that guests get, and git cannot fetch it: [^]*Nothing was changed/,
  );
});

it('while git cannot reach the shop’s repository, nothing runs: the code here may not be that of the pages', async () => {
  push({ live: { pages: live } });
  commit({ [COMPOSER]: 'broken (' });
  renameSync(at('origin.git'), at('away.git'));
  await expect(checkoutOfLive(at('shop'), 'rollback', [])).rejects.toThrow(/^git .* failed: /);
});

const remove = (path: string) => rmSync(path, { recursive: true });
it.each([
  ['that somebody deleted', remove],
  [
    'whose creation was killed before its first file',
    (path: string) => {
      remove(path);
      mkdirSync(path);
    },
  ],
  ['whose creation was killed between two files', (path: string) => remove(join(path, COMPOSER))],
])('a checkout %s is created again', async (_which, damage) => {
  push({ live: { pages: live } });
  commit({ [COMPOSER]: 'broken (' });
  const checkout = (await runsIn(at('shop'), 'rollback', [])) ?? '';
  // Git locks a checkout while it creates it.
  inShop('worktree', 'lock', checkout);
  damage(checkout);
  const again = (await runsIn(at('shop'), 'rollback', [])) ?? '';
  expect(readFileSync(join(again, COMPOSER), 'utf8')).toBe('good');
  expect(await runsIn(again, 'rollback', [])).toBeUndefined();
});

it('a store that is named on the command line or by LIBRARY_STORE is the one used', async () => {
  push({ live: { pages: live } });
  commit({ [COMPOSER]: 'new' });
  write('local/live.json', JSON.stringify({ live: {} }));
  for (const named of [['--store', at('local')], [`--store=${at('local')}`]])
    expect(await runsIn(at('shop'), 'rollback', ['hours', ...named])).toBeUndefined();
  expect(await runsIn(at('shop'), 'rollback', ['--store', at('store')])).toContain('.library/live');
});

it('only a release of the pages or the rules, a visit and the help run with what is checked out, whatever an option says', async () => {
  push({ live: { pages: live } });
  commit({ [COMPOSER]: 'broken (' });
  const runsHere = async (command: string, ...args: string[]) =>
    (await runsIn(at('shop'), command, args)) === undefined;
  for (const args of [['pages', '--from', 'checked'], ['rules'], ['--visit', 'x'], ['-h']])
    expect(await runsHere('publish', ...args)).toBe(true);
  for (const args of [['--why', 'pages'], ['--why=rules'], ['--from', 'pages']])
    expect(await runsHere('publish', 'hours', ...args)).toBe(false);
  expect(await runsHere('rollback', 'pages')).toBe(false);
});

it.each([
  ['before anything is live', undefined],
  ['when no commit made the pages', {}],
  ['when the store is damaged, which it reports', '{ "live": {'],
  ['when what stands there is no commit', { live: { pages: '--upload-pack=evil' } }],
])('%s, the command runs here', async (_when, state) => {
  if (state !== undefined) push(state);
  commit({ [COMPOSER]: 'new' });
  expect(await runsIn(at('shop'), 'rollback', [])).toBeUndefined();
});

it('a store that has hosts, and nothing live yet, is one before anything is live', async () => {
  push({});
  write('store/hosts.json', '{}');
  git(at('store'), 'rm', '--quiet', 'live.json');
  git(at('store'), 'add', '--all');
  git(at('store'), 'commit', '--quiet', '--message', 'hosts');
  git(at('store'), 'push', '--quiet', at('origin.git'), 'HEAD:releases');
  expect(await runsIn(at('shop'), 'doctor', [])).toBeUndefined();
});

it('a shop in a folder of a larger repository runs in the same folder of the other checkout', async () => {
  live = commit({ [`branch/${COMPOSER}`]: 'good' });
  inShop('push', '--quiet', 'origin', 'HEAD:main');
  push({ live: { pages: live } });
  commit({ [`branch/${COMPOSER}`]: 'broken (' });
  const checkout = (await runsIn(at('shop/branch'), 'rollback', [])) ?? '';
  expect(readFileSync(join(checkout, COMPOSER), 'utf8')).toBe('good');
  const platformOf = (folder: string) => platformIn(checkout, at('shop/branch'), at(folder));
  expect(platformOf('shop/branch/platform')).toBe(join(checkout, 'platform'));
  expect(platformOf('shop/platform')).toBe(join(checkout, '../platform'));
  // The platform of another repository is no part of the commit.
  expect(platformOf('elsewhere/platform')).toBe(at('elsewhere/platform'));
});
