import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
 * Writes a new remote into the repository.
 * @param root of the repository.
 * @throws CliError when it cannot be created. The repository is then unchanged.
 */
export async function createRemote(root: string, request: Request): Promise<Created> {
  const remote = await describeRemote(root, request);
  const files = await newFiles(root, remote);
  const taken = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new CliError(`${taken} already exists. Nothing was changed.`);
  const changed = new Map<string, string>();
  for (const [path, edit] of Object.entries(EDITS)) {
    const text = await readFile(join(root, path), 'utf8');
    try {
      changed.set(path, edit(text, remote));
    } catch (error) {
      throw new CliError(
        `${path} cannot be changed: ${messageOf(error)} Nothing was written (platform/new-remote/edits.ts).`,
      );
    }
  }
  for (const [path, text] of [...files, ...changed]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { remote, written: [...files.keys()], changed: [...changed.keys()] };
}
