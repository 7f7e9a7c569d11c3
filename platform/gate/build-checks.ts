import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../releases';
import type { Candidate } from './trial';

/**
 * What is in every copy of React, and in nothing that only uses one: a hook asks the renderer through "H". Names of exports
 * are no mark of a copy, webpack shortens them; the words are those of React's development build.
 */
const REACT = /\.H\.use[A-Z]?\w*\(|Invalid hook call/;

/** Remotes that carry a React of their own: hooks and contexts would not work across the two. */
export async function secondReact(
  store: Store,
  candidates: readonly Candidate[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { module, version } of candidates) {
    if (module === 'shell') continue;
    const client = store.client(module, version);
    for (const name of await readdir(client)) {
      if (!name.endsWith('.js') || !REACT.test(await readFile(join(client, name), 'utf8')))
        continue;
      problems.push(
        `${module} carries a second copy of React, in ${name}: import it as "react" alone, which comes from the shell (platform/build/webpack/singletons.js).`,
      );
    }
  }
  return problems;
}
