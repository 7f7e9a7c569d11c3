import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../base';
import { answerText, listen } from '../hosting';
import { takenPortMessage, type PortName, type Ports } from './ports';

/** A service of the local cloud. Starting a running one or stopping a stopped one does nothing. */
export interface Service {
  /** Resolves when the service answers. @throws CliError when it cannot start. */
  start: () => Promise<void>;
  /** Resolves when its ports are free again. Ends a start that is under way. */
  stop: () => Promise<void>;
  /** Makes it accept connections without answering. Only separate processes can be paused. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
}

export interface Running {
  stop: () => Promise<void>;
  pause?: () => void;
  resume?: () => void;
}

/**
 * A service that can be started again after it was stopped.
 * @param open starts it. `unwanted` is aborted when it is stopped meanwhile; `onEnd` is to be called when it ends by itself.
 */
export function restartable(
  open: (unwanted: AbortSignal, onEnd: () => void) => Promise<Running>,
): Service {
  let current: Promise<Running> | undefined;
  let unwanted = new AbortController();
  const forget = () => {
    current = undefined;
  };
  const running = () => current?.catch(() => undefined);
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
      await (await running())?.stop();
      forget();
    },
    pause: async () => (await running())?.pause?.(),
    resume: async () => (await running())?.resume?.(),
  };
}

/**
 * A service that is an HTTP server of this process.
 * @param prepare runs before each start; what it returns answers the requests.
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
