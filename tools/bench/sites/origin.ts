import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CliError, messageOf } from '../../../platform/base';
import { answerText } from '../../../platform/hosting';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** One origin of a measured site. */
export interface Origin {
  /** Ends every connection, so that the next visit pays for its own. */
  closeConnections: () => void;
  stop: () => Promise<void>;
}

/**
 * Serves HTTP/1.1 on this machine.
 * @param handshakeMs how long the first answer on each new connection waits: the browser's throttling slows requests
 *   down, not the opening of connections.
 * @throws CliError when the port is taken.
 */
export function startOrigin(port: number, handshakeMs: number, answer: Answer): Promise<Origin> {
  const openedAt = new WeakMap<Socket, number>();

  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const go = () => {
      if (isRead) answer(request, response);
      else answerText(response, 405, 'Method not allowed');
    };
    const opened = openedAt.get(request.socket);
    openedAt.delete(request.socket);
    const waitMs = opened === undefined ? 0 : opened + handshakeMs - performance.now();
    if (waitMs > 0) setTimeout(go, waitMs);
    else go();
  });
  server.on('connection', (socket) => openedAt.set(socket, performance.now()));

  return new Promise((done, fail) => {
    server.once('error', (error) => {
      fail(
        new CliError(
          `The bench cannot use port ${String(port)}: ${messageOf(error)}. Free it, or set SIMMER_BENCH_PORT to another first port.`,
        ),
      );
    });
    server.listen(port, '127.0.0.1', () => {
      done({
        closeConnections: () => {
          server.closeAllConnections();
        },
        stop: () =>
          new Promise((stopped) => {
            server.close(() => {
              stopped();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
