import { entryOf, perRemote } from '../modules';
import type { Ports } from './ports';
import { serviceUrls } from './services';

const ANSWER_LIMIT_MS = 10_000;

/** The path and the answer that identify each program, because another one may be on its port. */
const HEALTH_CHECKS: Readonly<Record<string, { path: string; body?: RegExp }>> = {
  auth: { path: '/', body: /authEmulator/ },
  firestore: { path: '/', body: /^\s*Ok\s*$/ },
  inbox: { path: '/config', body: /smtpPort/ },
  shell: { path: '/' },
  ...perRemote(() => ({ path: '/remoteEntry.js' })),
};

/**
 * Whether the service answers on its port. For a module, this is its development server.
 * @param unwanted ends the request: a development server answers only when it has compiled.
 */
export async function isHealthy(
  name: string,
  ports: Ports,
  unwanted = new AbortController().signal,
): Promise<boolean> {
  const { path, body } = entryOf(HEALTH_CHECKS, name);
  try {
    const response = await fetch(entryOf(serviceUrls(ports), name) + path, {
      signal: AbortSignal.any([unwanted, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    });
    const text = await response.text();
    return response.ok && (body?.test(text) ?? true);
  } catch {
    return false;
  }
}
