import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { messageOf } from '../../complaint';
import type { ModuleName, RemoteName } from '../../modules';
import type { Store } from '../../release/store/store';
import { moduleOrigin, type StackContext } from '../context';
import { assetHeaders, remoteHeaders } from '../headers';
import { answerText, listen, type RunningServer } from '../http-server';
import { CURRENT } from '../../release/site/write-site';
import { documentServer, type DocumentOptions } from './documents';
import type { Service } from '../service';

/** `dev`: sirv looks at the disk at each request, so that a module built while the site runs is what it serves. */
const FROM_DISK = { brotli: true, etag: true, dev: true } as const;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://localhost').pathname;
}

/** Never a page: a page in place of a script would be run as one, and a missing module looks like a broken one. */
function answerMissing(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
  answerText(response, 404, 'Not found');
}

interface ReleasedFiles {
  store: Store;
  /** Makes the last builds live, before the first server starts. */
  publishSite: () => Promise<void>;
}

/** A module's server. */
function server(
  name: ModuleName,
  port: number,
  makeHandler: () => Handler | Promise<Handler>,
): Service {
  let running: RunningServer | undefined;
  return {
    ports: [name],
    start: async () => {
      if (running !== undefined) return;
      const handler = await makeHandler();
      running = await listen(
        port,
        (request, response) => {
          if (request.method !== 'GET' && request.method !== 'HEAD') {
            answerText(response, 405, 'Method not allowed');
            return;
          }
          try {
            handler(request, response);
          } catch (error) {
            answerText(response, 500, messageOf(error));
          }
        },
        name,
      );
    },
    stop: async () => {
      await running?.stop();
      running = undefined;
    },
  };
}

/** Serves a remote's releases to the shell's pages, from an origin of its own. */
export function remoteServer(
  context: StackContext,
  name: RemoteName,
  { store, publishSite }: ReleasedFiles,
): Service {
  const shellOrigin = moduleOrigin(context.ports.shell);
  return server(name, context.ports[name], async () => {
    await publishSite();
    // sirv writes its own Vary when it serves the brotli twin, so ours is set again after it.
    const files = sirv(store.client(name, ''), {
      ...FROM_DISK,
      setHeaders: (response, pathname) => {
        setHeaders(response, remoteHeaders(pathname, shellOrigin));
      },
    });
    return (request, response) => {
      setHeaders(response, remoteHeaders(pathOf(request), shellOrigin));
      files(request, response, () => {
        answerMissing(response);
      });
    };
  });
}

/** Serves the composed site, each document with the full security headers, and the shell's own files. */
export function shellServer(
  context: StackContext,
  { store, publishSite, hasAnalytics }: ReleasedFiles & Pick<DocumentOptions, 'hasAnalytics'>,
): Service {
  return server('shell', context.ports.shell, async () => {
    await publishSite();
    const files = sirv(join(store.site, CURRENT), FROM_DISK);
    const answerDocument = documentServer(context, {
      siteDirectory: store.site,
      hasAnalytics,
    });
    return (request, response) => {
      const pathname = pathOf(request);
      // An address of the site has no dot in its last part; what has one is a file, and is there or is missing.
      if (!/\.[^/]*$/.test(pathname)) {
        answerDocument(pathname, request, response);
        return;
      }
      setHeaders(response, assetHeaders(pathname));
      if (pathname.endsWith('.html')) answerMissing(response);
      else
        files(request, response, () => {
          answerMissing(response);
        });
    };
  });
}
