import { fetchFailure } from '../../../platform/base';

const LIMIT_MS = 10_000;

export type Reply =
  { isAnswered: true; status: number; text: string } | { isAnswered: false; reason: string };

/** Sends a request. It never throws: a timeout after ten seconds or a failed connection is also a reply. */
export async function sendRequest(url: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    return { isAnswered: true, status: response.status, text: await response.text() };
  } catch (error) {
    return { isAnswered: false, reason: reasonOf(error) };
  }
}

/** @param body is sent as JSON. */
export function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return sendRequest(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${String(LIMIT_MS / 1000)} s`;
  return fetchFailure(error);
}
