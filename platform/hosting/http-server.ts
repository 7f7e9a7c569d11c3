import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { CliError, messageOf } from '../base';

export type RunningServer = { stop: () => Promise<void> };

/**
 * Listens on the loopback address only.
 * @param takenMessage the error when another program uses the port.
 * @throws CliError when the port cannot be opened.
 */
export function listen(
  port: number,
  listener: RequestListener,
  takenMessage = `Port ${String(port)} is taken.`,
): Promise<RunningServer> {
  const server = createServer(listener);
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        new CliError(
          error.code === 'EADDRINUSE'
            ? takenMessage
            : `Port ${String(port)} cannot be opened: ${messageOf(error)}`,
        ),
      );
    });
    server.listen(port, '127.0.0.1', () => {
      done({
        stop: () =>
          new Promise((stopped) => {
            server.close(() => {
              stopped();
            });
            // Browsers keep connections open, and a stopped server must not answer over them.
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** The body as text; undefined when it is longer than `limitBytes`. */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<string | undefined> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest is read and dropped, because an answer before the end would reset the connection.
      if (size <= limitBytes) chunks.push(chunk);
    });
    request.on('end', () => {
      done(size <= limitBytes ? Buffer.concat(chunks).toString('utf8') : undefined);
    });
    request.on('error', fail);
  });
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
