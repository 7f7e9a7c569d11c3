import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { root as home } from '../base';
import { REMOTES } from '../modules';
import type { NewRemote } from './describe-remote';

const TEMPLATES = join(home, 'platform/new-remote/templates');

/** The files of a new remote, by their path in the repository. */
export async function newFiles(
  root: string,
  remote: NewRemote,
): Promise<ReadonlyMap<string, string>> {
  const words = wordsOf(remote);
  const fill = (text: string) =>
    text.replaceAll(/__(\w+?)__/g, (token, word: string) => words.get(word) ?? token);
  const files = new Map<string, string>();
  // A later folder's file replaces an earlier one's.
  const kinds = remote.kind === 'managers' ? ['page', 'managers'] : [remote.kind];
  for (const kind of ['common', ...kinds]) {
    const folder = join(TEMPLATES, kind);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const name = path
        .slice(folder.length + 1, -'.txt'.length)
        .split(sep)
        .join('/');
      files.set(fill(name), fill(await readFile(path, 'utf8')));
    }
  }
  const [model = ''] = REMOTES;
  const workflow = await readFile(join(root, `.github/workflows/${model}.yml`), 'utf8');
  files.set(`.github/workflows/${remote.name}.yml`, workflow.replaceAll(model, remote.name));
  return files;
}

function wordsOf(remote: NewRemote): ReadonlyMap<string, string> {
  const { name, kind, stem, component, title, path, versions } = remote;
  const role = kind === 'managers' ? "\n  role: 'manager'," : '';
  return new Map([
    ['name', name],
    ['stem', stem],
    ['component', component],
    ['title', title],
    ['path', path],
    ['role', role],
    ['shared', versions.shared],
    ['react', versions.react],
  ]);
}
