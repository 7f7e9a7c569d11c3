import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../base';
import { answerText, listen } from '../hosting';
import { takenPortMessage, type PortName, type Ports } from './ports';

/** A service that answers. */
export interface Running {
  /** Resolves when its ports are free again. Stopping twice does nothing. */
  stop: () => Promise<void>;
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
export function httpService(
  ports: Ports,
  name: PortName,
  prepare: () => Promise<
    (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  >,
): Service {
  return async () => {
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
  };
}
