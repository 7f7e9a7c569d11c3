import { perRemote } from '../modules';
import type { Ports } from './ports';
import { serviceUrls, SERVICE_TITLES, type ServiceName } from './services';

const ANSWER_LIMIT_MS = 10_000;

/** The path and the answer that identify each service, because another program may be on its port. */
const HEALTH_CHECKS: Readonly<Record<ServiceName, { path: string; body?: RegExp }>> = {
  auth: { path: '/', body: /authEmulator/ },
  firestore: { path: '/', body: /^\s*Ok\s*$/ },
  inbox: { path: '/config', body: /smtpPort/ },
  email: { path: '/', body: new RegExp(`^${SERVICE_TITLES.email}$`) },
  shell: { path: '/' },
  ...perRemote(() => ({ path: '/remoteEntry.js' })),
};

/** Whether the service answers on its port. For a module, this is its development server. */
export async function isHealthy(name: ServiceName, ports: Ports): Promise<boolean> {
  const { path, body } = HEALTH_CHECKS[name];
  try {
    const response = await fetch(serviceUrls(ports)[name] + path, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const text = await response.text();
    return response.ok && (body?.test(text) ?? true);
  } catch {
    return false;
  }
}
