import { root } from '../base';
import { siteConfigPath } from '../shop';
import { freePorts, type LocalCloud, startLocalCloud } from '../local-cloud';
import type { SiteUrls } from '../local-cloud/testing/client';
import { runReleaseCommands } from '../local-cloud/testing/release-control';
import { MODULES } from '../modules';

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

/** A local cloud as a site for tests. */
export const testSiteOf = ({ store, site, urls, stop }: LocalCloud): TestSite => ({
  urls,
  change: (commands) => runReleaseCommands(store, site, commands),
  stop,
});

interface TestSiteOptions {
  /** Where it saves its state. Sites that run at the same time need different folders. */
  stateDirectory: string;
  /** The business's configuration file. */
  siteConfig: string;
  /** Backends that are already running. */
  shared: LocalCloud;
}

const OWN_BACKENDS = ['inbox', 'email'] as const;

/** Starts a site with the last builds of the modules. It must be stopped. `signal` ends its start. */
export async function startTestSite(
  { stateDirectory, siteConfig, shared }: TestSiteOptions,
  signal: AbortSignal,
): Promise<TestSite> {
  // The email service and the inbox serve one business, the emulators any number.
  const { auth, firestore, inbox, smtp, email } = shared.ports;
  const isOther = siteConfig !== siteConfigPath(root);
  const site = await startLocalCloud(
    {
      pages: 'built',
      ports: {
        ...(await freePorts()),
        auth,
        firestore,
        ...(isOther ? {} : { inbox, smtp, email }),
      },
      parts: [...(isOther ? OWN_BACKENDS : []), ...MODULES],
      siteConfig,
      stateDirectory,
      isFresh: true,
    },
    signal,
  );
  if (isOther) await site.reset();
  return testSiteOf(site);
}
