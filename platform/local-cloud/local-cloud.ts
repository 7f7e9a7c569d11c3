import { rmSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { perRemote } from '../modules';
import { openStore, publishBuilt, recompose, type Store } from '../releases';
import { printRemark, readSiteConfig } from '../base';
import { logDirectory, type CloudContext } from './context';
import { startParentWatchdog } from './parent-watchdog';
import { SERVICES, serviceUrls, remoteOrigins, type ServiceName } from './services';
import type { Ports } from './ports';
import { devRegistry } from './registry';
import { seedAccounts, seedDocuments } from './seed';
import type { OnExit, Service } from './service';
import { authService } from './services/auth';
import { devServer } from './services/dev-server';
import { emailService } from './services/email';
import { firestoreService } from './services/firestore';
import { inboxService } from './services/inbox';
import { remoteServer, shellServer } from './services/static';

export type LocalCloudOptions = {
  root: string;
  /** For logs and generated files; two local clouds at a time must not share it. */
  stateDirectory: string;
  ports: Ports;
  /** `built`: the last production builds behind static servers; `dev`: webpack's development servers. */
  pages: 'built' | 'dev';
  /** A store whose live releases to serve. By default, a new store with the last builds. */
  releases?: string;
  /** The services to run; all by default. */
  parts?: readonly ServiceName[];
  /** Opens the stand-in's `/__control`, for tests. */
  hasControl?: boolean;
  onReady?: (part: ServiceName, durationMs: number) => void;
  /** A service ended by itself after it had started. */
  onExit?: OnExit;
};

/** Starting a running service or stopping a stopped one does nothing. */
export type LocalCloud = {
  urls: Record<ServiceName, string>;
  /** The releases it serves. */
  store: Store;
  logDirectory: string;
  /** Starts and seeds every service. If one cannot start, all are stopped and its error is thrown. */
  start: () => Promise<void>;
  /** Stops every service, also during its start. Afterwards the local cloud cannot be used again. */
  stop: () => Promise<void>;
  startService: (name: ServiceName) => Promise<void>;
  stopService: (name: ServiceName) => Promise<void>;
  /** Makes a service accept connections without answering; only separate processes can be paused. */
  pauseService: (name: ServiceName) => void;
  resumeService: (name: ServiceName) => void;
};

/** An emulator loses its data when it stops, so it is seeded after each start. */
function seeded(service: Service, seed: () => Promise<void>): Service {
  return {
    ...service,
    start: async () => {
      await service.start();
      await seed();
    },
  };
}

async function makeServices(
  context: CloudContext,
  options: LocalCloudOptions,
  store: Store,
): Promise<Record<ServiceName, Service>> {
  const { root, ports } = context;
  const site = await readSiteConfig(root);
  const { auth, firestore, email } = serviceUrls(ports);
  const localCloud = { auth, firestore, email };
  const origins = remoteOrigins(ports);
  const registry = () => devRegistry(root, origins, localCloud);
  let publishing: Promise<void> | undefined;
  // Every module's server needs it; the first one that starts does it.
  const publishSite = () =>
    (publishing ??= (options.releases === undefined ? publishBuilt : recompose)(
      { store, root, site },
      { origins, localCloud },
    ).then((warnings) => {
      for (const warning of warnings) printRemark(warning);
    }));
  return {
    auth: seeded(authService(context), () => seedAccounts(ports)),
    firestore: seeded(firestoreService(context), () => seedDocuments(ports)),
    inbox: inboxService(context),
    email: emailService(context, { hasControl: options.hasControl ?? false }),
    ...perRemote((name) =>
      options.pages === 'dev'
        ? devServer(context, name, registry)
        : remoteServer(context, name, { store, publishSite }),
    ),
    shell:
      options.pages === 'dev'
        ? devServer(context, 'shell', registry)
        : shellServer(context, {
            store,
            publishSite,
            hasAnalytics: site.firebase.measurementId !== undefined,
          }),
  };
}

/**
 * Creates a local cloud without starting it, so that the caller can stop it during its start.
 * @throws CliError when the site's configuration cannot be used.
 */
export async function createLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const { stateDirectory, parts = SERVICES, onReady } = options;
  mkdirSync(stateDirectory, { recursive: true });
  // The inbox would show the orders of earlier runs.
  rmSync(resolve(stateDirectory, 'inbox'), { recursive: true, force: true });
  const watchdog = startParentWatchdog();
  const context = { ...options, watchdog, onExit: options.onExit ?? (() => undefined) };
  const store = openStore(options.releases ?? resolve(stateDirectory, 'published'));
  const services = await makeServices(context, options, store);

  const starting = new Map<ServiceName, Promise<void>>();

  function startService(name: ServiceName): Promise<void> {
    const start = services[name].start();
    starting.set(name, start);
    return start;
  }

  async function stopService(name: ServiceName): Promise<void> {
    // The first call aborts a start. The second stops what was started in spite of it.
    await services[name].stop();
    await starting.get(name)?.catch(() => undefined);
    await services[name].stop();
  }

  async function startTimed(name: ServiceName): Promise<void> {
    const startedAt = Date.now();
    await startService(name);
    onReady?.(name, Date.now() - startedAt);
  }

  async function stop(): Promise<void> {
    await Promise.all(parts.map(stopService));
    watchdog.close();
  }

  return {
    urls: serviceUrls(options.ports),
    store,
    logDirectory: logDirectory(context),
    start: async () => {
      try {
        await Promise.all(parts.map(startTimed));
      } catch (error) {
        await stop();
        throw error;
      }
    },
    stop,
    startService,
    stopService,
    pauseService: (name) => services[name].pause?.(),
    resumeService: (name) => services[name].resume?.(),
  };
}
