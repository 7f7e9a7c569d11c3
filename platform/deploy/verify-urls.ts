import { setTimeout as pause } from 'node:timers/promises';
import { CliError, fetchFailure } from '../base';
import type { Address, Addresses } from './upload';

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
 * @throws CliError naming the addresses that are still wrong at the limit, and what is wrong with each; or that it was
 *   interrupted while some were wrong.
 */
export async function verifyUrls(
  addresses: readonly Address[],
  { limitMs, pauseMs }: RetryLimits,
  signal?: AbortSignal,
): Promise<void> {
  let left = addresses;
  for (const until = Date.now() + limitMs; ; await pause(pauseMs)) {
    const wrong = await wrongAnswers(left);
    const problem = describe(wrong, addresses.length);
    if (problem === undefined) return;
    if (signal?.aborted) throw new CliError('Interrupted.');
    if (Date.now() >= until) throw new CliError(problem);
    left = wrong.map(({ address }) => address);
  }
}

/**
 * Whether guests get what is live in the store: every page and file, with its headers. It changes nothing.
 * @returns how many addresses were asked, and a sentence if some do not match.
 */
export async function checkDeployed({
  remotes,
  shell,
}: Addresses): Promise<{ asked: number; problem: string | undefined }> {
  const all = [...remotes, ...shell];
  const wrong = await wrongAnswers(all, { withHeaders: true });
  return { asked: all.length, problem: describe(wrong, all.length) };
}

/**
 * The text at an address; undefined when nothing is deployed there.
 * @throws CliError when the host cannot be reached, or answers with neither 200 nor 404.
 */
export async function fetchText(url: string): Promise<string | undefined> {
  const { status, text } = await requestUncached(url)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new CliError(`${url} cannot be reached: ${fetchFailure(error)}`, { cause: error });
    });
  if (status === 404) return undefined;
  if (status === 200) return text;
  throw new CliError(
    `${url} answers ${String(status)}, so what is live there is unknown. Check business.url and the host, then run the command again.`,
  );
}

interface Wrong {
  address: Address;
  problem: string;
}

/** The addresses whose answers are wrong, in their bytes or, with `withHeaders`, also in their headers. */
async function wrongAnswers(
  addresses: readonly Address[],
  { withHeaders } = { withHeaders: false },
): Promise<Wrong[]> {
  const answers = await askEach(addresses, async (address) => ({
    address,
    problem: await problemWith(address, withHeaders),
  }));
  return answers.flatMap(({ address, problem }) =>
    problem === undefined ? [] : [{ address, problem }],
  );
}

/** Asks hosts a few questions at a time: the limit of an answer begins with its question. */
export async function askEach<Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < questions.length; first += CONCURRENCY)
    answers.push(...(await Promise.all(questions.slice(first, first + CONCURRENCY).map(ask))));
  return answers;
}

async function problemWith(
  { url, content, status, headers }: Address,
  withHeaders: boolean,
): Promise<string | undefined> {
  const expected = Buffer.from(content);
  try {
    const response = await requestUncached(url);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== status)
      return `answers ${String(response.status)} instead of ${String(status)}`;
    if (!body.equals(expected))
      return `answers with different bytes (${String(body.length)}; expected ${String(expected.length)})`;
    return withHeaders ? wrongHeader(response.headers, headers) : undefined;
  } catch (error) {
    return `cannot be reached: ${fetchFailure(error)}`;
  }
}

function wrongHeader(actual: Headers, expected: Address['headers']): string | undefined {
  for (const [name, value] of Object.entries(expected)) {
    const answer = actual.get(name);
    if (answer === null) return `is answered without ${name}`;
    // The header is checked only in part, because a host may add to this list.
    const isRight =
      name === 'Vary'
        ? listOf(value).every((one) => listOf(answer).includes(one))
        : answer === value;
    if (!isRight) return `is answered with ${name}: ${answer}, instead of ${value}`;
  }
  return undefined;
}

const listOf = (text: string) => text.toLowerCase().split(/\s*,\s*/);

/** Requests an address of a host. No cache between this program and the host may answer. */
export function requestUncached(url: string): Promise<Response> {
  return fetch(url, {
    redirect: 'manual',
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
}

/** One sentence for all of them, with the first few; undefined when there are none. */
function describe(wrong: readonly Wrong[], asked: number): string | undefined {
  if (wrong.length === 0) return undefined;
  const lines = wrong.slice(0, SHOWN).map(({ address, problem }) => `${address.url} ${problem}`);
  const more = wrong.length - lines.length;
  if (more > 0) lines.push(`and ${String(more)} more`);
  const count = `${String(wrong.length)} of ${String(asked)} addresses`;
  return `${count} do not match the store:\n    ${lines.join('\n    ')}`;
}
