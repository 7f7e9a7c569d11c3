import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import { readContract } from '../contract/read-contract';
import { moduleVersion } from '../../composer';
import { withLock } from './lock';
import type { Store } from './store';

/** Reports of webpack's plugins. */
const NOT_SERVED = /^mf-stats\.json/;

/** The version of a module's last build: the version in its package.json and a hash of the built files. */
export async function builtVersion(root: string, name: ModuleName): Promise<string> {
  const hash = createHash('sha256');
  const directory = join(root, name, 'dist');
  for (const kind of ['client', 'server']) {
    if (!existsSync(join(directory, kind)))
      throw new CliError(`${name} is not built: run "npm run build" first.`);
    const files = await readdir(join(directory, kind), { recursive: true, withFileTypes: true });
    const paths = files
      .filter((file) => file.isFile() && !file.name.endsWith('.br') && !NOT_SERVED.test(file.name))
      .map((file) => join(file.parentPath, file.name));
    for (const path of paths.sort())
      hash
        .update(`${relative(directory, path)}\0`)
        .update(await readFile(path))
        .update('\0');
  }
  return `${await moduleVersion(root, name)}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Copies a module's last build into a store, unless the store has that version already.
 * @returns the version.
 */
export async function publish(store: Store, root: string, name: ModuleName): Promise<string> {
  const version = await builtVersion(root, name);
  await withLock(store.directory, async () => {
    const release = store.release(name, version);
    if (store.isStored(name, version)) {
      const now = new Date();
      // Retention deletes old releases that were never live, but not recent ones.
      await utimes(release, now, now);
      return;
    }
    const contract = await readContract(root, name, version);
    await copyFolder(join(root, name, 'dist/client'), store.client(name, version));
    await copyFolder(join(root, name, 'dist/server'), join(release, 'server'));
    // Written last, because it marks the release as complete.
    const path = join(release, 'contract.json');
    await writeFile(`${path}.part`, `${JSON.stringify(contract, null, 2)}\n`);
    await rename(`${path}.part`, path);
  });
  return version;
}

/** Makes the copy appear in one step, in place of what an interrupted copy left. */
async function copyFolder(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(to, '..'), { recursive: true });
  await cp(from, part, {
    recursive: true,
    filter: (path) => !NOT_SERVED.test(basename(path)),
  });
  await rm(to, { recursive: true, force: true });
  await rename(part, to);
}
