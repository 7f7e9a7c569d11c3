import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { type AllowedOrigins, inlineHashes } from './content-security-policy';
import { documentHeaders } from './headers';

/** What is the same for all documents of a site. */
export type SiteReach = Omit<AllowedOrigins, 'inline'>;

/** What the shop's origin serves. */
export interface ServedSite {
  /** The composed documents and other files, by name. */
  composed: ReadonlyMap<string, string | Uint8Array>;
  /** The stored name of each of the shell's files that is requested by a fixed name. */
  fixed: ReadonlyMap<string, string>;
}

/** Answers a request for a page with its composed document, or with `404.html`, as a static host does. */
export function answerDocument(
  { composed }: ServedSite,
  allowed: SiteReach,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // Each page has one URL, as on a static host with clean URLs.
  if (pathname.length > 1 && pathname.endsWith('/')) {
    response.writeHead(301, { Location: pathname.replace(/\/+$/, '') || '/' }).end();
    return;
  }
  const found = documentsAt(pathname).find((name) => composed.has(name));
  const html = String(composed.get(found ?? '404.html') ?? '');
  answerComposed(html, request, response, found === undefined ? 404 : 200, {
    ...documentHeaders({ ...allowed, inline: inlineHashes(html) }),
    'Content-Type': 'text/html; charset=utf-8',
  });
}

/** The files that Firebase Hosting looks up for a clean URL. */
function documentsAt(pathname: string): string[] {
  if (pathname === '/') return ['index.html'];
  // No page is served by its file name.
  if (!/^(\/[a-z-]+)+$/.test(pathname) || pathname.endsWith('/index')) return [];
  return [`${pathname.slice(1)}.html`, `${pathname.slice(1)}/index.html`];
}

/** Answers with a composed file, compressed if the browser takes that. */
export function answerComposed(
  content: string | Uint8Array,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  const isCompressed =
    typeof content === 'string' && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isCompressed ? compressed(content) : Buffer.from(content);
  response.writeHead(status, {
    ...all,
    ...(isCompressed && { 'Content-Encoding': 'br' }),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The compressed live pages, which are requested again and again. */
const known = new Map<string, Buffer>();
const REMEMBERED = 100;

function compressed(text: string): Buffer {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= REMEMBERED) known.clear();
  // Quality 9 makes documents 5 % larger, and 11 takes twice as long.
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  known.set(text, body);
  return body;
}
