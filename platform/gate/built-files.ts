import { readFileSync } from 'node:fs';
import type { State, Store } from '../releases';
import type { Candidate } from './candidate';

/**
 * Matches every copy of React, but no code that only uses React: a hook calls the renderer through "H". Export names
 * do not identify a copy, because webpack shortens them. The sentence is in React's development build.
 */
const REACT = /\.H\.use[A-Z]?\w*\(|Invalid hook call/;
/**
 * What no guest can reach, and what browsers refuse or send unencrypted. A bare "http://localhost" is never requested:
 * libraries resolve relative addresses against it.
 */
const ADDRESSES =
  /\/\/(?:localhost(?!["'`])|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])(?::\d+)?|\bfile:\/\/|(?:\/home|\/Users|\\Users)[\\/][\w.-]+[\\/]|\bhttp:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
/** XML namespaces, which are never requested. */
const NAMES = /^http:\/\/www\.(?:w3|sitemaps)\.org$/;
const TEXTS = /\.(?:js|css|html|json|svg|txt)$/;

/**
 * Finds remotes with their own copy of React, across which hooks and contexts do not work, and addresses of a
 * developer's machine, or plain http, that the live release does not have.
 */
export function builtFileProblems(
  store: Store,
  { live }: State,
  candidates: readonly Candidate[],
): readonly string[] {
  const problems: string[] = [];
  for (const { module, version } of candidates) {
    const texts = textsOf(store.served(module, version));
    for (const [name, text] of texts)
      if (module !== 'shell' && name.endsWith('.js') && REACT.test(text))
        problems.push(
          `${module} contains a second copy of React, in ${name}. Import only "react", which the shell provides (platform/build/webpack/singletons.js).`,
        );
    const before = live[module];
    // A first release has nothing to be compared with: the inspector, for one, does name localhost.
    if (before === undefined || !store.isStored(module, before)) continue;
    const known = addressesIn(textsOf(store.served(module, before)));
    for (const [address, file] of addressesIn(texts))
      if (!known.has(address))
        problems.push(
          `${module} has the address ${address} in ${file}, which guests cannot reach: use an https address that is not on a developer's machine.`,
        );
  }
  return problems;
}

/** The texts of a release, by file. */
const textsOf = (files: ReadonlyMap<string, string>) =>
  [...files]
    .filter(([file]) => TEXTS.test(file))
    .sort()
    .map(([file, path]) => [file, readFileSync(path, 'utf8')] as const);

/** @returns the addresses in texts, each with a file that has it. */
function addressesIn(texts: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [file, text] of texts)
    for (const [address] of text.matchAll(ADDRESSES))
      if (!NAMES.test(address)) found.set(address, file);
  return found;
}
