import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { holdFolder, printRemark, root } from '../base';
import { loadLocalShop, type LocalShop, readSiteConfig, siteConfigPath } from '../shop';
import { NO_SERVICES } from '../hosting';
import { entryOf, moduleOrigin, perModule } from '../modules';
import { liveSite, openStore, releaseBuilds, type Store, writeHosts } from '../releases';
import type { Running } from './child-process';
import { callService, clearDocuments, seedAccounts, seedDocuments } from './database';
import type { Ports } from './ports';
import { type CloudContext, httpService, type Service } from './service';
import { calledServices, providedBy, remoteOrigins, serviceUrls } from './services';
import { authService } from './services/auth';
import { devServer } from './services/dev-server';
import { deliver } from './email/deliver';
import { firestoreService } from './services/firestore';
import { inboxService } from './services/inbox';
import { moduleServer } from './services/static';

export interface LocalCloudOptions {
  /** The folder for logs and generated files; it belongs to this local cloud until that is stopped. */
  stateDirectory: string;
  ports: Ports;
  /** `built`: the last production builds behind static servers; `dev`: webpack's development servers. */
  pages: 'built' | 'dev';
  /** A store whose live releases to serve. By default, the last builds are added to the one in the folder. */
  releases?: Store;
  /** Whether the releases that an earlier run left in the folder are deleted. */
  isFresh?: boolean;
  /** The services to run, of those that the shop needs; all by default. */
  parts?: readonly string[];
  /** The business's configuration file; the one of `siteConfigPath` by default. */
  siteConfig?: string;
  onReady?: (part: string, durationMs: number) => void;
}

export type LocalCloud = Awaited<ReturnType<typeof startLocalCloud>>;

function makeServices(
  context: CloudContext,
  { pages, releases }: LocalCloudOptions,
  store: Store,
  local: LocalShop,
): Record<string, Service> {
  const { ports, site, siteConfig } = context;
  const hosts = { origins: remoteOrigins(ports), localCloud: calledServices(local, ports) };
  let preparing: Promise<void> | undefined;
  const prepare = async () => {
    if (releases !== undefined) {
      writeHosts(store, hosts);
      return;
    }
    const { pages } = await releaseBuilds({ store, root, site }, hosts);
    for (const warning of pages.warnings) printRemark(warning);
  };
  const released = {
    store,
    // Every module's server needs it, so the first one to start does it.
    prepareSite: () => (preparing ??= prepare()),
    live: liveSite(store, hosts, site),
    services: site.services ?? NO_SERVICES,
  };
  const { mailService } = local;
  return {
    auth: authService(context),
    firestore: firestoreService(context),
    inbox: inboxService(context),
    ...(mailService && {
      email: httpService(ports, 'email', () =>
        mailService(siteConfig, moduleOrigin(ports.shell), (mail) => deliver(mail, ports)),
      ),
    }),
    ...perModule((name) =>
      pages === 'dev' ? devServer(context, name, hosts) : moduleServer(ports, name, released),
    ),
  };
}

/**
 * Starts and seeds a local cloud. If a service cannot start, all are stopped.
 * @param signal ends a start. A local cloud that runs must be stopped.
 * @throws CliError when the site's configuration cannot be used, another process has the folder, or a service cannot
 *   start.
 */
export async function startLocalCloud(options: LocalCloudOptions, signal: AbortSignal) {
  const { stateDirectory, ports, onReady } = options;
  const { siteConfig = siteConfigPath(root) } = options;
  const site = await readSiteConfig(root, siteConfig);
  const freeFolder = await holdFolder(stateDirectory, 'local cloud');
  // The inbox is emptied, because it would otherwise show the orders of earlier runs.
  rmSync(resolve(stateDirectory, 'inbox'), { recursive: true, force: true });
  const published = resolve(stateDirectory, 'published');
  if (options.isFresh) rmSync(published, { recursive: true, force: true });
  const store = options.releases ?? openStore(published);
  const local = await loadLocalShop();
  const parts = providedBy(local, options.parts);
  const projectId = site.firebase?.projectId ?? 'demo-shop';
  const context = { stateDirectory, ports, siteConfig, site, projectId };
  const services = makeServices(context, options, store, local);
  const stopped = new AbortController();
  const unwanted = AbortSignal.any([signal, stopped.signal]);
  const starting = parts.map(async (name): Promise<Running> => {
    const startedAt = Date.now();
    const running = await entryOf(services, name)(unwanted);
    onReady?.(name, Date.now() - startedAt);
    return running;
  });

  async function stop(): Promise<void> {
    stopped.abort();
    const ready = (await Promise.allSettled(starting)).filter((one) => one.status === 'fulfilled');
    await Promise.all(ready.map(({ value }) => value.stop()));
    freeFolder();
  }

  const seed = () => seedDocuments(context, local.documents?.(siteConfig) ?? {});
  try {
    await Promise.all(starting);
    if (parts.includes('auth')) await seedAccounts(context, local.accounts ?? []);
    if (parts.includes('firestore')) await seed();
  } catch (error) {
    await stop();
    throw error;
  }
  const urls = serviceUrls(ports);
  return {
    ports,
    projectId,
    urls,
    site,
    store,
    /** Restores the documents and the empty inbox of the start. Accounts stay, and with them the sessions of tests. */
    reset: async () => {
      await callService('DELETE', `${urls.inbox}/email/all`);
      await clearDocuments(context);
      await seed();
    },
    stop,
  };
}
