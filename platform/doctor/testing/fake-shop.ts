import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { documentHeaders, inlineHashes } from '../../hosting';
import { REMOTES } from '../../modules';
import type { Target } from '../target';

/** A server's response. */
export interface Said {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}
type Speak = Said | ((request: IncomingMessage, body: string) => Said);

export interface FakeShop {
  target: Target;
  /** What is answered at each path: "GET /registry.json". A test replaces an answer to make it wrong. */
  answers: Record<string, Speak>;
  /** The requests so far, as "GET /registry.json". */
  asked: string[];
  stop: () => Promise<void>;
}

const HOME = '<!doctype html><script>early()</script>';
const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';

export const refusal = (status: number, code: string, message: string, reason?: string): Said => ({
  status,
  body: { error: { status: code, message, ...(reason && { details: [{ reason }] }) } },
});
const denied = refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

/** A shop without faults, on its own server. Remotes and services answer at the same origin. */
export async function startFakeShop(): Promise<FakeShop> {
  const asked: string[] = [];
  const answers: Record<string, Speak> = {};
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const place = `${request.method ?? ''} ${pathname}`;
    asked.push(place);
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const speak = answers[place] ?? { status: 404 };
      const {
        status,
        headers,
        body = '',
      } = typeof speak === 'function' ? speak(request, text) : speak;
      response.writeHead(status, headers);
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const shop = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  // A second name of the same server gives the remotes their own origin.
  const remotes = shop.replace('127.0.0.1', 'localhost');

  const page = documentHeaders({
    remotes: [remotes],
    pictures: [],
    localServices: [],
    localModules: false,
    optional: { analytics: false, appCheck: false },
    inline: inlineHashes(HOME),
    isVerified: false,
  });
  Object.assign(answers, {
    'GET /': { status: 200, headers: page, body: HOME },
    'GET /registry.json': {
      status: 200,
      body: {
        modules: Object.fromEntries(
          REMOTES.map((name) => [
            name,
            { version: '1.0.0-aaaaaaaa', entry: `${remotes}/remoteEntry.0123abcd.js` },
          ]),
        ),
      },
    },
    'GET /v1/projects': {
      status: 200,
      body: { projectId: '1', authorizedDomains: ['127.0.0.1'] },
    },
    'GET /__/auth/action': { status: 200 },
    'POST /v1/accounts:signInWithPassword': refusal(400, '', 'INVALID_LOGIN_CREDENTIALS'),
    [`GET ${DOCUMENTS}/menu`]: { status: 200, body: {} },
    [`GET ${DOCUMENTS}/users`]: denied,
    [`POST ${DOCUMENTS}:commit`]: denied,
    'POST /api/v1.0/email/send': (_request: IncomingMessage, body: string) => {
      const { service_id: service } = JSON.parse(body);
      const part = service === testSiteConfig.emailjs.serviceId ? 'template' : 'service';
      return { status: 400, body: `The ${part} ID not found.` };
    },
    'GET /social': { status: 200 },
    'GET /gallery': { status: 200 },
    'GET /portfolio': { status: 200 },
    'GET /u/test-kitchen': { status: 200 },
  });

  const { business, links, builder, venmo } = testSiteConfig;
  const target: Target = {
    isLocal: false,
    shop,
    localServices: [],
    services: { auth: shop, firestore: shop, email: shop },
    authPages: shop,
    site: {
      ...testSiteConfig,
      business: { ...business, url: shop },
      links: {
        social: { ...links.social, url: `${shop}/social` },
        gallery: `${shop}/gallery`,
      },
      builder: { ...builder, portfolio: `${shop}/portfolio` },
      venmo: { ...venmo, profile: `${shop}/u/test-kitchen` },
    },
  };
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => {
        done();
      });
      server.closeAllConnections();
    });
  return { target, answers, asked, stop };
}

export { DOCUMENTS };
