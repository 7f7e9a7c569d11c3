import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { answerComposed, answerDocument, type ServedSite, type SiteReach } from './documents';
import { assetHeaders, remoteHeaders, SERVICE_WORKER_PATH, workerHeaders } from './headers';
import { answerText, type Handler } from './http-server';

/** With `dev` sirv reads the disk at each request, so a new release is served at once. */
const FROM_DISK = { brotli: true, etag: true, dev: true } as const;

/**
 * Serves the releases of a remote to the shell's pages.
 * @param directory of its files.
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
 * @param folder of the shell's files.
 * @param live is called at each request, because another release may be live by then.
 */
export function siteHandler(
  folder: string,
  live: () => Promise<ServedSite>,
  allowed: SiteReach,
): Handler {
  const files = sirv(folder, FROM_DISK);
  const answer = (site: ServedSite, request: IncomingMessage, response: ServerResponse) => {
    const pathname = pathOf(request);
    const name = pathname.slice(1);
    // Files have a dot in their name; pages do not, nor a link to one whose fragment became a part of its path.
    if (!/^[^%]*\.[^/%]*$/.test(pathname)) {
      answerDocument(site, allowed, pathname, request, response);
      return;
    }
    // This is allowed because the remotes are on this computer.
    const own = pathname === SERVICE_WORKER_PATH ? workerHeaders(true) : {};
    const headers = { ...assetHeaders(pathname), ...own };
    const content = site.composed.get(name);
    if (pathname.endsWith('.html')) answerMissing(response);
    else if (content !== undefined)
      answerComposed(content, request, response, 200, {
        ...headers,
        'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      });
    else {
      setHeaders(response, headers);
      const stored = site.fixed.get(name);
      if (stored !== undefined) request.url = `/${stored}`;
      files(request, response, () => {
        answerMissing(response);
      });
    }
  };
  return readOnly(async (request, response) => {
    answer(await live(), request, response);
  });
}

/** The content types of composed files. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

function readOnly(handler: Handler): Handler {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response);
    answerText(response, 405, 'Method not allowed');
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function pathOf(request: IncomingMessage): string {
  // Leading slashes are reduced to one, because what follows "//" is neither a host here nor in a redirect.
  return new URL(`http://localhost${request.url ?? '/'}`).pathname.replace(/^\/+/, '/');
}

/** The answer is never an HTML page, which a browser would take for the missing script. */
function answerMissing(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-cache');
  answerText(response, 404, 'Not found');
}
