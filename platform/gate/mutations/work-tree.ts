import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { MODULES } from '../../modules';

/** A change of one text in a file, by its path from the repository's folder. */
export interface Edit {
  path: string;
  /** Stands in the file once. */
  text: string;
  by: string;
}

/** What the builds read, and the builds as they are: what did not change is not built again. */
const COPIED = [
  ...MODULES,
  'shared',
  'platform/build/webpack',
  'platform/modules',
  'webpack.shared.js',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const LEFT_OUT = /^(?:node_modules|\.mf|.*\.test\.tsx?)$/;

/** Makes a copy of the repository to build in; what an earlier one left there goes. */
export function copyTree(root: string, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  for (const path of COPIED)
    cpSync(join(root, path), join(directory, path), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(basename(from)),
    });

  const packages = join(directory, 'node_modules');
  mkdirSync(join(packages, '@simmer'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    // The workspaces' own links would lead back to the sources that were copied.
    if (name !== '@simmer' && !MODULES.some((module) => module === name))
      symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  symlinkSync(join(directory, 'shared'), join(packages, '@simmer/shared'), 'junction');
}

/**
 * Changes a tree for as long as `use` takes.
 * @throws Error when a text does not stand in its file exactly once: the edit is out of date.
 */
export async function withEdits<T>(
  tree: string,
  edits: readonly Edit[],
  use: () => Promise<T>,
): Promise<T> {
  const originals = new Map<string, string>();
  try {
    for (const { path, text, by } of edits) {
      const file = join(tree, path);
      const content = readFileSync(file, 'utf8');
      if (content.split(text).length !== 2)
        throw new Error(`${path} does not have this once, so it cannot be changed: ${text}`);
      if (!originals.has(file)) originals.set(file, content);
      writeFileSync(
        file,
        content.replace(text, () => by),
      );
    }
    return await use();
  } finally {
    for (const [file, content] of originals) writeFileSync(file, content);
  }
}
