import { resolve } from 'node:path';
import { startChild, type ChildPlan } from './child-process';
import { logDirectory, type CloudContext } from './context';
import { requireFreePorts } from './free-ports';
import { isHealthy } from './health-check';
import { restartable, type Service } from './service';
import { portsOf, type ServiceName } from './services';

export type ChildCommand = Omit<
  ChildPlan,
  'watchdog' | 'onExit' | 'logFile' | 'isReady' | 'unwanted'
>;

/**
 * A service that runs as a separate program. Its log is `<state>/logs/<name>.log`.
 * @param command called at each start, so that it may look things up and write files.
 */
export function childService(
  context: CloudContext,
  name: ServiceName,
  command: () => ChildCommand | Promise<ChildCommand>,
): Service {
  return restartable(async (unwanted, onEnd) => {
    const plan = {
      ...(await command()),
      isReady: () => isHealthy(name, context.ports),
      logFile: resolve(logDirectory(context.stateDirectory), `${name}.log`),
      watchdog: context.watchdog,
      unwanted,
      onExit: (title: string, logTail: string) => {
        onEnd();
        context.onExit(title, logTail);
      },
    };
    try {
      return await startChild(plan);
    } catch (error) {
      // A port may have been taken since the check before the start. Its message is clearer than the program's stack
      // trace.
      if (!unwanted.aborted) await requireFreePorts(context.ports, portsOf(name));
      throw error;
    }
  });
}
