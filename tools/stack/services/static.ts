import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { Complaint, messageOf } from '../../complaint';
import type { ModuleName, RemoteName } from '../../modules';
import { moduleOrigin, type StackContext } from '../context';
import { assetHeaders, remoteHeaders } from '../headers';
import { answerText, listen, type RunningServer } from '../http-server';
import { CURRENT } from '../../release/write-site';
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

function builtFiles(root: string, name: ModuleName): string {
  const directory = resolve(root, name, 'dist/client');
  if (!existsSync(directory))
    throw new Complaint(`${name} is not built: run "npm run build" first.`);
  return directory;
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

/**
 * Serves the composed site, each document with the full security headers, and the shell's own files.
 * @param options.composeSite makes the site before the server starts.
 */
export function shellServer(
  context: StackContext,
  options: DocumentOptions & { composeSite: () => Promise<void> },
): Service {
  return server('shell', context.ports.shell, async () => {
    const client = sirv(builtFiles(context.root, 'shell'), FROM_DISK);
    await options.composeSite();
    const composed = sirv(join(options.siteDirectory, CURRENT), FROM_DISK);
    const answerDocument = documentServer(context, options);
    return (request, response) => {
      const pathname = pathOf(request);
      // An address of the site has no dot in its last part; what has one is a file, and is there or is missing.
      if (!/\.[^/]*$/.test(pathname)) {
        answerDocument(pathname, request, response);
        return;
      }
      setHeaders(response, assetHeaders(pathname));
      const isPage = pathname.endsWith('.html');
      const next = (...handlers: readonly (typeof client)[]): void => {
        const [first, ...rest] = handlers;
        if (!first || isPage) answerMissing(response);
        else
          first(request, response, () => {
            next(...rest);
          });
      };
      next(composed, client);
    };
  });
}
