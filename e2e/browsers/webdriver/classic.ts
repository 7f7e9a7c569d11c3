import * as v from 'valibot';
import { type Session, VIEWPORT } from './session';

const AnswerSchema = v.object({ value: v.unknown() });
const FaultSchema = v.object({ error: v.string(), message: v.string() });
const SessionSchema = v.object({ sessionId: v.string() });

/** One command of https://www.w3.org/TR/webdriver2/. */
async function command(url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) });
  const { value } = v.parse(AnswerSchema, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(FaultSchema, value);
  throw new Error(`${error}: ${message}`);
}

/** Runs in the page. Classic WebDriver does not report the console, so the page has to collect it. */
function keepProblems(): string[] {
  const page: Window & { problems?: string[] } = window;
  if (page.problems) return page.problems;
  const problems: string[] = [];
  page.problems = problems;
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      problems.push(words.map(String).join(' '));
      log(...words);
    };
  }
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  return problems;
}

const script = (source: string) => `
  (${String(keepProblems)})();
  return (async (args) => JSON.stringify(await (${source})(...JSON.parse(args))))(arguments[0]);`;

/**
 * The first tab of a browser whose driver speaks classic WebDriver: https://www.w3.org/TR/webdriver2/
 * @param driver its address.
 * @param end ends the programs.
 */
export async function classicSession(driver: string, end: () => Promise<void>): Promise<Session> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
  const { sessionId } = v.parse(
    SessionSchema,
    await command(`${driver}/session`, { capabilities }),
  );
  const session = `${driver}/session/${sessionId}`;
  let problems: readonly string[] = [];
  await command(`${session}/window/rect`, VIEWPORT);

  async function evaluate(source: string, args: readonly unknown[] = []): Promise<unknown> {
    const text = await command(`${session}/execute/sync`, {
      script: script(source),
      args: [JSON.stringify(args)],
    });
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  }

  const current = async () =>
    v.parse(v.array(v.string()), await evaluate(String(keepProblems)).catch(() => []));

  return {
    open: async (url) => {
      problems = [...problems, ...(await current())];
      await command(`${session}/url`, { url });
    },
    evaluate,
    act: async (source) => {
      await command(`${session}/actions`, { actions: [source] });
    },
    screenshot: async () =>
      Buffer.from(v.parse(v.string(), await command(`${session}/screenshot`)), 'base64'),
    problems: async () => [...problems, ...(await current())],
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await end();
    },
  };
}
