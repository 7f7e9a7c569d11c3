import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { root } from '../../base';

const GraphSchema = v.object({
  modules: v.array(
    v.object({
      source: v.string(),
      dependencies: v.array(
        v.object({ resolved: v.string(), dependencyTypes: v.array(v.string()) }),
      ),
    }),
  ),
});

/** The files of the repository that run when these do: what they import, and what they pass to another process. */
export function filesRunBy(entries: readonly string[]): string[] {
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const json = execFileSync(
    process.execPath,
    [cruiser, '--output-type', 'json', ...entries],
    options,
  );
  const { modules } = v.parse(v.pipe(v.string(), v.parseJson(), GraphSchema), json);
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const found = new Set(entries);
  for (const file of found) {
    for (const { resolved, dependencyTypes } of imports.get(file) ?? [])
      if (imports.has(resolved) && !dependencyTypes.includes('type-only')) found.add(resolved);
    if (!isOurs(file)) continue;
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /new URL\('([^']+\.\w+)', import\.meta\.url\)/g,
    ))
      found.add(join(dirname(file), name));
  }
  return [...found].filter(isOurs);
}

const isOurs = (path: string) => !path.startsWith('node_modules/') && existsSync(join(root, path));
