import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { integrityOf } from '../hosting';
import type { ModuleName } from '../modules';
import { addRelease, digestOf, type Store } from '../releases';

const IntegritySchema = v.record(v.string(), v.string());
const INTEGRITY = 'integrity.json';
/** The text of each file for browsers and for the composer, by its name in the manifest. */
type Texts = Map<string, string>;

/**
 * Adds a release like another one, with a text replaced in both builds, for tests that need many releases.
 * @returns its version.
 * @throws Error when the text is not in both builds.
 */
export function copyRelease(
  store: Store,
  module: ModuleName,
  from: string,
  { text, by }: { text: string; by: string },
): string {
  const hash = createHash('sha256').update(from + text + by);
  const version = from.replace(/[0-9a-f]{8}$/, hash.digest('hex').slice(0, 8));
  if (store.isStored(module, version)) return version;
  const manifest = store.manifest(module, from);
  const served = store.served(module, from);
  const bytes = (name: string) => readFileSync(served.get(name) ?? '');
  const isText = (name: string) => /\.(js|css|json)$/.test(name);
  const client: Texts = new Map(
    [...served.keys()].filter(isText).map((name) => [name, bytes(name).toString()]),
  );
  const server: Texts = new Map(
    Object.keys(manifest.server).map((name) => [
      name,
      readFileSync(join(store.release(module, from), name), 'utf8'),
    ]),
  );
  for (const texts of [client, server]) replaceIn(texts, text, by, /\.js$/);
  settle(client, server);
  const others = [...served.keys()].filter((name) => !isText(name));
  const read = (name: string) => client.get(name) ?? bytes(name);
  addRelease(store, module, version, {
    manifest: {
      files: Object.fromEntries(
        [...others, ...client.keys()].map((name) => [name, digestOf(read(name))]),
      ),
      server: Object.fromEntries([...server].map(([name, one]) => [name, digestOf(one)])),
      contract: { ...manifest.contract, version },
    },
    read: (kind, name) => Buffer.from(kind === 'files' ? read(name) : (server.get(name) ?? '')),
  });
  return version;
}

function replaceIn(texts: Texts, text: string, by: string, names: RegExp): void {
  let isFound = false;
  for (const [name, code] of texts) {
    if (!names.test(name) || !code.includes(text)) continue;
    isFound = true;
    texts.set(name, code.replaceAll(text, by));
  }
  if (!isFound) throw new Error(`"${text}" is in none of ${[...texts.keys()].join(', ')}.`);
}

/**
 * Gives each changed file the name and the integrity of its bytes, also where other files name it. These change as well,
 * so this repeats until nothing changes.
 */
function settle(client: Texts, server: Texts): void {
  for (;;) {
    const list = v.parse(IntegritySchema, JSON.parse(server.get(INTEGRITY) ?? ''));
    const changed = [...client].find(
      ([name, code]) => list[name] !== undefined && integrityOf(code) !== list[name],
    );
    if (!changed) return;
    const [name, code] = changed;
    const [, hash = name] = /\.([0-9a-f]{8,})\.\w+$/.exec(name) ?? [];
    const next = digestOf(code).slice(0, hash.length);
    client.delete(name);
    client.set(name.replace(hash, next), code);
    // Scripts contain only the digest.
    const [was = '', is = ''] = [list[name] ?? '', integrityOf(code)].map((one) => one.slice(7));
    for (const texts of [client, server])
      for (const [of, text] of texts)
        texts.set(of, text.replaceAll(hash, next).replaceAll(was, is));
  }
}
