import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICE_WORKER_PATH } from '@simmer/shared/service-worker-path';
import sirv from 'sirv';
import { documentHandler, type SiteReach } from './documents';
import { assetHeaders, remoteHeaders, workerHeaders } from './headers';
import { answerText } from './http-server';

/** With `dev` sirv reads the disk at each request, so a new release is served at once. */
const FROM_DISK = { brotli: true, etag: true, dev: true } as const;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the releases of a remote to the shell's pages.
 * @param directory with a folder for each version.
 */
export function remoteHandler(directory: string, shellOrigin: string): Handler {
  const files = sirv(directory, {
    ...FROM_DISK,
    // sirv overwrites Vary when it serves a precompressed file.
    setHeaders: (response, pathname) => {
      setHeaders(response, remoteHeaders(pathname, shellOrigin));
    },
  });
  return readOnly((request, response) => {
    setHeaders(response, remoteHeaders(pathOf(request), shellOrigin));
    files(request, response, () => {
      answerMissing(response);
    });
  });
}

/**
 * Serves the composed pages and the shell's files.
 * @param live a link to the folder of the live composition.
 */
export function siteHandler(live: string, allowed: SiteReach): Handler {
  const files = sirv(live, FROM_DISK);
  const answerDocument = documentHandler(live, allowed);
  return readOnly((request, response) => {
    const pathname = pathOf(request);
    // Files have a dot in their name; pages do not, nor a link to one whose fragment became a part of its path.
    if (!/^[^%]*\.[^/%]*$/.test(pathname)) {
      answerDocument(pathname, request, response);
      return;
    }
    setHeaders(response, assetHeaders(pathname));
    // The remotes are on this computer.
    if (pathname === SERVICE_WORKER_PATH) setHeaders(response, workerHeaders(true));
    if (pathname.endsWith('.html')) answerMissing(response);
    else
      files(request, response, () => {
        answerMissing(response);
      });
  });
}

function readOnly(handler: Handler): Handler {
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

/** Never an HTML page, which a browser would take for the missing script. */
function answerMissing(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
  answerText(response, 404, 'Not found');
}
