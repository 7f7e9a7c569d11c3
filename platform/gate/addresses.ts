import { readFile } from 'node:fs/promises';
import type { State, Store } from '../releases';
import type { Candidate } from './trial';

/**
 * What no guest can reach, and what a browser of theirs refuses or sends unencrypted. A bare "http://localhost" is not
 * asked for anything: libraries read relative addresses against it.
 */
const ADDRESSES =
  /\/\/(?:localhost(?!["'`])|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])(?::\d+)?|\bfile:\/\/|(?:\/home|\/Users|\\Users)[\\/][\w.-]+[\\/]|\bhttp:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
/** Names of XML vocabularies, which are never asked for. */
const NAMES = /^http:\/\/www\.(?:w3|sitemaps)\.org$/;
const TEXTS = /\.(?:js|css|html|json|svg|txt)$/;

/** Finds addresses of a developer's machine, and plain http, that a candidate has and the live release has not. */
export async function newAddresses(
  store: Store,
  { live }: State,
  candidates: readonly Candidate[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { module, version } of candidates) {
    const before = live[module];
    // A first release has nothing to be compared with: the inspector, for one, does name localhost.
    if (before === undefined || !store.isStored(module, before)) continue;
    const known = await addressesIn(store.served(module, before));
    for (const [address, file] of await addressesIn(store.served(module, version)))
      if (!known.has(address))
        problems.push(
          `${module} has the address ${address} in ${file}, which guests cannot reach: use an https address that is not on a developer's machine.`,
        );
  }
  return problems;
}

/** @returns the addresses in the texts of a release, each with a file that has it. */
async function addressesIn(
  files: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [file, path] of [...files].sort()) {
    if (!TEXTS.test(file)) continue;
    for (const [address] of (await readFile(path, 'utf8')).matchAll(ADDRESSES))
      if (!NAMES.test(address)) found.set(address, file);
  }
  return found;
}
