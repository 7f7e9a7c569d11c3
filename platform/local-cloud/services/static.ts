import { join } from 'node:path';
import { messageOf } from '../../base';
import {
  answerText,
  type Handler,
  listen,
  remoteHandler,
  type RunningServer,
  siteHandler,
} from '../../hosting';
import { moduleOrigin, REMOTES, type ModuleName, type RemoteName } from '../../modules';
import { CURRENT, type Store } from '../../releases';
import { loopbackUrl, type CloudContext } from '../context';
import { takenPortMessage } from '../ports';
import type { Service } from '../service';

interface ReleasedFiles {
  store: Store;
  /** Makes the last builds live; called before a server starts. */
  publishSite: () => Promise<void>;
}

/** Serves a remote's releases to the shell's pages, from its own origin. */
export function remoteServer(
  context: CloudContext,
  name: RemoteName,
  { store, publishSite }: ReleasedFiles,
): Service {
  return server(context, name, async () => {
    await publishSite();
    return remoteHandler(store.client(name, ''), moduleOrigin(context.ports.shell));
  });
}

/** Serves the composed site. */
export function shellServer(
  context: CloudContext,
  { store, publishSite, hasAnalytics }: ReleasedFiles & { hasAnalytics: boolean },
): Service {
  const { ports } = context;
  return server(context, 'shell', async () => {
    await publishSite();
    return siteHandler(join(store.site, CURRENT), {
      remotes: REMOTES.map((name) => moduleOrigin(ports[name])),
      localServices: [ports.auth, ports.firestore, ports.email].map(loopbackUrl),
      hasAnalytics,
    });
  });
}

function server(
  { ports }: CloudContext,
  name: ModuleName,
  makeHandler: () => Promise<Handler>,
): Service {
  let running: RunningServer | undefined;
  return {
    ports: [name],
    start: async () => {
      if (running !== undefined) return;
      const handler = await makeHandler();
      running = await listen(
        ports[name],
        (request, response) => {
          try {
            handler(request, response);
          } catch (error) {
            answerText(response, 500, messageOf(error));
          }
        },
        takenPortMessage(name, ports[name]),
      );
    },
    stop: async () => {
      await running?.stop();
      running = undefined;
    },
  };
}
