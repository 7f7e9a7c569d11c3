import { root, siteConfigPath } from '../base';
import {
  freePorts,
  type LocalCloud,
  type Ports,
  runReleaseCommands,
  SERVICES,
  type SiteUrls,
  startLocalCloud,
} from '../local-cloud';
import { MODULES } from '../modules';
import type { Store } from '../releases';

/** A running site for tests. */
export interface TestSite {
  urls: SiteUrls;
  /**
   * Changes what is live.
   * @param commands `ReleaseCommand`s, run one after the other.
   */
  change: (commands: unknown) => Promise<string>;
  stop: () => Promise<void>;
}

interface TestSiteOptions {
  ports?: Ports;
  /** Where it saves its state. Sites that run at the same time need different folders. */
  stateDirectory: string;
  /** A store whose live releases are served. By default, the last builds of the modules are served. */
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

/** Starts a site, which must be stopped. `signal` ends its start. */
export async function startTestSite(
  { ports, stateDirectory, releases, siteConfig = siteConfigPath(root), shared }: TestSiteOptions,
  signal: AbortSignal,
): Promise<TestSite> {
  // The local EmailJS and the inbox serve one business, the emulators any number.
  const isOther = siteConfig !== siteConfigPath(root);
  const cloud = await startLocalCloud(
    {
      pages: 'built',
      ports: { ...(ports ?? (await freePorts())), ...(shared && sharedPorts(shared, isOther)) },
      parts: shared ? [...(isOther ? OWN_BACKENDS : []), ...MODULES] : SERVICES,
      siteConfig,
      stateDirectory,
      ...(releases === undefined ? { isFresh: true } : { releases }),
    },
    signal,
  );
  if (shared && isOther) await cloud.reset();
  return {
    urls: cloud.urls,
    change: (commands) => runReleaseCommands(cloud.store, cloud.site, commands),
    stop: cloud.stop,
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
