import { testSiteConfig } from '@simmer/shared/testing/site-config';
import type { Target } from '../target';

/** A response. */
export interface Said {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

const shop = testSiteConfig.business.url;
export const TARGET: Target = {
  isLocal: false,
  shop,
  services: { auth: shop, firestore: shop, email: shop },
  authPages: shop,
  site: testSiteConfig,
};

export const refusal = (status: number, code: string, message: string, reason?: string): Said => ({
  status,
  body: { error: { status: code, message, ...(reason && { details: [{ reason }] }) } },
});
const denied = refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

export const SIGN_IN = 'POST /v1/accounts:signInWithPassword';
export const SEND = 'POST /api/v1.0/email/send';
export const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';
export const HOME: Said = {
  status: 200,
  headers: { 'Content-Security-Policy': "default-src 'none'" },
};

const HEALTHY: Readonly<Record<string, Said | ((body: string) => Said)>> = {
  'GET /': HOME,
  'GET /v1/projects': {
    status: 200,
    body: { projectId: '1', authorizedDomains: [new URL(shop).hostname] },
  },
  'GET /__/auth/action': { status: 200 },
  [SIGN_IN]: refusal(400, '', 'INVALID_LOGIN_CREDENTIALS'),
  [`GET ${DOCUMENTS}/menu`]: { status: 200, body: {} },
  [`GET ${DOCUMENTS}/users`]: denied,
  [`POST ${DOCUMENTS}:commit`]: denied,
  [SEND]: (body) => {
    const { service_id: service } = JSON.parse(body);
    const part = service === testSiteConfig.emailjs.serviceId ? 'template' : 'service';
    return { status: 400, body: `The ${part} ID not found.` };
  },
};

/**
 * A shop without faults for each test of a file. It answers `fetch`, at one origin for the shop and its services.
 * @returns the answers by place, such as "GET /v1/projects". A test replaces one to make it wrong.
 */
export function fakeShop() {
  const answers: Record<string, Said | ((body: string) => Said)> = {};
  beforeEach(() => {
    Object.assign(answers, HEALTHY);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
      const said = typeof answer === 'function' ? answer(await request.text()) : answer;
      const { status, headers = {}, body = '' } = said ?? { status: 404 };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(text, { status, headers });
    });
  });
  return answers;
}
