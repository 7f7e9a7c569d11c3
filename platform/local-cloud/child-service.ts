import { resolve } from 'node:path';
import { startChild, type ChildPlan, type RunningChild } from './child-process';
import { logDirectory, type CloudContext } from './context';
import { requireFreePorts } from './port-check';
import type { PortName } from './ports';
import type { Service } from './service';

export type ChildCommand = Omit<
  ChildPlan,
  'watchdog' | 'onExit' | 'logFile' | 'isReady' | 'unwanted'
>;

/**
 * A service that is a program of its own.
 * @param logName its log is `<state>/logs/<logName>.log`.
 * @param command asked again at each start, so that it may look things up and write files.
 */
export function childService(
  context: CloudContext,
  logName: string,
  ports: readonly PortName[],
  isReady: () => Promise<boolean>,
  command: () => ChildCommand | Promise<ChildCommand>,
): Service {
  let running: RunningChild | undefined;
  let starting: Promise<void> | undefined;
  let unwanted = new AbortController();

  async function launch(): Promise<void> {
    const plan = await command();
    try {
      running = await start(plan);
    } catch (error) {
      // A port taken since the check before the start: its sentence says more than the program's stack.
      if (!unwanted.signal.aborted) await requireFreePorts(context.ports, ports);
      throw error;
    }
  }

  function start(plan: ChildCommand): Promise<RunningChild> {
    return startChild({
      ...plan,
      isReady,
      logFile: resolve(logDirectory(context), `${logName}.log`),
      watchdog: context.watchdog,
      unwanted: unwanted.signal,
      onExit: (title, logTail) => {
        running = undefined;
        context.onExit(title, logTail);
      },
    });
  }

  return {
    ports,
    start: async () => {
      if (running !== undefined) return;
      unwanted = new AbortController();
      starting = launch();
      await starting;
    },
    stop: async () => {
      unwanted.abort();
      // Its failure belongs to whoever called start.
      await starting?.catch(() => undefined);
      await running?.stop();
      running = undefined;
    },
    pause: () => running?.pause(),
    resume: () => running?.resume(),
  };
}
