import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import type { Target } from '../target';

/** A server's response. */
export interface Said {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}
type Speak = Said | ((request: IncomingMessage, body: string) => Said);

export type FakeShop = Awaited<ReturnType<typeof startFakeShop>>;

const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';

export const refusal = (status: number, code: string, message: string, reason?: string): Said => ({
  status,
  body: { error: { status: code, message, ...(reason && { details: [{ reason }] }) } },
});
const denied = refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

/** A shop without faults, on its own server. Services answer at the same origin. */
export async function startFakeShop() {
  /** What is answered at each path: "GET /v1/projects". A test replaces an answer to make it wrong. */
  const answers: Record<string, Speak> = {};
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const place = `${request.method ?? ''} ${pathname}`;
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
  Object.assign(answers, {
    'GET /': { status: 200, headers: { 'Content-Security-Policy': "default-src 'none'" } },
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
  });

  const target: Target = {
    isLocal: false,
    shop,
    services: { auth: shop, firestore: shop, email: shop },
    authPages: shop,
    site: { ...testSiteConfig, business: { ...testSiteConfig.business, url: shop } },
  };
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => {
        done();
      });
      server.closeAllConnections();
    });
  return { target, answers, stop };
}

export { DOCUMENTS };
