import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../base';
import { runCommonJs } from './run-common-js';

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
  const require = (name: string) => process.getBuiltinModule(name) ?? provide(name);
  try {
    return runCommonJs(await readFile(path, 'utf8'), path, { require, __module_base__: base });
  } catch (cause) {
    throw new Error(`${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
}
