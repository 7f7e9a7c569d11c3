import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../base';
import {
  answerJson,
  answerText,
  listen,
  parseJson,
  readBody,
  type RunningServer,
} from '../hosting';
import { loopbackUrl } from './context';

const BODY_LIMIT_BYTES = 10_000;

/**
 * @param name of the service; '' when the command is not about one.
 * @param body as JSON.
 */
export type RunCommand = (verb: string, name: string, body: unknown) => Promise<unknown>;

/**
 * Lets a test in another process send commands: `POST /stop/menu-mfe`. Runs one at a time. The answer is the command's
 * result as JSON, or the message of its error with the status 500.
 */
export async function serveCommands(
  port: number,
  run: RunCommand,
): Promise<RunningServer & { url: string }> {
  let last: Promise<unknown> = Promise.resolve();

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      answerText(response, 405, 'Send commands with POST.');
      return;
    }
    const [, verb = '', name = ''] = (request.url ?? '').split('/');
    const body = readBody(request, BODY_LIMIT_BYTES).then((text) => parseJson(text ?? ''));
    const command = last.then(async () => run(verb, name, await body));
    last = command.catch(() => undefined);
    command.then(
      (result) => {
        answerJson(response, 200, result ?? {});
      },
      (error: unknown) => {
        answerText(response, 500, messageOf(error));
      },
    );
  };
  return { ...(await listen(port, listener)), url: loopbackUrl(port) };
}
