import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  CliError,
  formatDuration,
  printDone,
  runCommand,
  stateDirectory,
  variable,
} from '../../platform/base';
import { hashInputs } from '../../platform/build';
import { MODULES } from '../../platform/modules';

/** The output never goes into a module's own dist. */
export const buildsDirectory = resolve(stateDirectory, 'bench/builds');

/**
 * Builds the other variants from the same sources, unless nothing has changed.
 * @throws CliError when the build fails.
 */
export async function buildVariants(root: string, signal: AbortSignal): Promise<void> {
  const record = join(buildsDirectory, 'inputs.txt');
  const inputs = hashInputs(root, [...MODULES, 'bench/build', 'bench/sources']);
  if (existsSync(record) && readFileSync(record, 'utf8') === inputs)
    return printDone('other variants', 'unchanged');
  rmSync(record, { force: true });
  const startedAt = Date.now();
  const webpack = resolve(root, 'node_modules/webpack/bin/webpack.js');
  const config = resolve(root, 'bench/build/webpack.config.js');
  const args = [webpack, '--mode', 'production', '--config', config];
  const env = { [variable('BUILD_ID')]: 'bench' };
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env, signal });
  if (signal.aborted) return;
  if (code !== 0) throw new CliError(`The other variants were not built:\n${output}`);
  writeFileSync(record, inputs);
  printDone('other variants', `built in ${formatDuration(Date.now() - startedAt)}`);
}
