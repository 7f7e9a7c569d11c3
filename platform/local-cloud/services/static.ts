import { join } from 'node:path';
import { remoteHandler, siteHandler, type OptionalServices } from '../../hosting';
import { moduleOrigin, REMOTES, type ModuleName } from '../../modules';
import { CURRENT, type Store } from '../../releases';
import { loopbackUrl } from '../context';
import type { Ports } from '../ports';
import { httpService, type Service } from '../service';

interface ReleasedSite {
  store: Store;
  /** Makes the last builds live; called before a server starts. */
  publishSite: () => Promise<void>;
  optional: OptionalServices;
}

/** Serves the composed site, or a remote's releases to the shell's pages, from the module's own origin. */
export function moduleServer(
  ports: Ports,
  name: ModuleName,
  { store, publishSite, optional }: ReleasedSite,
): Service {
  const answer = async () => {
    await publishSite();
    if (name !== 'shell') return remoteHandler(store.client(name, ''), moduleOrigin(ports.shell));
    return siteHandler(join(store.site, CURRENT), {
      remotes: REMOTES.map((remote) => moduleOrigin(ports[remote])),
      localServices: [ports.auth, ports.firestore, ports.email].map(loopbackUrl),
      localModules: true,
      optional,
    });
  };
  return httpService(ports, name, answer);
}
