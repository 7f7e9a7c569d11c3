import { testSiteConfig } from '@simmer/shared/testing/site-config';

/** A response. */
export interface Said {
  status: number;
  body?: unknown;
}

export const refusal = (status: number, code: string, message: string, reason?: string): Said => ({
  status,
  body: { error: { status: code, message, ...(reason && { details: [{ reason }] }) } },
});
const denied = refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

export const SIGN_IN = 'POST /v1/accounts:signInWithPassword';
export const SEND = 'POST /api/v1.0/email/send';
export const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';

const HEALTHY: Readonly<Record<string, Said | ((body: string) => Said)>> = {
  'GET /v1/projects': {
    status: 200,
    body: { projectId: '1', authorizedDomains: [new URL(testSiteConfig.business.url).hostname] },
  },
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
 * A shop without faults for each test of a file. It answers `fetch`, whatever the origin.
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
      const { status, body = '' } = said ?? { status: 404 };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(text, { status });
    });
  });
  return answers;
}
