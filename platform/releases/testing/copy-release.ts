import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { BUILD_LIST } from '../../composer';
import { integrityOf } from '../../hosting';

import { addRelease, digestOf, type Store } from '..';

const ListSchema = v.object({ integrity: v.record(v.string(), v.string()) });
/** The files of a build by their name in the manifest, with one character per byte. */
type Files = Map<string, string>;

const bytesOf = (file: string) => Buffer.from(file, 'latin1');

const readAll = (paths: Iterable<readonly [string, string]>): Files =>
  new Map([...paths].map(([name, path]) => [name, readFileSync(path, 'latin1')]));

const digestsOf = (files: Files) =>
  Object.fromEntries([...files].map(([name, file]) => [name, digestOf(bytesOf(file))]));

/**
 * Adds a release like another one, with a text replaced in both builds, for tests that need many releases.
 * @returns its version.
 * @throws Error when the text is not in both builds.
 */
export function copyRelease(
  store: Store,
  module: string,
  from: string,
  { text, by }: { text: string; by: string },
): string {
  const hash = createHash('sha256').update(from + text + by);
  const version = from.replace(/[0-9a-f]{8}$/, hash.digest('hex').slice(0, 8));
  if (store.isStored(module, version)) return version;
  const manifest = store.manifest(module, from);
  const paths = store.paths(module, from, manifest);
  const [client, server] = [readAll(paths.files), readAll(paths.server)];
  for (const files of [client, server]) replaceIn(files, text, by);
  settle(client, server);
  addRelease(store, module, version, {
    manifest: {
      files: digestsOf(client),
      server: digestsOf(server),
      contract: { ...manifest.contract, version },
    },
    read: (kind, name) => bytesOf((kind === 'files' ? client : server).get(name) ?? ''),
  });
  return version;
}

/** Replaces a text in the scripts. */
function replaceIn(files: Files, text: string, by: string): void {
  const found = [...files].filter(([name, file]) => name.endsWith('.js') && file.includes(text));
  if (found.length === 0)
    throw new Error(`"${text}" is in none of ${[...files.keys()].join(', ')}.`);
  for (const [name, file] of found)
    files.set(name, file.replaceAll(text, Buffer.from(by).toString('latin1')));
}

/**
 * Gives each changed file the name and the integrity of its bytes, there and in the files that name it. Those change as
 * well, so this repeats until nothing changes.
 */
function settle(client: Files, server: Files): void {
  for (;;) {
    const { integrity: list } = v.parse(ListSchema, JSON.parse(server.get(BUILD_LIST) ?? ''));
    const changed = [...client].find(
      ([name, file]) => list[name] !== undefined && integrityOf(bytesOf(file)) !== list[name],
    );
    if (!changed) return;
    const [name, file] = changed;
    const [, hash = name] = /\.([0-9a-f]{8,})\.\w+$/.exec(name) ?? [];
    const next = digestOf(bytesOf(file)).slice(0, hash.length);
    client.delete(name);
    client.set(name.replace(hash, next), file);
    // Scripts contain only the digest.
    const was = (list[name] ?? '').slice(7);
    const is = integrityOf(bytesOf(file)).slice(7);
    for (const files of [client, server])
      for (const [of, other] of files)
        files.set(of, other.replaceAll(hash, next).replaceAll(was, is));
  }
}
