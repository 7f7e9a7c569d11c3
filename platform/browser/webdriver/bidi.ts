import * as v from 'valibot';
import { connectBidi } from './bidi-connection';
import { type Driver, DriverError, VIEWPORT } from './driver';

const Anything = v.unknown();
const TreeSchema = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const DataSchema = v.object({ data: v.string() });
const ReturnedSchema = v.variant('type', [
  v.object({
    type: v.literal('success'),
    result: v.object({ type: v.string(), value: v.optional(v.unknown()) }),
  }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const LogEntrySchema = v.object({ level: v.string(), text: v.nullable(v.string()) });

/**
 * The first tab of a browser that speaks WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/
 * @param isNew whether the browser still has to open its session.
 * @param end ends the program.
 */
export async function bidiDriver(
  url: string,
  isNew: boolean,
  end: () => Promise<void>,
): Promise<Driver> {
  const problems: string[] = [];
  const { call, close } = await connectBidi(url, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = v.parse(LogEntrySchema, params);
    if (level === 'error' || level === 'warn') problems.push(text ?? level);
  });
  if (isNew) await call('session.new', { capabilities: {} }, Anything);
  await call('session.subscribe', { events: ['log.entryAdded'] }, Anything);
  const { contexts } = await call('browsingContext.getTree', {}, TreeSchema);
  const context = contexts[0]?.context ?? '';
  await call('browsingContext.setViewport', { context, viewport: VIEWPORT }, Anything);
  const bytesOf = async (method: string) =>
    Buffer.from((await call(method, { context }, DataSchema)).data, 'base64');

  return {
    open: async (address) => {
      await call('browsingContext.navigate', { context, url: address, wait: 'none' }, Anything);
    },
    evaluate: async (source, args = []): Promise<unknown> => {
      const returned = await call(
        'script.callFunction',
        {
          functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
        },
        ReturnedSchema,
      );
      if (returned.type === 'exception') throw new DriverError(returned.exceptionDetails.text);
      const { value } = returned.result;
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    act: async (source) => {
      await call('input.performActions', { context, actions: [source] }, Anything);
    },
    print: () => bytesOf('browsingContext.print'),
    screenshot: () => bytesOf('browsingContext.captureScreenshot'),
    problems: () => Promise.resolve(problems),
    close: async () => {
      close();
      await end();
    },
  };
}
