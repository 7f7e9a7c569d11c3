import { rmSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type REMOTES } from '../modules';
import { publishBuilt, recompose } from '../release/store/publish-built';
import { openStore, type Store } from '../release/store/store';
import { readSiteConfig } from '../site-config';
import { printRemark } from '../terminal';
import { logDirectory, type StackContext } from './context';
import { startGuard } from './guard';
import { PARTS, partUrls, remoteOrigins, type PartName } from './parts';
import type { Ports } from './ports';
import { devRegistry } from './registry';
import { seedAccounts, seedDocuments } from './seed';
import type { DeathReport, Service } from './service';
import { authService } from './services/auth';
import { devServer } from './services/dev-server';
import { emailService } from './services/email';
import { firestoreService } from './services/firestore';
import { inboxService } from './services/inbox';
import { remoteServer, shellServer } from './services/static';

export type StackOptions = {
  root: string;
  /** For logs and generated files; two stacks at a time must not share it. */
  stateDirectory: string;
  ports: Ports;
  /** `built`: the last production builds behind static servers; `dev`: webpack's development servers. */
  pages: 'built' | 'dev';
  /** A store whose live releases are served as they are; unless told one of its own, with the last builds. */
  releases?: string;
  /** Which parts to run; all unless told. */
  parts?: readonly PartName[];
  /** Opens the stand-in's `/__control`, for tests. */
  hasControl?: boolean;
  onReady?: (part: PartName, durationMs: number) => void;
  /** A part ended by itself after it had started. */
  onDeath?: DeathReport;
};

/** A local cloud. Parts that are already in the wanted state are left alone. */
export type Stack = {
  urls: Record<PartName, string>;
  /** The releases that it serves. */
  store: Store;
  logDirectory: string;
  /** Starts and seeds every part. When one cannot start, all are stopped and its error is thrown. */
  start: () => Promise<void>;
  /** Ends every part, also in the middle of its start; afterwards the stack is not used again. */
  stop: () => Promise<void>;
  startPart: (name: PartName) => Promise<void>;
  stopPart: (name: PartName) => Promise<void>;
  /** Makes a part accept connections and answer nothing; only programs of their own can be paused. */
  pausePart: (name: PartName) => void;
  resumePart: (name: PartName) => void;
};

/** An emulator forgets everything when it ends, so each of its starts is followed by the seed. */
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
  context: StackContext,
  options: StackOptions,
  store: Store,
): Promise<Record<PartName, Service>> {
  const { root, ports } = context;
  const site = await readSiteConfig(root);
  const { auth, firestore, email } = partUrls(ports);
  const localCloud = { auth, firestore, email };
  const origins = remoteOrigins(ports);
  const registry = () => devRegistry(root, origins, localCloud);
  let publishing: Promise<void> | undefined;
  // Whichever module's server starts first; all of them need it, and a later start changes nothing.
  const publishSite = () =>
    (publishing ??= (options.releases === undefined ? publishBuilt : recompose)(
      { store, root, site },
      { origins, localCloud },
    ).then((warnings) => {
      for (const warning of warnings) printRemark(warning);
    }));
  const page = (name: (typeof REMOTES)[number]) =>
    options.pages === 'dev'
      ? devServer(context, name, registry)
      : remoteServer(context, name, { store, publishSite });
  return {
    auth: seeded(authService(context), () => seedAccounts(ports)),
    firestore: seeded(firestoreService(context), () => seedDocuments(ports)),
    inbox: inboxService(context),
    email: emailService(context, { hasControl: options.hasControl ?? false }),
    'menu-mfe': page('menu-mfe'),
    'cart-mfe': page('cart-mfe'),
    'editor-mfe': page('editor-mfe'),
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
 * A stack that is not started yet, so that its owner can stop it in the middle of its start.
 * @throws Complaint when the site's configuration cannot be used.
 */
export async function makeStack(options: StackOptions): Promise<Stack> {
  const { stateDirectory, parts = PARTS, onReady } = options;
  mkdirSync(stateDirectory, { recursive: true });
  // Yesterday's orders would stand among today's.
  rmSync(resolve(stateDirectory, 'inbox'), { recursive: true, force: true });
  const guard = startGuard();
  const context = { ...options, guard, onDeath: options.onDeath ?? (() => undefined) };
  const store = openStore(options.releases ?? resolve(stateDirectory, 'published'));
  const services = await makeServices(context, options, store);

  const starting = new Map<PartName, Promise<void>>();

  function startPart(name: PartName): Promise<void> {
    const start = services[name].start();
    starting.set(name, start);
    return start;
  }

  async function stopPart(name: PartName): Promise<void> {
    // The first call breaks a start off, the second ends what came up all the same.
    await services[name].stop();
    await starting.get(name)?.catch(() => undefined);
    await services[name].stop();
  }

  async function startTimed(name: PartName): Promise<void> {
    const startedAt = Date.now();
    await startPart(name);
    onReady?.(name, Date.now() - startedAt);
  }

  async function stop(): Promise<void> {
    await Promise.all(parts.map(stopPart));
    guard.close();
  }

  return {
    urls: partUrls(options.ports),
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
    startPart,
    stopPart,
    pausePart: (name) => services[name].pause?.(),
    resumePart: (name) => services[name].resume?.(),
  };
}
