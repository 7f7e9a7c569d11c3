import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError, fetchFailure } from '../base';
import type { Address } from './upload';

/** How long a host may take to serve what was deployed. Its copies around the world are replaced one by one. */
export interface RetryLimits {
  limitMs: number;
  pauseMs: number;
}

const CONCURRENCY = 12;
const ANSWER_LIMIT_MS = 20_000;
const SHOWN = 5;

/**
 * Requests every address, and repeats those with a wrong answer, until each answers with its bytes.
 * @throws CliError naming the addresses that are still wrong at the limit, and what is wrong with each.
 */
export async function verifyUrls(
  addresses: readonly Address[],
  { limitMs, pauseMs }: RetryLimits,
  signal?: AbortSignal,
): Promise<void> {
  const until = Date.now() + limitMs;
  let wrong = await wrongAnswers(addresses, 'bytes');
  while (wrong.length > 0) {
    signal?.throwIfAborted();
    if (Date.now() >= until) throw new CliError(describe(wrong, addresses.length));
    await pause(pauseMs);
    wrong = await wrongAnswers(
      wrong.map(({ address }) => address),
      'bytes',
    );
  }
}

/**
 * The text at an address; undefined when nothing is deployed there.
 * @throws CliError when the host cannot be reached, or answers with neither 200 nor 404.
 */
export async function fetchText(url: string): Promise<string | undefined> {
  const { status, text } = await answerOf(url);
  if (status === 404) return undefined;
  if (status === 200) return text;
  throw new CliError(
    `${url} answers ${String(status)}, so what is live there is unknown. Check business.url and the host, then run the command again.`,
  );
}

async function answerOf(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await request(url);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new CliError(`${url} cannot be reached: ${fetchFailure(error)}`, { cause: error });
  }
}

interface Wrong {
  address: Address;
  problem: string;
}

/** The addresses that answer otherwise than they should, in bytes or also in headers. */
export async function wrongAnswers(
  addresses: readonly Address[],
  what: 'bytes' | 'bytes and headers',
): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const problem = await problemWith(address, what !== 'bytes');
      if (problem !== undefined) wrong.push({ address, problem });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return wrong;
}

async function problemWith(
  { url, content, status, headers }: Address,
  hasHeaders: boolean,
): Promise<string | undefined> {
  const expected = Buffer.from(content());
  try {
    const response = await request(url);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== status)
      return `answers ${String(response.status)} instead of ${String(status)}`;
    if (!body.equals(expected))
      return `answers with different bytes: ${sizeAndHash(body)} instead of ${sizeAndHash(expected)}`;
    return hasHeaders ? wrongHeader(response.headers, headers) : undefined;
  } catch (error) {
    return `cannot be reached: ${fetchFailure(error)}`;
  }
}

function wrongHeader(actual: Headers, expected: Address['headers']): string | undefined {
  for (const [name, value] of Object.entries(expected)) {
    const answer = actual.get(name);
    if (answer === null) return `is answered without ${name}`;
    // A host may add to this list.
    const isRight =
      name === 'Vary'
        ? listOf(value).every((one) => listOf(answer).includes(one))
        : answer === value;
    if (!isRight) return `is answered with ${name}: ${answer}, instead of ${value}`;
  }
  return undefined;
}

const listOf = (text: string) => text.toLowerCase().split(/\s*,\s*/);

/** No cache between this program and the host may answer. */
function request(url: string): Promise<Response> {
  return fetch(url, {
    redirect: 'manual',
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
}

function sizeAndHash(bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return `${String(bytes.length)} bytes with SHA-256 ${hash}…`;
}

/** One sentence for all of them, with the first few. */
export function describe(wrong: readonly Wrong[], asked: number): string {
  const lines = wrong.slice(0, SHOWN).map(({ address, problem }) => `${address.url} ${problem}`);
  const more = wrong.length - lines.length;
  if (more > 0) lines.push(`and ${String(more)} more`);
  const count = `${String(wrong.length)} of ${String(asked)} addresses`;
  return `${count} do not match the store:\n    ${lines.join('\n    ')}`;
}
