import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError, filesBelow } from '../base';
import { describeRemote, type NewRemote, type Request } from './describe-remote';

/** The files of a remote of this shop, with placeholders such as `__name__`. */
const TEMPLATES = 'shell/tools/new-remote';

/**
 * Copies the templates into the repository, as a new remote and its journey. No file that exists is changed.
 * @param root of the repository.
 * @returns the new remote, and the files that were written.
 * @throws CliError when it cannot be created. The repository is then unchanged.
 */
export async function createRemote(root: string, request: Request) {
  const remote = await describeRemote(root, request);
  const files = await filledTemplates(join(root, TEMPLATES), remote);
  const taken = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new CliError(`${taken} already exists. Nothing was changed.`);
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { remote, written: [...files.keys()] };
}

/** The files of a new remote, by their path in the repository. */
async function filledTemplates(
  templates: string,
  remote: NewRemote,
): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(templates)) throw new CliError(`The shop has no ${TEMPLATES}.`);
  const role = remote.kind === 'managers' ? ',\n    "role": "manager"' : '';
  const words = new Map(Object.entries({ ...remote, role }));
  const fill = (text: string) =>
    text.replaceAll(/__(\w+?)__/g, (token, word: string) => String(words.get(word) ?? token));
  const files = new Map<string, string>();
  // A file of a later folder replaces one of an earlier folder.
  const kinds = remote.kind === 'managers' ? ['page', 'managers'] : [remote.kind];
  for (const kind of ['common', ...kinds]) {
    const folder = join(templates, kind);
    for (const name of filesBelow(folder))
      files.set(
        fill(name.slice(0, -'.txt'.length)),
        fill(await readFile(join(folder, name), 'utf8')),
      );
  }
  return files;
}
