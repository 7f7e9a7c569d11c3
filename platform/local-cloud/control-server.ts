import type { RunningServer } from '../hosting';
import { serveCommands } from './command-server';
import type { LocalCloud } from './local-cloud';
import { runReleaseCommand } from './release-control';
import { clearDocuments, seedDocuments } from './seed';
import { isServiceName, SERVICES } from './services';

const CLEAR_LIMIT_MS = 60_000;

/**
 * Lets a test in another process control single services: `POST /stop/menu-mfe`, `/start/…`, `/pause/…`, `/resume/…`.
 * `POST /reset` restores the state after the start. `POST /releases` with a command of release-control.ts changes what
 * is live.
 */
export function startControl(
  port: number,
  cloud: LocalCloud,
): Promise<RunningServer & { url: string }> {
  return serveCommands(port, async (verb, service, body) => {
    if (verb === 'releases') return runReleaseCommand(cloud.store, cloud.site, body);
    if (verb === 'reset') return reset(cloud);
    if (!isServiceName(service)) throw new Error(`there is no service "${service}"`);
    if (verb === 'start' || verb === 'stop' || verb === 'pause' || verb === 'resume')
      return cloud.services[service][verb]();
    throw new Error(`there is no command "${verb}"`);
  });
}

/**
 * Starts every service and restores the state after the first start: the seed, no emails and no planned faults.
 * Accounts stay, and with them the sessions of tests.
 */
async function reset(cloud: LocalCloud): Promise<void> {
  const { services, urls } = cloud;
  for (const name of SERVICES) await services[name].resume();
  await Promise.all(SERVICES.map((name) => services[name].start()));
  await Promise.all([
    clear(`${urls.inbox}/email/all`),
    clear(`${urls.email}/__control`),
    clearDocuments(cloud).then(() => seedDocuments(cloud, cloud.monthlyMenu)),
  ]);
}

async function clear(url: string): Promise<void> {
  const signal = AbortSignal.timeout(CLEAR_LIMIT_MS);
  const response = await fetch(url, { method: 'DELETE', signal });
  if (!response.ok)
    throw new Error(`${url} could not be cleared: it answered ${String(response.status)}`);
}
