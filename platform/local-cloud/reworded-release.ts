import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleName } from '../modules';
import { type Store, storedContract } from '../releases';

export interface Rewording {
  /** A text in both builds of the module. */
  words: string;
  /** The text in its place. */
  instead: string;
}

/**
 * Copies a release and replaces a text in both builds, for tests that need many releases.
 * @returns the version of the copy.
 * @throws Error when the text is not in both builds.
 */
export async function rewordedRelease(
  store: Store,
  module: ModuleName,
  from: string,
  { words, instead }: Rewording,
): Promise<string> {
  const hash = createHash('sha256').update(from + words + instead);
  const version = from.replace(/[0-9a-f]{8}$/, hash.digest('hex').slice(0, 8));
  if (store.isStored(module, version)) return version;
  const contract = await storedContract(store, module, from);
  await cp(store.client(module, from), store.client(module, version), { recursive: true });
  const server = join(store.release(module, version), 'server');
  await cp(join(store.release(module, from), 'server'), server, { recursive: true });
  for (const directory of [store.client(module, version), server]) {
    let isFound = false;
    for (const name of (await readdir(directory)).filter((one) => one.endsWith('.js'))) {
      const path = join(directory, name);
      const text = await readFile(path, 'utf8');
      if (!text.includes(words)) continue;
      isFound = true;
      await writeFile(path, text.replaceAll(words, instead));
      // Tests need no compressed file, and compressing takes most of the time.
      await rm(`${path}.br`, { force: true });
    }
    if (!isFound) throw new Error(`"${words}" is not in ${directory}.`);
  }
  await writeFile(
    join(store.release(module, version), 'contract.json'),
    JSON.stringify({ ...contract, version }),
  );
  return version;
}
