import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from '@swc/core';
import * as v from 'valibot';
import { filesBelow, HOME } from '../base';

// The composer reads the site configuration, and people read the texts; no build does.
const SKIPPED = new Set([
  ...['node_modules', 'dist', '.mf', 'testing'],
  ...['site.config.json', 'budget.json', 'README.md'],
]);
const TEST_FILE = /\.test\.tsx?$/;

function filesUnder(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path];
  return filesBelow(path, SKIPPED)
    .filter((name) => !TEST_FILE.test(name))
    .map((name) => join(path, name));
}

/** What every build reads in addition to its own folders: of the shop, and of the platform. */
const COMMON = ['shared/src', 'shared/package.json', 'webpack.shared.js', 'tsconfig.base.json'];
const BUILD = 'platform/build/webpack';

const LockSchema = v.object({ packages: v.record(v.string(), v.looseObject({})) });

/** The lockfile without our own workspaces, so that a new module does not cause a build of the others. */
function installedPackages(home: string): string {
  const lock: unknown = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'));
  const { packages } = v.parse(LockSchema, lock);
  return JSON.stringify(
    Object.entries(packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && link !== true,
    ),
  );
}

/**
 * One hash of everything that decides what a build of these folders is: the names and contents of files other than
 * tests, and the installed packages.
 * @param read what counts of a file. By default its code, so that another comment is no other build.
 * @param home the folder that has the platform and the packages.
 */
export function hashInputs(
  root: string,
  folders: readonly string[],
  read = codeOf,
  home = HOME,
): string {
  const hash = createHash('sha256');
  const add = (of: string, path: string) =>
    hash
      .update(`${relative(of, path)}\0`)
      .update(read(path))
      .update('\0');
  const own = [...folders, ...COMMON].flatMap((path) => filesUnder(join(root, path)));
  for (const path of own.sort()) add(root, path);
  for (const path of filesUnder(join(home, BUILD)).sort()) add(home, path);
  return hash.update(installedPackages(home)).digest('hex');
}

/** The contents of a file, without comments, types and spaces between words of code. */
function codeOf(path: string): string | Uint8Array {
  const content = readFileSync(path);
  if (path.endsWith('.css'))
    return String(content)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  if (!/\.[jt]sx?$/.test(path)) return content;
  try {
    const parser = { syntax: 'typescript', tsx: !path.endsWith('.ts') } as const;
    return transformSync(String(content), { jsc: { parser, target: 'es2022' }, minify: true }).code;
  } catch {
    // The build itself reports what is wrong with it.
    return content;
  }
}
