import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { allInlineHashes, inlineHashes } from './content-security-policy';
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

/** The folder of the files that a service worker requests to update the pages in its cache. */
export const UPDATES = 'updates';
const UPDATE = new RegExp(`^/${UPDATES}/[0-9a-f]+\\.json$`);
export const isUpdate = (pathname: string) => UPDATE.test(pathname);

/**
 * The headers of an update. The worker gives them to the pages that it updates, so they are those of a document, with
 * one policy for all documents, as on Firebase Hosting.
 * @param live a link to the folder of the live composition.
 */
export function updateHeaders(live: string, allowed: SiteReach): () => Record<string, string> {
  let known = { directory: '', headers: {} };
  return () => {
    const directory = realpathSync(live);
    if (known.directory === directory) return known.headers;
    const documents = readdirSync(directory)
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(join(directory, name), 'utf8'));
    const inline = allInlineHashes(documents);
    const headers = documentHeaders({
      ...allowed,
      inline,
      isVerified: documents.every(isVerified),
    });
    known = { directory, headers };
    return headers;
  };
}

/** The files that Firebase Hosting looks up for a clean URL. */
function documentsAt(pathname: string): string[] {
  if (pathname === '/') return ['index.html'];
  // No path may leave the site's folder, and no page is served by its file name.
  if (!/^(\/[a-z-]+)+$/.test(pathname) || pathname.endsWith('/index')) return [];
  return [`${pathname.slice(1)}.html`, `${pathname.slice(1)}/index.html`];
}
