import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

// The composer reads the site configuration; no build does.
const SKIPPED = new Set(['node_modules', 'dist', '.mf', 'site.config.json']);
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

/** What every build reads beside its own folders. */
const COMMON = [
  'shared/src',
  'shared/package.json',
  'webpack.shared.js',
  'platform/build/webpack',
  'platform/modules',
  'tsconfig.base.json',
  'package-lock.json',
];

/** One hash of the names and contents of all files that a build of these folders reads; tests are left out. */
export function hashInputs(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  const paths = [...folders, ...COMMON].map((path) => join(root, path));
  for (const path of paths.flatMap(filesUnder).sort())
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}
