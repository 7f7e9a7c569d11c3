import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root as home } from '../base';
import { REMOTES } from '../modules';
import { filesBelow } from '../releases';
import type { NewRemote } from './describe-remote';

const TEMPLATES = join(home, 'platform/new-remote/templates');

/** The files of a new remote, by their path in the repository. */
export async function newFiles(
  root: string,
  remote: NewRemote,
): Promise<ReadonlyMap<string, string>> {
  const { versions, ...own } = remote;
  const role = remote.kind === 'managers' ? "\n  role: 'manager'," : '';
  const words = new Map(Object.entries({ ...own, ...versions, role }));
  const fill = (text: string) =>
    text.replaceAll(/__(\w+?)__/g, (token, word: string) => String(words.get(word) ?? token));
  const files = new Map<string, string>();
  // A later folder's file replaces an earlier one's.
  const kinds = remote.kind === 'managers' ? ['page', 'managers'] : [remote.kind];
  for (const kind of ['common', ...kinds]) {
    const folder = join(TEMPLATES, kind);
    for (const name of filesBelow(folder))
      files.set(
        fill(name.slice(0, -'.txt'.length)),
        fill(await readFile(join(folder, name), 'utf8')),
      );
  }
  const [model = ''] = REMOTES;
  const workflow = await readFile(join(root, `.github/workflows/${model}.yml`), 'utf8');
  files.set(`.github/workflows/${remote.name}.yml`, workflow.replaceAll(model, remote.name));
  return files;
}
