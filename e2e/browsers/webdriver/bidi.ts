import * as v from 'valibot';
import { WebSocket } from 'ws';
import { type Session, VIEWPORT } from './session';

const MessageSchema = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({
    type: v.literal('error'),
    id: v.nullable(v.number()),
    error: v.string(),
    message: v.string(),
  }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
]);
const LogEntrySchema = v.object({ level: v.string(), text: v.nullable(v.string()) });
const TreeSchema = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const DataSchema = v.object({ data: v.string() });
const ReturnedSchema = v.variant('type', [
  v.object({
    type: v.literal('success'),
    result: v.object({ type: v.string(), value: v.optional(v.unknown()) }),
  }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);

type Answer = v.InferOutput<typeof MessageSchema>;

/**
 * The first tab of a browser that speaks WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/
 * @param end ends the program.
 */
export async function bidiSession(url: string, end: () => Promise<void>): Promise<Session> {
  const problems: string[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  const socket = new WebSocket(url);
  await new Promise((opened, failed) => {
    socket.once('open', opened);
    socket.once('error', failed);
  });
  socket.on('message', (data: Buffer) => {
    const message = v.parse(MessageSchema, JSON.parse(data.toString()));
    if (message.type !== 'event') {
      waiting.get(message.id ?? 0)?.(message);
      return;
    }
    if (message.method !== 'log.entryAdded') return;
    const { level, text } = v.parse(LogEntrySchema, message.params);
    if (level === 'error' || level === 'warn') problems.push(text ?? level);
  });

  let last = 0;
  async function call(method: string, params: object): Promise<unknown> {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((done) => {
      waiting.set(id, done);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'success') return answer.result;
    throw new Error(answer.type === 'error' ? `${answer.error}: ${answer.message}` : method);
  }

  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = v.parse(TreeSchema, await call('browsingContext.getTree', {}));
  const context = contexts[0]?.context ?? '';
  await call('browsingContext.setViewport', { context, viewport: VIEWPORT });

  return {
    open: async (address) => {
      await call('browsingContext.navigate', { context, url: address, wait: 'none' });
    },
    evaluate: async (source, args = []): Promise<unknown> => {
      const returned = v.parse(
        ReturnedSchema,
        await call('script.callFunction', {
          functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
        }),
      );
      if (returned.type === 'exception') throw new Error(returned.exceptionDetails.text);
      const { value } = returned.result;
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    act: async (source) => {
      await call('input.performActions', { context, actions: [source] });
    },
    screenshot: async () => {
      const taken = await call('browsingContext.captureScreenshot', { context });
      return Buffer.from(v.parse(DataSchema, taken).data, 'base64');
    },
    print: async () => {
      const { data } = v.parse(DataSchema, await call('browsingContext.print', { context }));
      return Buffer.from(data, 'base64');
    },
    problems: () => Promise.resolve(problems),
    close: async () => {
      socket.close();
      await end();
    },
  };
}
