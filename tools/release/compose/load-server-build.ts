import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { messageOf } from '../../complaint';

/** Gives what a server build asks for by name. */
export type Provide = (name: string) => unknown;

/**
 * Runs a file of a module's server build, anew at each call: what one composition leaves behind in a module's
 * memory must not reach the next.
 * @param base where the module's client files are served from, for the addresses of its pictures.
 * @returns what the file exports, of unknown shape.
 * @throws Error naming the file, when it cannot be read or throws.
 */
export async function loadServerBuild(
  directory: string,
  file: string,
  base: string,
  provide: Provide,
): Promise<unknown> {
  const path = join(directory, file);
  const module: { exports: unknown } = { exports: {} };
  try {
    const run: unknown = compileFunction(
      await readFile(path, 'utf8'),
      ['module', 'exports', 'require', '__module_base__'],
      { filename: path },
    );
    if (typeof run !== 'function') throw new Error('it is no script');
    const require = (name: string) => process.getBuiltinModule(name) ?? provide(name);
    run.call(undefined, module, module.exports, require, base);
  } catch (cause) {
    throw new Error(`${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
  return module.exports;
}
