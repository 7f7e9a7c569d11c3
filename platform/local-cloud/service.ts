import { resolve } from 'node:path';
import type { Site } from '../shop';
import { type Handler, listen } from '../hosting';
import { type ChildPlan, type Running, startChild } from './child-process';
import { isHealthy } from './health-check';
import { type EmulatedProject, portOf, type Ports } from './ports';
import { takenPortMessage, titleOf } from './services';

/** What all services of a running local cloud share. */
export interface CloudContext extends EmulatedProject {
  /** The business's configuration file, and its content at the start. */
  siteConfig: string;
  site: Site;
  /** The folder for logs and generated files. */
  stateDirectory: string;
}

/**
 * Starts a service of the local cloud. Resolves when it answers.
 * @param unwanted is aborted when the start is no longer wanted.
 * @throws CliError when it cannot start.
 */
export type Service = (unwanted: AbortSignal) => Promise<Running>;

/**
 * A service that is an HTTP server of this process.
 * @param prepare runs before the start and returns the handler of the requests.
 */
export function httpService(ports: Ports, name: string, prepare: () => Promise<Handler>): Service {
  return async () => {
    const answer = await prepare();
    const port = portOf(ports, name);
    return listen(port, answer, takenPortMessage(name, port));
  };
}

type ChildCommand = Pick<ChildPlan, 'command' | 'args' | 'cwd' | 'env' | 'echo'>;

/**
 * A service that runs as a separate program. Its log is `<state>/logs/<name>.log`.
 * @param command called at the start, so that it may look things up and write files.
 */
export function childService(
  { ports, stateDirectory }: CloudContext,
  name: string,
  command: () => ChildCommand | Promise<ChildCommand>,
): Service {
  return async (unwanted) =>
    startChild({
      ...(await command()),
      title: titleOf(name),
      isReady: () => isHealthy(name, ports, unwanted),
      logFile: resolve(stateDirectory, 'logs', `${name}.log`),
      unwanted,
    });
}
