import { resolve } from 'node:path';
import { startChild, type ChildPlan } from './child-process';
import { logDirectory, type CloudContext } from './context';
import { requireFreePorts } from './free-ports';
import { isHealthy } from './health-check';
import type { Service } from './service';
import { portsOf, type ServiceName } from './services';

type ChildCommand = Omit<ChildPlan, 'onExit' | 'logFile' | 'isReady' | 'unwanted'>;

/**
 * A service that runs as a separate program. Its log is `<state>/logs/<name>.log`.
 * @param command called at the start, so that it may look things up and write files.
 */
export function childService(
  context: CloudContext,
  name: ServiceName,
  command: () => ChildCommand | Promise<ChildCommand>,
): Service {
  const { ports, onExit } = context;
  return async (unwanted) => {
    const isReady = () => isHealthy(name, ports);
    const logFile = resolve(logDirectory(context.stateDirectory), `${name}.log`);
    const plan = { ...(await command()), isReady, logFile, onExit, unwanted };
    try {
      return await startChild(plan);
    } catch (error) {
      // A port may have been taken since the check before the start. Its message is clearer than the program's stack
      // trace.
      if (!unwanted.aborted) await requireFreePorts(ports, portsOf(name));
      throw error;
    }
  };
}
