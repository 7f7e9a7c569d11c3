import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CliError, codeOf, messageOf } from '../base';

export type RunningServer = { stop: () => Promise<void> };

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Listens on the loopback address only. An error of the handler is the answer to its request, and ends no server.
 * @param takenMessage the error when another program uses the port.
 * @throws CliError when the port cannot be opened.
 */
export async function listen(
  port: number,
  handler: Handler,
  takenMessage = `Port ${String(port)} is taken.`,
): Promise<RunningServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await handler(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else answerText(response, 500, messageOf(error));
    }
  };
  const server = createServer((...request) => void answer(...request)).listen(port, '127.0.0.1');
  // Without this, a request that is sent while the server closes an idle connection gets no answer.
  server.keepAliveTimeout = 0;
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new CliError(
      codeOf(error) === 'EADDRINUSE'
        ? takenMessage
        : `Port ${String(port)} cannot be opened: ${messageOf(error)}`,
    );
  }
  return {
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      // Browsers keep connections open, and a stopped server must not answer over them.
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The parsed JSON; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

export function answerJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  response.end(JSON.stringify(value));
}
