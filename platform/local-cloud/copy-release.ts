import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { integrityOf } from '../hosting';
import type { ModuleName } from '../modules';
import { type Store, storedContract } from '../releases';

const IntegritySchema = v.record(v.string(), v.string());

/**
 * Copies a release and replaces a text in both builds, for tests that need many releases.
 * @returns the version of the copy.
 * @throws Error when the text is not in both builds.
 */
export async function copyRelease(
  store: Store,
  module: ModuleName,
  from: string,
  { text, by }: { text: string; by: string },
): Promise<string> {
  const hash = createHash('sha256').update(from + text + by);
  const version = from.replace(/[0-9a-f]{8}$/, hash.digest('hex').slice(0, 8));
  if (store.isStored(module, version)) return version;
  const contract = await storedContract(store, module, from);
  const release = store.release(module, version);
  const copies = [
    [store.client(module, from), store.client(module, version)],
    [join(store.release(module, from), 'server'), join(release, 'server')],
  ] as const;
  for (const [source, copy] of copies) {
    await cp(source, copy, { recursive: true });
    await replaceText(copy, text, by);
  }
  await vouchAgain(store.client(module, version));
  await writeFile(join(release, 'contract.json'), JSON.stringify({ ...contract, version }));
  return version;
}

async function replaceText(
  directory: string,
  text: string,
  by: string,
  files = /\.js$/,
): Promise<void> {
  let isFound = false;
  for (const name of (await readdir(directory)).filter((one) => files.test(one))) {
    const path = join(directory, name);
    const code = await readFile(path, 'utf8');
    if (!code.includes(text)) continue;
    isFound = true;
    await writeFile(path, code.replaceAll(text, by));
    // Tests do not need the compressed file, and compressing would take most of the time.
    await rm(`${path}.br`, { force: true });
  }
  if (!isFound) throw new Error(`"${text}" is not in ${directory}.`);
}

/**
 * Updates the integrity of changed scripts, in the list of the build and in the scripts that load them. These change as
 * well, so this repeats until nothing changes.
 */
async function vouchAgain(client: string): Promise<void> {
  const list = await readFile(join(client, 'integrity.json'), 'utf8');
  const vouched = v.parse(IntegritySchema, JSON.parse(list));
  for (const [name, integrity] of Object.entries(vouched)) {
    const actual = integrityOf(await readFile(join(client, name)));
    if (actual === integrity) continue;
    await replaceText(client, digestIn(integrity), digestIn(actual), /\.js$|^integrity\.json$/);
    await vouchAgain(client);
    return;
  }
}

/** Scripts contain only the digest. */
const digestIn = (integrity: string) => integrity.replace('sha384-', '');
