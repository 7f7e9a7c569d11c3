// @ts-check
// What a change needs, for .github/workflows/change.yml. It runs before any dependency is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A change here releases all modules in one step, because one alone might not fit the live others. */
const REACHES_EVERY_MODULE =
  /^(shared\/(?!tools\/)|platform\/(build\/webpack|modules)\/|(webpack\.shared\.js|tsconfig\.base\.json|package-lock\.json)$)/;

/** The files of every shop that make the pages or bring them to guests. */
const MAKES_PAGES =
  /^(platform\/(base|browser|build|cli|composer|deploy|hosting|modules|publish|releases|setup|shop)\/|(platform\/run\.mjs|shell\/(site\.config\.json|tools\/shop\.platform\.ts)|package-lock\.json)$)/;

/** The folders that build, check and release the shop, and every file of the root. */
const NEEDS_ALL_TESTS = /^((platform|e2e|bench|docs|shared\/tools|\.github|\.ci)\/|[^/]+$)/;
/** The check of every change tests them. Journeys compare the table of headers and the pictures with what they see. */
const WORDS = /^docs\/(?!hosting-headers\.md|images\/)|^(?!docs\/).*\.md$/;

/**
 * @param {readonly string[]} files that changed, from the root
 * @param {readonly string[]} modules
 * @param {readonly string[]} makesPages what makes the pages in this shop, too: files and folders
 * @returns what is released, each by a pipeline of its own: a module, all of them, or the pages; and whether all tests run
 */
export function pipelinesFor(files, modules, makesPages) {
  const any = (/** @type {RegExp} */ pattern) => files.some((file) => pattern.test(file));
  const isOfPages = (/** @type {string} */ file) =>
    MAKES_PAGES.test(file) ||
    makesPages.some((path) => file === path || file.startsWith(`${path}/`));
  const touched = modules.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  return {
    releases: [
      ...(any(REACHES_EVERY_MODULE) ? [modules.join(' ')] : touched),
      ...(files.some(isOfPages) ? ['pages'] : []),
    ],
    isTested: files.some((file) => NEEDS_ALL_TESTS.test(file) && !WORDS.test(file)),
  };
}

/** Prints the outputs of a step. @param {string} before the commit before the change */
function print(before) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // With "-z", git does not quote the names that are not English.
  const filesBy = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    execFileSync('git', [command, '-z', ...args], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  /** @type {string[]} */
  let files;
  try {
    files = filesBy('diff', '--name-only', '--no-renames', '--relative', before, 'HEAD');
  } catch {
    // After a force push, the clone lacks that commit, so anything may have changed.
    files = filesBy('ls-files');
  }
  const modules = readdirSync(root).filter((name) =>
    existsSync(resolve(root, name, 'module.json')),
  );
  const { makesPages = [] } = JSON.parse(readFileSync(resolve(root, 'shell/module.json'), 'utf8'));
  const { releases, isTested } = pipelinesFor(files, modules, makesPages);
  console.log(`releases=${JSON.stringify(releases)}\nisTested=${String(isTested)}`);
}

const [, script = '', before] = process.argv;
if (before !== undefined && resolve(script) === fileURLToPath(import.meta.url)) print(before);
