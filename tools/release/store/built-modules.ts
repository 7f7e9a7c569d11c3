import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { MODULES, type ModuleName, type RemoteName } from '../../modules';
import type { ModuleBuild } from '../compose/compose';
import { VersionSchema } from './state';

const PackageSchema = v.object({ version: VersionSchema });

/** The version in a module's package.json. */
export async function moduleVersion(root: string, name: ModuleName): Promise<string> {
  const text = await readFile(join(root, name, 'package.json'), 'utf8');
  return v.parse(PackageSchema, JSON.parse(text)).version;
}

/**
 * The last build of each module, as `npm run build` left it.
 * @param origins each remote's origin; the shell's own files are named by their path alone.
 */
export async function builtModules(
  root: string,
  origins: Readonly<Record<RemoteName, string>>,
): Promise<Record<ModuleName, ModuleBuild>> {
  const bases = { ...origins, shell: '' };
  const build = async (name: ModuleName): Promise<ModuleBuild> => ({
    version: await moduleVersion(root, name),
    client: join(root, name, 'dist/client'),
    server: join(root, name, 'dist/server'),
    base: `${bases[name]}/`,
  });
  const [menu, cart, editor, shell] = await Promise.all(MODULES.map(build));
  if (!menu || !cart || !editor || !shell)
    throw new Error('a module is missing in tools/modules.ts');
  return { 'menu-mfe': menu, 'cart-mfe': cart, 'editor-mfe': editor, shell };
}
