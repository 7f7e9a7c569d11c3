import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { documentHandler } from './documents';
import { assetHeaders, remoteHeaders, type AllowedOrigins } from './headers';
import { answerText } from './http-server';

/** `dev`: sirv looks at the disk at each request, so a new release is served at once. */
const FROM_DISK = { brotli: true, etag: true, dev: true } as const;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the releases of a remote to the shell's pages.
 * @param directory with a folder for each version.
 */
export function remoteHandler(directory: string, shellOrigin: string): Handler {
  const files = sirv(directory, {
    ...FROM_DISK,
    // sirv sets its own Vary when it serves a precompressed file, so ours is set again after it.
    setHeaders: (response, pathname) => {
      setHeaders(response, remoteHeaders(pathname, shellOrigin));
    },
  });
  return onlyReading((request, response) => {
    setHeaders(response, remoteHeaders(pathOf(request), shellOrigin));
    files(request, response, () => {
      answerMissing(response);
    });
  });
}

/**
 * Serves the composed site: documents with the full security headers, and the shell's files.
 * @param live a link to the folder of the live composition.
 */
export function siteHandler(live: string, allowed: Omit<AllowedOrigins, 'inline'>): Handler {
  const files = sirv(live, FROM_DISK);
  const answerDocument = documentHandler(live, allowed);
  return onlyReading((request, response) => {
    const pathname = pathOf(request);
    // An address of the site has no dot in its last segment, and a file always has one.
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
  });
}

function onlyReading(handler: Handler): Handler {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') handler(request, response);
    else answerText(response, 405, 'Method not allowed');
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://localhost').pathname;
}

/** Never a page: a page in place of a script would be run as one. */
function answerMissing(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
  answerText(response, 404, 'Not found');
}
