import { SERVICES, serviceUrls } from './services';
import type { Ports } from './ports';
import { clearAccounts, clearDocuments, seedAccounts, seedDocuments } from './seed';
import type { LocalCloud } from './local-cloud';

async function clear(url: string): Promise<void> {
  const response = await fetch(url, { method: 'DELETE', signal: AbortSignal.timeout(60_000) });
  if (!response.ok)
    throw new Error(`${url} could not be cleared: it answered ${String(response.status)}`);
}

/** Starts every service and restores the state after the first start: the seed, no emails and no planned faults. */
export async function resetLocalCloud(cloud: LocalCloud, ports: Ports): Promise<void> {
  for (const name of SERVICES) cloud.resumeService(name);
  await Promise.all(SERVICES.map((name) => cloud.startService(name)));
  const { inbox, email } = serviceUrls(ports);
  await Promise.all([
    clear(`${inbox}/email/all`),
    clear(`${email}/__control`),
    clearAccounts(ports).then(() => seedAccounts(ports)),
    clearDocuments(ports).then(() => seedDocuments(ports)),
  ]);
}
