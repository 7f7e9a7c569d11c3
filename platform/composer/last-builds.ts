import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { entryOf, type PerModule, perModule } from '../modules';
import type { ModuleBuild } from './composition';

/** The version of a module or a release, which is also a folder name and part of URLs. */
export const VersionSchema = v.pipe(
  v.string(),
  v.regex(/^\d[0-9a-zA-Z.-]*$/, 'must be a version, like 1.2.0'),
);
const PackageSchema = v.object({ version: VersionSchema });

/** The version in the module's package.json. */
export function moduleVersion(root: string, name: string): string {
  const text = readFileSync(join(root, name, 'package.json'), 'utf8');
  return v.parse(PackageSchema, JSON.parse(text)).version;
}

/**
 * The last build of each module, as `npm run build` left it.
 * @param origins of the remotes; the shell's files are referenced by path.
 */
export function builtModules(
  root: string,
  origins: Readonly<Record<string, string>>,
): PerModule<ModuleBuild> {
  const bases = { ...origins, shell: '' };
  return perModule((name) => ({
    version: moduleVersion(root, name),
    client: join(root, name, 'dist/client'),
    lists: join(root, name, 'dist/client'),
    server: join(root, name, 'dist/server'),
    base: `${entryOf(bases, name)}/`,
  }));
}
