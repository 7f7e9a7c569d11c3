import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import { loopbackUrl } from '../../../platform/local-cloud';
import { moduleOrigin } from '../../../platform/modules';
import {
  answerText,
  assetHeaders,
  documentHeaders,
  inlineHashes,
  remoteHeaders,
} from '../../../platform/hosting';
import { startOrigin, type Answer } from './origin';

/** Where a site's files are and where they are served: the shell's, and each remote's on an origin of its own. */
export interface SiteFiles {
  port: number;
  client: string;
  remotes: readonly { port: number; client: string }[];
}

/** A running site. Several variants may share its files and differ in their document. */
export interface Site {
  url: string;
  /** Serves this document at the root from now on. */
  show: (html: string) => void;
  closeConnections: () => void;
  stop: () => Promise<void>;
}

const FILES = { brotli: true, etag: true } as const;
/** As tools/release writes documents. */
const DOCUMENT_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const pathOf = (url = '/') => new URL(url, 'http://localhost').pathname;

function answerMissing(response: ServerResponse): void {
  answerText(response, 404, 'Not found');
}

function remoteAnswer(client: string, shellOrigin: string): Answer {
  // sirv writes its own Vary when it serves the brotli twin, so ours is set again after it.
  const headers = (response: ServerResponse, pathname: string) => {
    setHeaders(response, remoteHeaders(pathname, shellOrigin));
  };
  const files = sirv(client, { ...FILES, setHeaders: headers });
  return (request, response) => {
    headers(response, pathOf(request.url));
    files(request, response, () => {
      answerMissing(response);
    });
  };
}

/** Starts a site with production headers, every text file compressed. @throws CliError when a port is taken. */
export async function startSite(
  { port, client, remotes }: SiteFiles,
  localServicePorts: readonly number[],
  handshakeMs: number,
): Promise<Site> {
  const url = moduleOrigin(port);
  const files = sirv(client, FILES);
  let headers: Record<string, string> = {};
  let body = Buffer.alloc(0);

  const shellAnswer: Answer = (request, response) => {
    const pathname = pathOf(request.url);
    if (pathname === '/') {
      response.writeHead(200, { ...headers, 'Content-Length': body.length });
      response.end(body);
      return;
    }
    setHeaders(response, assetHeaders(pathname));
    files(request, response, () => {
      answerMissing(response);
    });
  };

  const origins = await Promise.all([
    startOrigin(port, handshakeMs, shellAnswer),
    ...remotes.map((remote) =>
      startOrigin(remote.port, handshakeMs, remoteAnswer(remote.client, url)),
    ),
  ]);
  return {
    url: `${url}/`,
    show: (html) => {
      body = brotliCompressSync(html, DOCUMENT_QUALITY);
      headers = {
        ...documentHeaders({
          remotes: remotes.map((remote) => moduleOrigin(remote.port)),
          localServices: localServicePorts.map(loopbackUrl),
          hasAnalytics: false,
          inline: inlineHashes(html),
        }),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
      };
    },
    closeConnections: () => {
      for (const origin of origins) origin.closeConnections();
    },
    stop: async () => {
      await Promise.all(origins.map((origin) => origin.stop()));
    },
  };
}
