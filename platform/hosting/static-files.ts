import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { compressed } from './compressed';
import { type AllowedOrigins, inlineHashes } from './content-security-policy';
import {
  assetHeaders,
  documentHeaders,
  remoteHeaders,
  SERVICE_WORKER_PATH,
  workerHeaders,
} from './headers';
import { answerText, type Handler } from './http-server';

type Content = string | Uint8Array;
type Headers = Readonly<Record<string, string>>;

/** What is the same for all documents of a site. */
type SiteReach = Omit<AllowedOrigins, 'inline'>;

/** What the shop's origin serves. */
export interface ServedSite {
  /** The composed documents and other files, by name. */
  composed: ReadonlyMap<string, Content>;
  /** Where the shell's own file of a name is, if there is one. */
  pathOf: (name: string) => string | undefined;
}

/**
 * Serves the releases of a remote to the shell's pages.
 * @param directory of its files. It is read at each request, so a new release is served at once.
 */
export function remoteHandler(directory: string, shellOrigin: string): Handler {
  return readOnly(async (request, response) => {
    const pathname = pathnameOf(request);
    // It stays in the folder: `URL` has resolved its dots, and nothing decodes the rest.
    const content = await contentOf(join(directory, pathname));
    await answer(pathname, content, remoteHeaders(pathname, shellOrigin), request, response);
  });
}

/**
 * Serves the composed pages and the shell's files.
 * @param live is called at each request, because another release may be live by then.
 */
export function siteHandler(live: () => Promise<ServedSite>, allowed: SiteReach): Handler {
  return readOnly(async (request, response) => {
    const { composed, pathOf } = await live();
    const pathname = pathnameOf(request);
    const name = pathname.slice(1);
    // Files have a dot in their name; pages do not. One with "%" or "=" is a link whose fragment became a part of the path.
    if (!/^[^%=]*\.[^/%=]*$/.test(pathname))
      return answerDocument(composed, allowed, pathname, request, response);
    // This is allowed because the remotes are on this computer.
    const own = pathname === SERVICE_WORKER_PATH ? workerHeaders(true) : {};
    const isPage = pathname.endsWith('.html');
    const content = isPage ? undefined : (composed.get(name) ?? (await contentOf(pathOf(name))));
    return answer(pathname, content, { ...assetHeaders(pathname), ...own }, request, response);
  });
}

/** Answers a request for a page with its composed document, or with `404.html`, as a static host does. */
async function answerDocument(
  composed: ServedSite['composed'],
  allowed: SiteReach,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Each page has one URL, as on a static host with clean URLs.
  if (pathname.length > 1 && pathname.endsWith('/')) {
    response.writeHead(301, { Location: pathname.replace(/\/+$/, '') || '/' }).end();
    return;
  }
  const found = documentsAt(pathname).find((name) => composed.has(name));
  const name = found ?? '404.html';
  const html = String(composed.get(name) ?? '');
  const headers = documentHeaders({ ...allowed, inline: inlineHashes(html) });
  response.statusCode = found === undefined ? 404 : 200;
  await answer(name, html, headers, request, response);
}

/** The files that Firebase Hosting looks up for a clean URL. */
function documentsAt(pathname: string): string[] {
  if (pathname === '/') return ['index.html'];
  // No page is served by its file name.
  if (!/^(\/[a-z-]+)+$/.test(pathname) || pathname.endsWith('/index')) return [];
  return [`${pathname.slice(1)}.html`, `${pathname.slice(1)}/index.html`];
}

/** The content types of what browsers request. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const TEXTS = /^text|json$|xml$/;

/** Answers with a file, compressed if it is a text and the browser takes that. */
async function answer(
  path: string,
  content: Content | undefined,
  headers: Headers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  response.setHeaders(new Map(Object.entries({ Vary: 'Accept-Encoding', ...headers })));
  if (content === undefined) {
    response.setHeader('Cache-Control', 'no-cache');
    // Never an HTML page, which a browser would take for the missing script.
    answerText(response, 404, 'Not found');
    return;
  }
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', etag).setHeader('Content-Type', type);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const isCompressed = TEXTS.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isCompressed ? await compressed(content) : Buffer.from(content);
  if (isCompressed) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function contentOf(path: string | undefined): Promise<Content | undefined> {
  return path === undefined ? undefined : readFile(path).catch(() => undefined);
}

function readOnly(handler: Handler): Handler {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response);
    answerText(response, 405, 'Method not allowed');
  };
}

function pathnameOf(request: IncomingMessage): string {
  // Leading slashes are reduced to one, because what follows "//" is neither a host here nor in a redirect.
  return new URL(`http://localhost${request.url ?? '/'}`).pathname.replace(/^\/+/, '/');
}
