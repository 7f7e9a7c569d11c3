import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError, messageOf } from '../base';
import { describeRemote, type NewRemote, type Request } from './describe-remote';
import { EDITS } from './edits';
import { newFiles } from './new-files';

/** The new remote, and the files that were written. */
export interface Created {
  remote: NewRemote;
  written: readonly string[];
  changed: readonly string[];
}

/**
 * Writes a new remote into the repository, completely or not at all.
 * @param root of the repository.
 * @throws CliError when it cannot be created. The repository is then unchanged.
 */
export async function createRemote(root: string, request: Request): Promise<Created> {
  const remote = await describeRemote(root, request);
  const files = await newFiles(root, remote);
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const [path, edit] of Object.entries(EDITS)) {
    const text = await readFile(join(root, path), 'utf8');
    before.set(path, text);
    try {
      after.set(path, edit(text, remote));
    } catch (error) {
      throw new CliError(
        `${path} cannot be changed: ${messageOf(error)} Nothing was written (platform/new-remote/edits.ts).`,
      );
    }
  }
  try {
    await writeAll(root, [...files, ...after]);
  } catch (error) {
    for (const folder of [remote.name, `e2e/${remote.stem}`])
      await rm(join(root, folder), { recursive: true, force: true });
    for (const path of files.keys()) await rm(join(root, path), { recursive: true, force: true });
    await writeAll(root, [...before]);
    throw new CliError(`${messageOf(error)}. Nothing was changed.`);
  }
  return { remote, written: [...files.keys()], changed: [...after.keys()] };
}

async function writeAll(root: string, files: readonly [string, string][]): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
