import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { messageOf } from '../base';

/** Returns what a server build imports by name. */
export type Provide = (name: string) => unknown;

/**
 * Runs a file of a module's server build, which is CommonJS, in a separate scope. Each call runs it from scratch, so
 * that compositions share no state.
 * @param base the URL of the module's client files, for its images.
 * @returns what the file exports.
 * @throws Error naming the file, when it cannot be read or throws.
 */
export async function loadServerBuild(
  directory: string,
  file: string,
  base: string,
  provide: Provide,
): Promise<unknown> {
  const path = join(directory, file);
  const require = (name: string) => process.getBuiltinModule(name) ?? provide(name);
  try {
    const module: { exports: unknown } = { exports: {} };
    const names = ['module', 'exports', 'require', '__module_base__'];
    const run = compileFunction(await readFile(path, 'utf8'), names, { filename: path });
    run.call(undefined, module, module.exports, require, base);
    return module.exports;
  } catch (cause) {
    throw new Error(`${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
}
