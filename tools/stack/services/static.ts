import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { Complaint } from '../../complaint';
import type { ModuleName, RemoteName } from '../../modules';
import { loopbackUrl, moduleOrigin, type StackContext } from '../context';
import {
  assetHeaders,
  documentHeaders,
  inlineHashes,
  remoteHeaders,
  type PageReach,
} from '../headers';
import { answerJson, answerText, listen, type RunningServer } from '../http-server';
import type { Registry } from '@simmer/shared/registry';
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

function builtFiles(root: string, name: ModuleName): string {
  const directory = resolve(root, name, 'dist/client');
  if (!existsSync(directory))
    throw new Complaint(`${name} is not built: run "npm run build" first.`);
  return directory;
}

/** A module's server. */
function server(name: ModuleName, port: number, makeHandler: () => Handler): Service {
  let running: RunningServer | undefined;
  return {
    ports: [name],
    start: async () => {
      if (running !== undefined) return;
      const handler = makeHandler();
      running = await listen(
        port,
        (request, response) => {
          if (request.method === 'GET' || request.method === 'HEAD') handler(request, response);
          else answerText(response, 405, 'Method not allowed');
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

/** Serves a remote's last build to the shell's pages, from an origin of its own. */
export function remoteServer(context: StackContext, name: RemoteName): Service {
  const shellOrigin = moduleOrigin(context.ports.shell);
  return server(name, context.ports[name], () => {
    // sirv writes its own Vary when it serves the brotli twin, so ours is set again after it.
    const files = sirv(builtFiles(context.root, name), {
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

function inlineOfAllDocuments(directory: string): PageReach['inline'] {
  const found = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => inlineHashes(readFileSync(join(directory, file), 'utf8')));
  return {
    scripts: found.flatMap(({ scripts }) => scripts),
    styles: found.flatMap(({ styles }) => styles),
  };
}

/**
 * Serves the shell's last build: its documents with the full security headers, index.html for every address of the
 * site, and the registry.
 * @param registry asked at each request, so that a remote built anew is found without a restart.
 */
export function shellServer(
  context: StackContext,
  options: { hasAnalytics: boolean; registry: () => Promise<Registry> },
): Service {
  const { ports } = context;
  return server('shell', ports.shell, () => {
    const directory = builtFiles(context.root, 'shell');
    const files = sirv(directory, FROM_DISK);
    const headers = documentHeaders({
      remotes: [ports['menu-mfe'], ports['cart-mfe'], ports['editor-mfe']].map(moduleOrigin),
      localServices: [ports.auth, ports.firestore, ports.email].map(loopbackUrl),
      hasAnalytics: options.hasAnalytics,
      inline: inlineOfAllDocuments(directory),
    });
    return (request, response) => {
      const pathname = pathOf(request);
      if (pathname === '/registry.json') {
        setHeaders(response, assetHeaders(pathname));
        options.registry().then(
          (registry) => {
            answerJson(response, 200, registry);
          },
          () => {
            answerMissing(response);
          },
        );
        return;
      }
      // An address of the site has no dot in its last part; what has one is a file, and is there or is missing.
      const isDocument = !/\.[^/]*$/.test(pathname) || pathname.endsWith('.html');
      setHeaders(response, isDocument ? headers : assetHeaders(pathname));
      files(request, response, () => {
        if (!isDocument || pathname.endsWith('.html')) {
          answerMissing(response);
          return;
        }
        request.url = '/index.html';
        files(request, response, () => {
          answerMissing(response);
        });
      });
    };
  });
}
