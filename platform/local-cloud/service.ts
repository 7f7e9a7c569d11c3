import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../base';
import { answerText, listen } from '../hosting';
import { takenPortMessage, type PortName, type Ports } from './ports';

/** A service of the local cloud. Starting a running one or stopping a stopped one does nothing. */
export interface Service {
  /**
   * Resolves when the service answers.
   * @throws CliError when it cannot start.
   */
  start: () => Promise<void>;
  /** Resolves when its ports are free again. Ends a start that is in progress. */
  stop: () => Promise<void>;
}

/** What is running of a service. */
export type Running = Pick<Service, 'stop'>;

/**
 * A service that can be started again after it was stopped.
 * @param open starts it. `unwanted` is aborted when it is stopped during the start. Call `onEnd` when it ends by
 * itself.
 */
export function restartable(
  open: (unwanted: AbortSignal, onEnd: () => void) => Promise<Running>,
): Service {
  let current: Promise<Running> | undefined;
  let unwanted = new AbortController();
  const forget = () => {
    current = undefined;
  };
  return {
    start: async () => {
      if (!current) {
        unwanted = new AbortController();
        current = open(unwanted.signal, forget);
        current.catch(forget);
      }
      await current;
    },
    stop: async () => {
      unwanted.abort();
      await (await current?.catch(() => undefined))?.stop();
      forget();
    },
  };
}

/**
 * A service that is an HTTP server of this process.
 * @param prepare runs before each start and returns the handler of the requests.
 */
export function httpService(
  ports: Ports,
  name: PortName,
  prepare: () => Promise<
    (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  >,
): Service {
  return restartable(async () => {
    const answer = await prepare();
    const listener = async (request: IncomingMessage, response: ServerResponse) => {
      try {
        await answer(request, response);
      } catch (error) {
        if (!response.headersSent) answerText(response, 500, messageOf(error));
      }
    };
    return listen(
      ports[name],
      (request, response) => void listener(request, response),
      takenPortMessage(name, ports[name]),
    );
  });
}
