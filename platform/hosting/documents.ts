import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inlineHashes } from './content-security-policy';
import { documentHeaders, type DocumentReach } from './headers';
import { isVerified } from './integrity-policy';

/** What is the same for all documents of a site. */
export type SiteReach = Omit<DocumentReach, 'inline' | 'isVerified'>;

/**
 * Answers a request for a page with its composed document, or with `404.html`, as a static host does.
 * @param live a link to the folder of the live composition.
 */
export function documentHandler(live: string, allowed: SiteReach) {
  return (pathname: string, request: IncomingMessage, response: ServerResponse): void => {
    // Each page has one URL, as on a static host with clean URLs.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      response.writeHead(301, { Location: pathname.replace(/\/+$/, '') || '/' }).end();
      return;
    }
    // Resolved once, so that a release during the request cannot mix two compositions.
    const directory = realpathSync(live);
    const found = documentsAt(pathname).find((name) => existsSync(join(directory, name)));
    const path = join(directory, found ?? '404.html');
    const html = readFileSync(path, 'utf8');
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...documentHeaders({ ...allowed, inline: inlineHashes(html), isVerified: isVerified(html) }),
      'Content-Type': 'text/html; charset=utf-8',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = isCompressed ? readFileSync(`${path}.br`) : Buffer.from(html);
    response.writeHead(found === undefined ? 404 : 200, {
      ...headers,
      ...(isCompressed && { 'Content-Encoding': 'br' }),
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The files that Firebase Hosting looks up for a clean URL. */
function documentsAt(pathname: string): string[] {
  if (pathname === '/') return ['index.html'];
  // No path may leave the site's folder, and no page is served by its file name.
  if (!/^(\/[a-z-]+)+$/.test(pathname) || pathname.endsWith('/index')) return [];
  return [`${pathname.slice(1)}.html`, `${pathname.slice(1)}/index.html`];
}
