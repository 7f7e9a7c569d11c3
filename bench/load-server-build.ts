import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { messageOf } from '../platform/base';

/**
 * Runs a file of a server build, which is CommonJS, in this process.
 * @returns what the file exports.
 * @throws Error naming the file, when it cannot be read or throws.
 */
export async function loadServerBuild(directory: string, file: string): Promise<unknown> {
  const path = join(directory, file);
  try {
    const module: { exports: unknown } = { exports: {} };
    const names = ['module', 'exports', 'require', '__module_base__'];
    const run = compileFunction(await readFile(path, 'utf8'), names, { filename: path });
    run.call(undefined, module, module.exports, process.getBuiltinModule.bind(process), '/');
    return module.exports;
  } catch (cause) {
    throw new Error(`${path} cannot be used: ${messageOf(cause)}`, { cause });
  }
}
