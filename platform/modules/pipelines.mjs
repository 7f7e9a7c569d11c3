// @ts-check
// What a change needs, for .github/workflows/change.yml. It runs before any dependency is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A change here releases all modules in one step, because one alone might not fit the live others. */
const REACHES_EVERY_MODULE =
  /^(shared\/(?!tools\/)|platform\/(build\/webpack|modules)\/|(webpack\.shared\.js|tsconfig\.base\.json|package-lock\.json)$)/;

/** The files that make the pages or bring them to guests. */
const MAKES_PAGES = new RegExp(
  `^(${[
    'platform/(base|build|composer|deploy|hosting|modules|publish|releases|shop)/',
    'shared/src/(config|offline|parse|registry|time-limit)/',
    'shell/(site[.]config[.]json$|tools/((shop[.]platform|site-config|services)[.]ts$|theme/))',
    'package-lock[.]json$',
  ].join('|')})`,
);

/** The folders that build, check and release the shop, and every file of the root. */
const NEEDS_ALL_TESTS = /^((platform|e2e|bench|docs|shared\/tools|\.github|\.ci)\/|[^/]+$)/;
/** The check of every change tests them. Journeys compare the table of headers and the pictures with what they see. */
const WORDS = /^docs\/(?!hosting-headers\.md|images\/)|^(?!docs\/).*\.md$/;

/**
 * @param {readonly string[]} files that changed, from the root
 * @param {readonly string[]} modules
 * @returns what is released, each by a pipeline of its own: a module, all of them, or the pages; and whether all tests run
 */
export function pipelinesFor(files, modules) {
  const any = (/** @type {RegExp} */ pattern) => files.some((file) => pattern.test(file));
  const touched = modules.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  return {
    releases: [
      ...(any(REACHES_EVERY_MODULE) ? [modules.join(' ')] : touched),
      ...(any(MAKES_PAGES) ? ['pages'] : []),
    ],
    isTested: files.some((file) => NEEDS_ALL_TESTS.test(file) && !WORDS.test(file)),
  };
}

/** Prints the outputs of a step. @param {string} before the commit before the change */
function print(before) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  /** @param {string[]} args */
  const filesBy = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  /** @type {string[]} */
  let files;
  try {
    files = filesBy('diff', '--name-only', '--relative', before, 'HEAD');
  } catch {
    // After a force push, the clone lacks that commit, so anything may have changed.
    files = filesBy('ls-files');
  }
  const modules = readdirSync(root).filter((name) =>
    existsSync(resolve(root, name, 'module.json')),
  );
  const { releases, isTested } = pipelinesFor(files, modules);
  console.log(`releases=${JSON.stringify(releases)}\nisTested=${String(isTested)}`);
}

const [, script = '', before] = process.argv;
if (before !== undefined && resolve(script) === fileURLToPath(import.meta.url)) print(before);
