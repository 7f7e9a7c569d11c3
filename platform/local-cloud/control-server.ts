import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackUrl } from './context';
import {
  answerJson,
  answerText,
  listen,
  parseJson,
  readBody,
  type RunningServer,
} from '../hosting';
import { messageOf, readSiteConfig, root } from '../base';
import { runReleaseCommand } from './release-control';
import { isServiceName } from './services';
import type { Ports } from './ports';
import { resetLocalCloud } from './reset';
import type { LocalCloud } from './local-cloud';

const BODY_LIMIT_BYTES = 10_000;

/**
 * Lets a test in another process control single services: `POST /stop/menu-mfe`, `/start/…`, `/pause/…`, `/resume/…`.
 * `POST /reset` restores the state after the start. `POST /releases` with a command of release-control.ts changes what is
 * live. Runs one command at a time.
 */
export async function startControl(
  port: number,
  cloud: LocalCloud,
  ports: Ports,
): Promise<RunningServer & { url: string }> {
  let last: Promise<unknown> = Promise.resolve();

  async function run(verb: string, service: string, body: unknown): Promise<unknown> {
    if (verb === 'releases')
      return runReleaseCommand(cloud.store, await readSiteConfig(root), body);
    if (verb === 'reset') return resetLocalCloud(cloud, ports);
    if (!isServiceName(service)) throw new Error(`there is no service "${service}"`);
    if (verb === 'start') return cloud.startService(service);
    if (verb === 'stop') return cloud.stopService(service);
    if (verb === 'pause') return cloud.pauseService(service);
    if (verb === 'resume') return cloud.resumeService(service);
    throw new Error(`there is no command "${verb}"`);
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      answerText(response, 405, 'Send commands with POST.');
      return;
    }
    const [, verb = '', service = ''] = (request.url ?? '').split('/');
    const body = readBody(request, BODY_LIMIT_BYTES).then((text) => parseJson(text ?? ''));
    const command = last.then(async () => run(verb, service, await body));
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
