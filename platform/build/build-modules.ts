import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CliError,
  formatDuration,
  indent,
  messageOf,
  packageFile,
  platformFile,
  printDone,
  printFailed,
  runCommand,
  variable,
} from '../base';
import { MODULES } from '../modules';
import { hashInputs } from './inputs';
import { BUILDS, OTHER_BUILDS } from './webpack/federation.js';

/** Webpack with the module's own configuration, or with the platform's if it has none. It must run in `folder`. */
export function webpackArguments(folder: string, mode: 'production' | 'development') {
  const own = resolve(folder, 'webpack.config.js');
  const config = existsSync(own) ? own : platformFile('build/webpack/module.config.js');
  return [
    packageFile('webpack/bin/webpack.js'),
    ...(mode === 'development' ? ['serve'] : []),
    ...['--mode', mode, '--config', config],
  ];
}

/** A build keeps one core busy, and small machines have two. */
const AT_A_TIME = 2;

/**
 * Builds every module that changed since its last build, and prints a line for each.
 * @param signal ends the running builds.
 * @param folder in the folders of the modules. In `OTHER_BUILDS` it builds with the other version of Module Federation.
 * @throws CliError when a build fails, after webpack's output was printed.
 */
export async function buildModules(
  root: string,
  signal: AbortSignal,
  names: readonly string[] = MODULES,
  folder = BUILDS,
): Promise<void> {
  const waiting = [...names];
  const failed: string[] = [];

  async function work(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (signal.aborted || failed.length > 0) return;
      try {
        printDone(name, await buildModule(root, name, folder, signal));
      } catch (error) {
        // A build that was interrupted has no error to show.
        if (signal.aborted) return;
        failed.push(name);
        printFailed(name, 'build failed', indent(messageOf(error)));
      }
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (failed.length > 0)
    throw new CliError(`The build of ${failed.join(' and ')} failed; webpack's output is above.`);
}

/**
 * Builds a module for production, unless its inputs are those of its last build.
 * @returns what was done.
 * @throws CliError with webpack's output.
 */
async function buildModule(
  root: string,
  name: string,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const dist = resolve(root, name, folder);
  // The file is next to the output, not in it, because it is never served. It keeps comments, because source maps
  // count their lines.
  const record = resolve(dist, 'build-sources.txt');
  const sources = hashInputs(root, [name], (path) => readFileSync(path));
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return 'unchanged';
  // The file is written last: an interrupted build must not pass for the previous one.
  rmSync(record, { force: true });
  const startedAt = Date.now();
  const cwd = resolve(root, name);
  const { code, output } = await runCommand(process.execPath, webpackArguments(cwd, 'production'), {
    cwd,
    // Distinguishes two builds on one page. Derived from the inputs, so the same sources give the same bytes.
    env: {
      [variable('BUILD_ID')]: hashInputs(root, [name]).slice(0, 8),
      [variable('FEDERATION')]: folder === OTHER_BUILDS ? 'other' : 'pinned',
    },
    signal,
  });
  if (code !== 0) throw new CliError(output);
  mkdirSync(dist, { recursive: true });
  writeFileSync(record, sources);
  return `built in ${formatDuration(Date.now() - startedAt)}`;
}
