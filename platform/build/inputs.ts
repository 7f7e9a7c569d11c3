import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformSync } from '@swc/core';
import * as v from 'valibot';

// The composer reads the site configuration, and people read the texts; no build does.
const SKIPPED = new Set([
  ...['node_modules', 'dist', '.mf', 'testing'],
  ...['site.config.json', 'budget.json', 'README.md'],
]);
const TEST_FILE = /\.test\.tsx?$/;

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return filesUnder(join(path, entry.name));
    return TEST_FILE.test(entry.name) ? [] : [join(path, entry.name)];
  });
}

/** What every build reads in addition to its own folders. */
const COMMON = [
  'shared/src',
  'shared/package.json',
  'webpack.shared.js',
  'platform/build/webpack',
  'tsconfig.base.json',
];

const LockSchema = v.object({ packages: v.record(v.string(), v.looseObject({})) });

/** The lockfile without our own workspaces, so that a new module does not cause a build of the others. */
function installedPackages(root: string): string {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
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
 */
export function hashInputs(root: string, folders: readonly string[], read = codeOf): string {
  const hash = createHash('sha256');
  const paths = [...folders, ...COMMON].map((path) => join(root, path));
  for (const path of paths.flatMap(filesUnder).sort())
    hash
      .update(`${relative(root, path)}\0`)
      .update(read(path))
      .update('\0');
  return hash.update(installedPackages(root)).digest('hex');
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
