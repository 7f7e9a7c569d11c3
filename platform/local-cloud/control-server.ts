import { text } from 'node:stream/consumers';
import { freePort, messageOf } from '../base';
import { answerJson, answerText, listen, parseJson, type RunningServer } from '../hosting';
import { loopbackUrl } from './services';

/**
 * Lets a test in another process send commands: it posts JSON. Runs one at a time, and answers with the result as JSON,
 * or with the message of its error.
 */
export async function startControl(
  run: (command: unknown) => Promise<unknown>,
): Promise<RunningServer & { url: string }> {
  const port = await freePort();
  let last: Promise<unknown> = Promise.resolve();
  const server = await listen(port, (request, response) => {
    const body = text(request);
    const result = last.then(async () => run(parseJson(await body)));
    last = result.then(
      (answer) => {
        answerJson(response, 200, answer);
      },
      (error: unknown) => {
        answerText(response, 500, messageOf(error));
      },
    );
  });
  return { ...server, url: loopbackUrl(port) };
}
