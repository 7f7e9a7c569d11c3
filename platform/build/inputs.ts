import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ModuleName } from '../modules';

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

/** The files and folders that a module's build reads. */
function inputPaths(root: string, name: ModuleName): string[] {
  const common = [
    'shared/src',
    'shared/package.json',
    'webpack.shared.js',
    'platform/build/webpack',
    'platform/modules',
    'tsconfig.base.json',
    'package-lock.json',
  ];
  return [name, ...common].map((path) => join(root, path));
}

/** One hash of the names and contents of all files that a module's build reads; tests are left out. */
export function hashInputs(root: string, name: ModuleName): string {
  const hash = createHash('sha256');
  for (const path of inputPaths(root, name).flatMap(filesUnder).sort()) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}
