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
import { MODULES, type ModuleName } from '../../modules';

/** Replaces a text in a file, whose path is relative to the root of the repository. */
export interface Edit {
  path: string;
  /** It must occur once in the file. */
  text: string;
  by: string;
}

/** A change that the gate must refuse or admit. */
export interface GateMutation {
  name: string;
  /** The menu unless given. */
  modules?: readonly ModuleName[];
  edits: readonly Edit[];
  /** Kinds of differences that the release accepts. */
  accepted?: readonly string[];
  /** Matches one of the gate's messages; missing when the gate must admit the change. */
  expected?: RegExp;
}

export const edit = (path: string, text: string, by: string): Edit => ({ path, text, by });

/** The inputs of the builds and their outputs: unchanged modules are not built again. */
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

/** Copies the repository into a folder, whose former contents are deleted. */
export function copyRepository(root: string, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  for (const path of COPIED)
    cpSync(join(root, path), join(directory, path), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(basename(from)),
    });

  const packages = join(directory, 'node_modules');
  mkdirSync(join(packages, '@simmer'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    // The links of the workspaces lead to the original sources.
    if (name !== '@simmer' && !MODULES.some((module) => module === name))
      symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  symlinkSync(join(directory, 'shared'), join(packages, '@simmer/shared'), 'junction');
}

/**
 * Applies edits until `use` is done.
 * @throws Error when a text does not occur exactly once, because the edit is out of date.
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
        throw new Error(`${path} must contain this text once: ${text}`);
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
