import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort, readSiteConfig, root, siteConfigPath, stateDirectory } from '../base';
import {
  type CloudUrls,
  createLocalCloud,
  freePorts,
  type LocalCloud,
  type Ports,
  runReleaseCommands,
  SERVICES,
  type SiteUrls,
  startControl,
} from '../local-cloud';
import { MODULES, perModule, perRemote } from '../modules';
import { uploadOf, writeUpload } from '../deploy';
import { composeLive, openStore, publishBuilt, type Store } from '../releases';
import { hostingOrigins, startHostingEmulator } from './hosting-emulator';

/** A running site for tests. */
export interface TestSite {
  urls: CloudUrls;
  /** Where the Hosting emulator serves the modules. */
  hosting?: SiteUrls['hosting'];
  /** Restores the data of the start. */
  reset: () => Promise<void>;
  stop: () => Promise<unknown>;
}

interface TestSiteOptions {
  ports?: Ports;
  /** Its folder in the state directory. Sites that run at the same time need different folders. */
  name?: string;
  /**
   * A store whose live releases are served. The site saves its state next to it. By default, the last builds of the
   * modules are served.
   */
  releases?: Store;
  /** The business's configuration file; by default the shop's own. */
  siteConfig?: string;
  /** Backends that run already. By default, the site has its own. */
  shared?: LocalCloud;
}

const OWN_BACKENDS = ['inbox', 'email'] as const;

function sharedPorts({ ports }: LocalCloud, isOther: boolean): Partial<Ports> {
  const { auth, firestore, inbox, smtp, email } = ports;
  return isOther ? { auth, firestore } : { auth, firestore, inbox, smtp, email };
}

/** Starts a site, which must be stopped. `signal` ends it at once, also during its start. */
export async function startTestSite(
  {
    ports,
    name = 'test-cloud',
    releases,
    siteConfig = siteConfigPath(root),
    shared,
  }: TestSiteOptions,
  signal: AbortSignal,
): Promise<TestSite> {
  // The local EmailJS and the inbox serve one business, the emulators any number.
  const isOther = siteConfig !== siteConfigPath(root);
  const cloud = await createLocalCloud({
    root,
    pages: 'built',
    hasControl: true,
    stateDirectory:
      releases === undefined
        ? resolve(stateDirectory, name)
        : resolve(releases.directory, '../cloud'),
    ports: { ...(ports ?? (await freePorts())), ...(shared && sharedPorts(shared, isOther)) },
    parts: shared ? [...(isOther ? OWN_BACKENDS : []), ...MODULES] : SERVICES,
    siteConfig,
    ...(releases !== undefined && { releases }),
  });
  signal.addEventListener('abort', () => void cloud.stop(), { once: true });
  // Releases of an earlier run must not be tested.
  if (releases === undefined) rmSync(cloud.store.directory, { recursive: true, force: true });
  await cloud.start();
  if (shared && isOther) await cloud.reset();
  const control = await startControl(await freePort(), (commands) =>
    runReleaseCommands(cloud.store, cloud.site, commands),
  );
  return {
    urls: { ...cloud.urls, control: control.url },
    reset: cloud.reset,
    stop: () => Promise.all([control.stop(), cloud.stop()]),
  };
}

/** Runs a site until `use` is done, and always stops it. */
export async function withTestSite<T>(
  options: TestSiteOptions,
  signal: AbortSignal,
  use: (site: TestSite) => Promise<T>,
): Promise<T> {
  const site = await startTestSite(options, signal);
  try {
    return await use(site);
  } finally {
    await site.stop();
  }
}

/**
 * Starts the shop on Firebase's Hosting emulator: a store with the last builds, deployed as to Firebase. Pages have the
 * shop's own addresses.
 */
export async function startHostingSite(
  backends: LocalCloud,
  signal: AbortSignal,
): Promise<TestSite> {
  const directory = resolve(stateDirectory, 'test-hosting');
  const store = openStore(resolve(directory, 'releases'));
  // Releases of an earlier run must not be tested.
  rmSync(store.directory, { recursive: true, force: true });
  const addresses = await hostingOrigins();
  const site = await readSiteConfig(root);
  const sites = perModule((name) => `simmer-${name}`);
  const hosts = { origins: perRemote((name) => `https://${sites[name]}.web.app`), sites };
  const origins = { ...hosts.origins, shell: new URL(site.business.url).origin };
  const logFile = resolve(directory, 'hosting.log');
  const deployed = resolve(directory, 'deployed');
  const deploy = async () => {
    const state = store.readState();
    const { files: pages } = await composeLive(store, hosts, state, site);
    rmSync(deployed, { recursive: true, force: true });
    writeUpload(deployed, uploadOf({ store, state, hosts, site, pages }));
  };
  const start = () => startHostingEmulator(deployed, addresses, logFile, signal);
  await publishBuilt({ store, root, site }, hosts);
  await deploy();
  let emulator = await start();
  signal.addEventListener('abort', () => void emulator.stop(), { once: true });
  const control = await startControl(await freePort(), async (commands) => {
    const copy = await runReleaseCommands(store, site, commands);
    // The emulator reads the headers only at its start. A real deploy replaces them together with the documents.
    if (copy === '') {
      await emulator.stop();
      await deploy();
      emulator = await start();
    }
    return copy;
  });
  return {
    urls: { ...backends.urls, ...origins, control: control.url },
    hosting: addresses.origins,
    reset: backends.reset,
    stop: () => Promise.all([control.stop(), emulator.stop()]),
  };
}
