import { remoteHandler, siteHandler, type ServedSite } from '../../hosting';
import type { Services } from '../../shop';
import { moduleOrigin, REMOTES } from '../../modules';
import type { Store } from '../../releases';
import { portOf, type Ports } from '../ports';
import { httpService, type Service } from '../service';

interface ReleasedSite {
  store: Store;
  /** Makes the last builds live; called before a server starts. */
  prepareSite: () => Promise<void>;
  /** What is live now (`liveSite`). */
  live: () => Promise<ServedSite>;
  services: Services;
}

/** Serves the composed site, or a remote's releases to the shell's pages, from the module's own origin. */
export function moduleServer(
  ports: Ports,
  name: string,
  { store, prepareSite, live, services }: ReleasedSite,
): Service {
  const answer = async () => {
    await prepareSite();
    if (name !== 'shell') return remoteHandler(store.files(name), moduleOrigin(ports.shell));
    // This throws if the site cannot be composed, and then the server does not start.
    await live();
    return siteHandler(live, {
      remotes: REMOTES.map((remote) => moduleOrigin(portOf(ports, remote))),
      // Every module is on this computer, so `localModules` allows what these are for.
      pictures: [],
      localServices: Object.values(store.readHosts().localCloud ?? {}),
      localModules: true,
      services,
    });
  };
  return httpService(ports, name, answer);
}
