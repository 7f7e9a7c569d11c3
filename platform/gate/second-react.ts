import { readFile } from 'node:fs/promises';
import type { Store } from '../releases';
import type { Candidate } from './trial';

/**
 * Matches every copy of React, and no code that only uses React: a hook calls the renderer through "H". Export names
 * are no sign of a copy, because webpack shortens them. The text is in React's development build.
 */
const REACT = /\.H\.use[A-Z]?\w*\(|Invalid hook call/;

/** Finds remotes with their own copy of React: hooks and contexts do not work across two copies. */
export async function secondReact(
  store: Store,
  candidates: readonly Candidate[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { module, version } of candidates) {
    if (module === 'shell') continue;
    for (const [name, path] of store.served(module, version)) {
      if (!name.endsWith('.js') || !REACT.test(await readFile(path, 'utf8'))) continue;
      problems.push(
        `${module} contains a second copy of React, in ${name}. Import only "react", which the shell provides (platform/build/webpack/singletons.js).`,
      );
    }
  }
  return problems;
}
