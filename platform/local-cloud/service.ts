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
  /**
   * Makes it accept connections without answering. A module's server still serves pages and delays only its scripts.
   */
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
 * @param prepare runs before each start and returns the handler of the requests.
 * @param isHeld whether a request waits while it is paused; none do by default.
 */
export function httpService(
  ports: Ports,
  name: PortName,
  prepare: () => Promise<
    (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  >,
  isHeld: (request: IncomingMessage) => boolean = () => false,
): Service {
  return restartable(async () => {
    const answer = await prepare();
    let pause = Promise.resolve();
    let resume = (): void => undefined;
    const listener = async (request: IncomingMessage, response: ServerResponse) => {
      try {
        if (isHeld(request)) await pause;
        await answer(request, response);
      } catch (error) {
        if (!response.headersSent) answerText(response, 500, messageOf(error));
      }
    };
    const server = await listen(
      ports[name],
      (request, response) => void listener(request, response),
      takenPortMessage(name, ports[name]),
    );
    return {
      ...server,
      pause: () => {
        resume();
        pause = new Promise((done) => {
          resume = done;
        });
      },
      resume: () => {
        resume();
        pause = Promise.resolve();
      },
    };
  });
}
