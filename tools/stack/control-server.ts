import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackUrl } from './context';
import { answerJson, answerText, listen, type RunningServer } from './http-server';
import { messageOf } from '../complaint';
import { isPartName } from './parts';
import type { Ports } from './ports';
import { resetStack } from './reset';
import type { Stack } from './stack';

/**
 * Lets a test in another process stop and start single parts: `POST /stop/menu-mfe`, `/start/…`, `/pause/…`,
 * `/resume/…`, and `POST /reset` for a stack as it was after its start. Runs one command at a time.
 */
export async function startControl(
  port: number,
  stack: Stack,
  ports: Ports,
): Promise<RunningServer & { url: string }> {
  let last: Promise<void> = Promise.resolve();

  async function run(verb: string, part: string): Promise<void> {
    if (verb === 'reset') return resetStack(stack, ports);
    if (!isPartName(part)) throw new Error(`there is no part "${part}"`);
    if (verb === 'start') return stack.startPart(part);
    if (verb === 'stop') return stack.stopPart(part);
    if (verb === 'pause') return stack.pausePart(part);
    if (verb === 'resume') return stack.resumePart(part);
    throw new Error(`there is no command "${verb}"`);
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      answerText(response, 405, 'Commands are sent with POST.');
      return;
    }
    const [, verb = '', part = ''] = (request.url ?? '').split('/');
    const command = last.then(() => run(verb, part));
    last = command.catch(() => undefined);
    command.then(
      () => {
        answerJson(response, 200, {});
      },
      (error: unknown) => {
        answerText(response, 500, messageOf(error));
      },
    );
  };
  return { ...(await listen(port, listener)), url: loopbackUrl(port) };
}
