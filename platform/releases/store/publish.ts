import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import { moduleVersion } from '../../composer';
import { readContract } from '../contract/read-contract';
import { copyTree, type Files } from '../files/files';
import { writeJson } from '../files/json';
import { withStoreLock } from './with-store-lock';
import { recordCommit } from './built-from';
import { cleanCommit } from './commits';
import type { Store } from './store';

/** Reports of webpack's plugins. */
const NOT_SERVED = /^mf-stats\.json/;
const isServed = (name: string) => !NOT_SERVED.test(name);

/** The version of a module's last build: the version in its package.json and a hash of the built files. */
export async function builtVersion(root: string, name: ModuleName): Promise<string> {
  const hash = createHash('sha256');
  const directory = join(root, name, 'dist');
  for (const kind of ['client', 'server']) {
    if (!existsSync(join(directory, kind)))
      throw new CliError(`${name} is not built: run "npm run build" first.`);
    const files = await readdir(join(directory, kind), { recursive: true, withFileTypes: true });
    const paths = files
      .filter((file) => file.isFile() && !file.name.endsWith('.br') && isServed(file.name))
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
 * Copies a module's last build into a store. Files that the store already has of that version stay as they are.
 * @returns the version.
 */
export async function publish(store: Store, root: string, name: ModuleName): Promise<string> {
  const version = await builtVersion(root, name);
  const commit = await cleanCommit(root);
  await withStoreLock(store, async () => {
    const { files } = store;
    const release = store.release(name, version);
    const dist = join(root, name, 'dist');
    const isStored = store.isStored(name, version);
    const contract = isStored ? undefined : await readContract(root, name, version);
    await copyMissing(files, join(dist, 'client'), store.client(name, version));
    await copyMissing(files, join(dist, 'server'), join(release, 'server'));
    if (commit !== undefined) await recordCommit(store, root, { module: name, version, commit });
    // Retention deletes old releases that were never live, but not recent ones.
    if (!contract) return files.touch(release);
    for (const file of await files.readdir(release))
      if (file.endsWith('.part')) await files.rm(join(release, file));
    // Written last, because it marks the release as complete.
    return writeJson(files, release, 'contract.json', contract);
  });
  return version;
}

/**
 * A new folder appears in one step. An existing one may be live, so only files that were deleted from it are copied.
 */
async function copyMissing(files: Files, from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  await files.rm(part);
  if (existsSync(to)) return fillIn(files, from, to, part);
  await files.mkdir(dirname(to));
  await copyTree(files, from, part, isServed);
  await files.rename(part, to);
}

async function fillIn(files: Files, from: string, to: string, part: string): Promise<void> {
  for (const name of (await files.readdir(from)).filter(isServed)) {
    const [source, copy] = [join(from, name), join(to, name)];
    if ((await files.stat(source)).isDirectory()) {
      await files.mkdir(copy);
      await fillIn(files, source, copy, part);
    } else if (!existsSync(copy)) {
      await files.copyFile(source, part);
      await files.rename(part, copy);
    }
  }
}
