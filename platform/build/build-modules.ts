import { CliError, formatDuration, indent, printDone, printFailed } from '../base';
import { MODULES, type ModuleName } from '../modules';
import { buildModule } from './build-module';

/** Two builds at a time: each keeps a core busy, and small machines have two. */
const AT_A_TIME = 2;

/**
 * Builds every module that changed since its last build, with a line for each.
 * @throws CliError when a build fails; webpack's own words are printed before.
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
      // What is broken off because another build failed has nothing to tell.
      if (result.kind === 'failed' && !either.aborted) {
        failed.push(name);
        printFailed(name, 'cannot be built', indent(result.output));
        stop.abort();
      }
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (failed.length > 0)
    throw new CliError(`The build of ${failed.join(' and ')} failed; webpack's words are above.`);
}
