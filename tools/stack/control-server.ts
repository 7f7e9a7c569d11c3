import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackUrl } from './context';
import {
  answerJson,
  answerText,
  listen,
  parseJson,
  readBody,
  type RunningServer,
} from './http-server';
import { root } from '../paths';
import { readSiteConfig } from '../site-config';
import { runReleaseCommand } from './release-control';
import { messageOf } from '../complaint';
import { isPartName } from './parts';
import type { Ports } from './ports';
import { resetStack } from './reset';
import type { Stack } from './stack';

const BODY_LIMIT_BYTES = 10_000;

/**
 * Lets a test in another process stop and start single parts: `POST /stop/menu-mfe`, `/start/…`, `/pause/…`,
 * `/resume/…`, and `POST /reset` for a stack as it was after its start; `POST /releases` with a command of
 * release-control.ts changes what is live. Runs one command at a time.
 */
export async function startControl(
  port: number,
  stack: Stack,
  ports: Ports,
): Promise<RunningServer & { url: string }> {
  let last: Promise<unknown> = Promise.resolve();

  async function run(verb: string, part: string, body: unknown): Promise<unknown> {
    if (verb === 'releases')
      return runReleaseCommand(stack.store, await readSiteConfig(root), body);
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
    const body = readBody(request, BODY_LIMIT_BYTES).then((text) => parseJson(text ?? ''));
    const command = last.then(async () => run(verb, part, await body));
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
