import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { openStore } from '../../../platform/releases';
import { examine } from './examine';
import type { Finding } from './finding';

interface Said {
  status: number;
  body?: unknown;
}

const refusal = (status: number, code: string, message: string, reason?: string): Said => ({
  status,
  body: { error: { status: code, message, ...(reason && { details: [{ reason }] }) } },
});
const denied = refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

const KEY = 'GET /v1/projects';
const SIGN_IN = 'POST /v1/accounts:signInWithPassword';
const SEND = 'POST /api/v1.0/email/send';
const DOCUMENTS = '/v1/projects/demo-test/databases/(default)/documents';
const MENU = `GET ${DOCUMENTS}/menu`;

/** The answers of a shop without faults, whatever the origin. A test replaces one to make it wrong. */
let answers: Record<string, Said | ((body: string) => Said)>;
beforeEach(() => {
  answers = {
    [KEY]: {
      status: 200,
      body: { projectId: '1', authorizedDomains: [new URL(testSiteConfig.business.url).hostname] },
    },
    [SIGN_IN]: refusal(400, '', 'INVALID_LOGIN_CREDENTIALS'),
    [MENU]: { status: 200, body: {} },
    [`GET ${DOCUMENTS}/users`]: denied,
    [`POST ${DOCUMENTS}:commit`]: denied,
    [SEND]: (body) => {
      const { service_id: service } = JSON.parse(body);
      const part = service === testSiteConfig.emailjs.serviceId ? 'template' : 'service';
      return { status: 400, body: `The ${part} ID not found.` };
    },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
    const said = typeof answer === 'function' ? answer(await request.text()) : answer;
    const { status, body = '' } = said ?? { status: 404 };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
});

const examined = (site = testSiteConfig) => examine(site, openStore('/nowhere'));

/** The faults of the services, except for those that only an email can show. */
async function faults(site = testSiteConfig): Promise<Finding[]> {
  const findings = await examined(site);
  return findings.filter(
    ({ level, text, subject }) =>
      level !== 'ok' &&
      !text.includes('without sending an email') &&
      !['site.config.json', 'Hosts'].includes(subject),
  );
}

it('the doctor finds no fault in a shop where all is well', async () => {
  expect(await faults()).toEqual([]);
});

it('the doctor says that the template cannot be tested without a mail, and sends none', async () => {
  const texts = (await examined()).map(({ text }) => text);
  expect(texts).toContain(
    'Whether emailjs.templateId and the mail account work cannot be checked without sending an email.',
  );
  const sent = jest.mocked(fetch).mock.calls.flatMap(([, init]) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    return body.template_id ?? [];
  });
  expect(sent).toEqual(['no_such_template', 'no_such_template']);
});

it.each<[string, string, Said, RegExp]>([
  [
    'an API key that Firebase does not know',
    KEY,
    refusal(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID'),
    /^Firebase does not know firebase\.apiKey\.$/,
  ],
  [
    'an API key that is restricted to other pages',
    KEY,
    refusal(403, 'PERMISSION_DENIED', 'Blocked.', 'API_KEY_HTTP_REFERRER_BLOCKED'),
    /^firebase\.apiKey does not work on pages of http/,
  ],
  [
    'an API key of another project',
    KEY,
    { status: 200, body: { projectId: '2', authorizedDomains: ['kitchen.test.example'] } },
    /^firebase\.apiKey belongs to project number 2, but firebase\.messagingSenderId is 1\.$/,
  ],
  [
    'a project without accounts',
    KEY,
    refusal(400, '', 'CONFIGURATION_NOT_FOUND'),
    /^The project has no accounts yet\.$/,
  ],
  [
    'login that is not enabled',
    SIGN_IN,
    refusal(400, '', 'PASSWORD_LOGIN_DISABLED'),
    /^Login with email and password is not enabled\.$/,
  ],
  [
    'a database that is missing',
    MENU,
    refusal(404, 'NOT_FOUND', 'no database'),
    /^The project has no database named \(default\)\.$/,
  ],
  [
    'a wrong public key',
    SEND,
    { status: 400, body: 'The Public Key is invalid.' },
    /^EmailJS answers 400: The Public Key is invalid\.$/,
  ],
])(
  'a problem is reported in a plain sentence with what to do: %s',
  async (_, place, said, text) => {
    answers[place] = said;
    const found = await faults();
    expect(found.map((finding) => finding.text)).toContainEqual(expect.stringMatching(text));
    for (const { level, advice } of found) {
      expect(level).toBe('problem');
      expect(advice).toMatch(/^[A-Z].*\.$/);
    }
  },
);

it.each<[string, string, Said, RegExp]>([
  [
    'a domain that is not authorized',
    KEY,
    { status: 200, body: { projectId: '1', authorizedDomains: [] } },
    /^kitchen\.test\.example is not an authorized domain\.$/,
  ],
  [
    'a login that tells strangers who has an account',
    SIGN_IN,
    refusal(400, '', 'EMAIL_NOT_FOUND'),
    /^A failed login reveals which email addresses have an account\.$/,
  ],
  [
    'a mail service that answers browsers only',
    SEND,
    { status: 403, body: 'API calls are disabled for non-browser applications' },
    /^EmailJS answers 403: API calls are disabled/,
  ],
])('a warning is given: %s', async (_, place, said, text) => {
  answers[place] = said;
  const found = await faults();
  expect(found.map((finding) => finding.text)).toEqual([expect.stringMatching(text)]);
  expect(found[0]?.level).toBe('warning');
});

it('the doctor says what it could not check because of App Check, and does not blame the rules', async () => {
  answers[KEY] = refusal(401, 'UNAUTHENTICATED', 'Firebase App Check token is invalid.');
  answers[MENU] = refusal(403, 'PERMISSION_DENIED', 'no');
  const firebase = { ...testSiteConfig.firebase, appCheckKey: 'site-key' };
  const found = await faults({ ...testSiteConfig, firebase });
  const missing = found.filter(({ text }) => text.includes('without an App Check token'));
  expect(missing.map(({ level, subject }) => `${level}: ${subject}`)).toEqual([
    'warning: Firebase accounts',
    'warning: Database rules',
  ]);
});

it('the doctor names services that cannot be reached', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('fetch failed'));
  const texts = (await faults()).map(({ text }) => text).join('\n');
  for (const name of ['Firebase', 'The database', 'EmailJS'])
    expect(texts).toContain(`${name} cannot be reached: `);
});
