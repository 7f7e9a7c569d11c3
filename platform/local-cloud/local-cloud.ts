import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { holdFolder, printRemark, readSiteConfig, siteConfigPath } from '../base';
import { optionalServices } from '../hosting';
import { perModule } from '../modules';
import { liveSite, openStore, publishBuilt, type Store, writeHosts } from '../releases';
import { seedAccounts } from './accounts';
import { clearDocuments, seedDocuments } from './database';
import { monthlyMenuOf } from './demos/demos';
import { logDirectory, type CloudContext, type OnExit } from './context';
import type { Ports } from './ports';
import { devRegistry } from './registry';
import type { Running, Service } from './service';
import { remoteOrigins, SERVICES, serviceUrls, type ServiceName } from './services';
import { authService } from './services/auth';
import { devServer } from './services/dev-server';
import { emailService } from './services/email';
import { firestoreService } from './services/firestore';
import { inboxService } from './services/inbox';
import { moduleServer } from './services/static';

export interface LocalCloudOptions {
  root: string;
  /** For logs and generated files; it belongs to this local cloud until that is stopped. */
  stateDirectory: string;
  ports: Ports;
  /** `built`: the last production builds behind static servers; `dev`: webpack's development servers. */
  pages: 'built' | 'dev';
  /** A store whose live releases to serve. By default, a new store with the last builds. */
  releases?: Store;
  /** The services to run; all by default. */
  parts?: readonly ServiceName[];
  /** Opens the local EmailJS's `/__control`, for tests. */
  hasControl?: boolean;
  /** The business's configuration file; the one of `siteConfigPath` by default. */
  siteConfig?: string;
  onReady?: (part: ServiceName, durationMs: number) => void;
  /** Called when a service ends by itself after it has started. */
  onExit?: OnExit;
}

export type LocalCloud = Awaited<ReturnType<typeof createLocalCloud>>;

async function clear(url: string): Promise<void> {
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok)
    throw new Error(`${url} could not be cleared: it answered ${String(response.status)}`);
}

const seedMenu = (context: CloudContext) =>
  seedDocuments(context, monthlyMenuOf(context.root, context.siteConfig));

function seeded(service: Service, seed: () => Promise<void>): Service {
  return async (unwanted) => {
    const running = await service(unwanted);
    try {
      await seed();
    } catch (error) {
      await running.stop();
      throw error;
    }
    return running;
  };
}

function makeServices(
  context: CloudContext,
  { pages, releases, hasControl = false }: LocalCloudOptions,
  store: Store,
): Record<ServiceName, Service> {
  const { root, ports, site } = context;
  const { auth, firestore, email } = serviceUrls(ports);
  const hosts = { origins: remoteOrigins(ports), localCloud: { auth, firestore, email } };
  let publishing: Promise<void> | undefined;
  const publish = async () => {
    if (releases !== undefined) {
      writeHosts(store, hosts);
      return;
    }
    const { pages } = await publishBuilt({ store, root, site }, hosts);
    for (const warning of pages.warnings) printRemark(warning);
  };
  const released = {
    store,
    // Every module's server needs it, so the first one to start does it.
    publishSite: () => (publishing ??= publish()),
    live: liveSite(store, hosts, site),
    optional: optionalServices(site),
  };
  return {
    auth: seeded(authService(context), () => seedAccounts(context)),
    firestore: seeded(firestoreService(context), () => seedMenu(context)),
    inbox: inboxService(context),
    email: emailService(context, hasControl),
    ...perModule((name) =>
      pages === 'dev'
        ? devServer(context, name, () => devRegistry(root, hosts))
        : moduleServer(ports, name, released),
    ),
  };
}

/**
 * Creates a local cloud without starting it, so that the caller can stop it during its start.
 * @throws CliError when the site's configuration cannot be used, or another process has the folder.
 */
export async function createLocalCloud(options: LocalCloudOptions) {
  const { stateDirectory, parts = SERVICES, onReady, onExit = () => undefined } = options;
  const { siteConfig = siteConfigPath(options.root) } = options;
  const site = await readSiteConfig(options.root, siteConfig);
  const freeFolder = holdFolder(stateDirectory, 'local cloud');
  // The inbox would show the orders of earlier runs.
  rmSync(resolve(stateDirectory, 'inbox'), { recursive: true, force: true });
  const store = options.releases ?? openStore(resolve(stateDirectory, 'published'));
  const { projectId } = site.firebase;
  const context = { ...options, siteConfig, site, projectId, onExit };
  const services = makeServices(context, options, store);

  const unwanted = new AbortController();
  let started: readonly Promise<Running>[] = [];

  async function startTimed(name: ServiceName): Promise<Running> {
    const startedAt = Date.now();
    const running = await services[name](unwanted.signal);
    onReady?.(name, Date.now() - startedAt);
    return running;
  }

  /** Stops every service, also during its start. Afterwards the local cloud cannot be used again. */
  async function stop(): Promise<void> {
    unwanted.abort();
    await Promise.all(
      started.map((one) =>
        one.then(
          (running) => running.stop(),
          () => undefined,
        ),
      ),
    );
    freeFolder();
  }

  return {
    ports: options.ports,
    projectId,
    /** The configuration of the business whose site it serves. */
    site,
    urls: serviceUrls(options.ports),
    /** The releases it serves. */
    store,
    logDirectory: logDirectory(stateDirectory),
    /** Starts and seeds every service. If one cannot start, all are stopped and its error is thrown. */
    start: async () => {
      try {
        started = parts.map(startTimed);
        await Promise.all(started);
      } catch (error) {
        await stop();
        throw error;
      }
    },
    /** Restores the documents and the empty inbox of the start. Accounts stay, and with them the sessions of tests. */
    reset: async () => {
      const { inbox, email } = serviceUrls(options.ports);
      await Promise.all([
        clear(`${inbox}/email/all`),
        clear(`${email}/__control`),
        clearDocuments(context).then(() => seedMenu(context)),
      ]);
    },
    stop,
  };
}
