import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../base';
import { runCommonJs } from './run-common-js';

/** Returns what a server build imports by name. */
export type Provide = (name: string) => unknown;

/**
 * Runs a file of a module's server build. Each call runs it from scratch, so that compositions share no state.
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
    return runCommonJs(await readFile(path, 'utf8'), path, { require, __module_base__: base });
  } catch (cause) {
    throw new Error(`${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
}
