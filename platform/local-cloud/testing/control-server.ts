import { text } from 'node:stream/consumers';
import { freePort } from '../../base';
import { answerJson, listen, parseJson, type RunningServer } from '../../hosting';
import { loopbackUrl } from '../services';

/**
 * Lets a test in another process send commands: it posts JSON. Runs one at a time, and answers with the result as JSON,
 * or with the message of its error.
 */
export async function startControl(
  run: (command: unknown) => Promise<unknown>,
): Promise<RunningServer & { url: string }> {
  const port = await freePort();
  let last: Promise<unknown> = Promise.resolve();
  const server = await listen(port, async (request, response) => {
    const command = parseJson(await text(request));
    const result = last.then(() => run(command));
    last = result.catch(() => undefined);
    answerJson(response, 200, await result);
  });
  return { ...server, url: loopbackUrl(port) };
}
