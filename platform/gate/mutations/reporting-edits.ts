import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RandomMutation } from './random-mutations';
import type { Insertion } from './source-mutants';
import { edit, type Edit } from './work-tree';

/** Edits with which the places of all these mistakes report, by their place in the list, that they run. */
export function reportingEdits(root: string, mutations: readonly RandomMutation[]): Edit[] {
  const insertions = new Map<string, Insertion[]>();
  for (const [id, { path, reports }] of mutations.entries())
    insertions.set(path, [...(insertions.get(path) ?? []), ...(reports?.(id) ?? [])]);
  return [...insertions].map(([path, inserted]) => {
    const before = readFileSync(join(root, path), 'utf8');
    return edit(path, before, withInsertions(before, inserted));
  });
}

export function withInsertions(content: string, insertions: readonly Insertion[]): string {
  const ordered = [...insertions].sort((one, other) => one.at - other.at);
  let done = 0;
  const parts = ordered.map(({ at, text }) => {
    const part = content.slice(done, at) + text;
    done = at;
    return part;
  });
  return parts.join('') + content.slice(done);
}
