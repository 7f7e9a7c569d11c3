import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  CliError,
  formatDuration,
  printDone,
  runCommand,
  stateDirectory,
} from '../../platform/base';
import { hashInputs } from '../../platform/build';
import { MODULES } from '../../platform/modules';

/** Never in a module's own dist. */
export const buildsDirectory = resolve(stateDirectory, 'bench/builds');

const BUILDS = ['bundle', 'prerender', ...MODULES.map((name) => `plain/${name}`)];

/**
 * Builds the other variants from the same sources, unless nothing has changed.
 * @throws CliError when a build fails.
 */
export async function buildVariants(root: string, shutdown: AbortSignal): Promise<void> {
  const record = join(buildsDirectory, 'inputs.txt');
  const inputs = hashInputs(root, [...MODULES, 'bench/build', 'bench/sources']);
  if (existsSync(record) && readFileSync(record, 'utf8') === inputs) {
    printDone('other variants', 'unchanged');
    return;
  }
  rmSync(record, { force: true });
  const webpack = resolve(root, 'node_modules/webpack/bin/webpack.js');
  const config = resolve(root, 'bench/build/webpack.config.js');
  for (const name of BUILDS) {
    if (shutdown.aborted) return;
    const startedAt = Date.now();
    const args = [webpack, '--mode', 'production', '--config', config, '--config-name', name];
    const { code, output } = await runCommand(process.execPath, args, {
      cwd: root,
      env: { SIMMER_BUILD_ID: 'bench' },
    });
    if (code !== 0) throw new CliError(`The build of "${name}" failed:\n${output}`);
    printDone(name, `built in ${formatDuration(Date.now() - startedAt)}`);
  }
  mkdirSync(buildsDirectory, { recursive: true });
  writeFileSync(record, inputs);
}
