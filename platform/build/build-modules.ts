import { CliError, formatDuration, indent, printDone, printFailed } from '../base';
import { MODULES, type ModuleName } from '../modules';
import { buildModule } from './build-module';

/** A build keeps one core busy, and small machines have two. */
const AT_A_TIME = 2;

/**
 * Builds every module that changed since its last build, and prints a line for each.
 * @throws CliError when a build fails, after webpack's output was printed.
 */
export async function buildModules(
  root: string,
  signal: AbortSignal,
  names: readonly ModuleName[] = MODULES,
): Promise<void> {
  const waiting = [...names];
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const failed: ModuleName[] = [];

  async function work(): Promise<void> {
    for (
      let name = waiting.shift();
      name !== undefined && !either.aborted;
      name = waiting.shift()
    ) {
      const result = await buildModule(root, name, either);
      if (result.kind === 'built') printDone(name, `built in ${formatDuration(result.durationMs)}`);
      if (result.kind === 'unchanged') printDone(name, 'unchanged');
      // A build that was aborted because another one failed has no error of its own.
      if (result.kind === 'failed' && !either.aborted) {
        failed.push(name);
        printFailed(name, 'build failed', indent(result.output));
        stop.abort();
      }
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (failed.length > 0)
    throw new CliError(`The build of ${failed.join(' and ')} failed; webpack's output is above.`);
}
