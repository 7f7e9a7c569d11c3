import { examine } from './examine';
import type { Finding } from './finding';
import { DOCUMENTS, refusal, startFakeShop, type FakeShop } from './testing/fake-shop';

let shop: FakeShop;
beforeEach(async () => {
  shop = await startFakeShop();
});
afterEach(() => shop.stop());

const SIGN_IN = 'POST /v1/accounts:signInWithPassword';
const SEND = 'POST /api/v1.0/email/send';

/** All faults, except for what cannot be known without an email. */
async function faults(): Promise<Finding[]> {
  const findings = await examine(shop.target);
  return findings.filter(
    ({ level, text, subject }) =>
      level !== 'ok' &&
      !text.includes('without sending an email') &&
      subject !== 'site.config.json',
  );
}

describe('of a shop in which all is well', () => {
  it('the doctor finds nothing', async () => {
    expect(await faults()).toEqual([]);
  });

  it('the doctor says that the template cannot be proved without a mail, and sends none', async () => {
    const texts = (await examine(shop.target)).map(({ text }) => text);
    expect(texts).toContain(
      'Whether emailjs.templateId and the mail account work cannot be checked without sending an email.',
    );
    const templates: unknown[] = [];
    const answer = shop.answers[SEND];
    shop.answers[SEND] = (request, body) => {
      templates.push(JSON.parse(body).template_id);
      return typeof answer === 'function' ? answer(request, body) : { status: 500 };
    };
    await examine(shop.target);
    expect(templates).toEqual(['no_such_template', 'no_such_template']);
  });
});

type Break = (shop: FakeShop) => void;
const says =
  (place: string, status: number, body: unknown): Break =>
  ({ answers }) => {
    answers[place] = { status, body };
  };
const refuses =
  (place: string, ...fault: Parameters<typeof refusal>): Break =>
  ({ answers }) => {
    answers[place] = refusal(...fault);
  };
const allowed = refusal(400, 'FAILED_PRECONDITION', 'the stored version does not match');

const problems: [string, Break, RegExp][] = [
  [
    'an API key that Firebase does not know',
    refuses(
      'GET /v1/projects',
      400,
      'INVALID_ARGUMENT',
      'API key not valid. Please pass a valid API key.',
      'API_KEY_INVALID',
    ),
    /^Firebase does not know firebase\.apiKey\.$/,
  ],
  [
    'an API key that is restricted to other pages',
    refuses(
      'GET /v1/projects',
      403,
      'PERMISSION_DENIED',
      'Requests from referer https://a.example are blocked.',
      'API_KEY_HTTP_REFERRER_BLOCKED',
    ),
    /^firebase\.apiKey does not work on pages of http/,
  ],
  [
    'an API key of another project',
    says('GET /v1/projects', 200, { projectId: '2', authorizedDomains: ['127.0.0.1'] }),
    /^firebase\.apiKey belongs to project number 2, but firebase\.messagingSenderId is 1\.$/,
  ],
  [
    'a project without accounts',
    refuses('GET /v1/projects', 400, '', 'CONFIGURATION_NOT_FOUND'),
    /^The project has no accounts yet\.$/,
  ],
  [
    'sign-in that is not enabled',
    refuses(SIGN_IN, 400, '', 'PASSWORD_LOGIN_DISABLED'),
    /^Sign-in with email and password is not enabled\.$/,
  ],
  [
    'a menu that guests may not read',
    refuses(`GET ${DOCUMENTS}/menu`, 403, 'PERMISSION_DENIED', 'no'),
    /^Guests cannot read the Monthly Menu\.$/,
  ],
  [
    'a database that is missing',
    refuses(`GET ${DOCUMENTS}/menu`, 404, 'NOT_FOUND', 'no database'),
    /^The project has no database named \(default\)\.$/,
  ],
  [
    'a menu that everybody can write',
    ({ answers }) => {
      answers[`POST ${DOCUMENTS}:commit`] = (_, body) =>
        body.includes('"update"') ? allowed : refusal(403, 'PERMISSION_DENIED', 'no');
    },
    /^Everybody can create a dish\.$/,
  ],
  [
    'a wrong public key',
    says(SEND, 400, 'The Public Key is invalid.'),
    /^EmailJS answers 400: The Public Key is invalid\.$/,
  ],
];

describe('a problem is found, with a plain sentence and what to do', () => {
  it.each(problems)('%s', async (_, breakIt, text) => {
    breakIt(shop);
    const found = await faults();
    expect(found.map((finding) => finding.text)).toContainEqual(expect.stringMatching(text));
    for (const { level, advice } of found) {
      expect(level).toBe('problem');
      expect(advice).toMatch(/^[A-Z].*\.$/);
    }
  });
});

const warnings: [string, Break, RegExp][] = [
  [
    'a domain that is not authorized',
    says('GET /v1/projects', 200, { projectId: '1', authorizedDomains: [] }),
    /^127\.0\.0\.1 is not an authorized domain\.$/,
  ],
  [
    'a log-in that tells strangers who has an account',
    refuses(SIGN_IN, 400, '', 'EMAIL_NOT_FOUND'),
    /^A failed login reveals which email addresses have an account\.$/,
  ],
  [
    'a page for a new password that gets the policy of the shop’s own pages',
    ({ answers }) => {
      answers['GET /__/auth/action'] = answers['GET /'] ?? { status: 404 };
    },
    /^http\S+\/__\/auth\/action, where a guest resets a password, has the shop’s Content-Security-Policy\.$/,
  ],
  [
    'a mail service that answers browsers only',
    says(SEND, 403, 'API calls are disabled for non-browser applications'),
    /^EmailJS answers 403: API calls are disabled/,
  ],
];

describe('a warning is given', () => {
  it.each(warnings)('%s', async (_, breakIt, text) => {
    breakIt(shop);
    const found = await faults();
    expect(found.map((finding) => finding.text)).toContainEqual(expect.stringMatching(text));
    expect(new Set(found.map(({ level }) => level))).toEqual(new Set(['warning']));
  });
});

it('says what it could not check because of App Check, and not that the rules are wrong', async () => {
  const { firebase } = shop.target.site;
  shop.target.site = { ...shop.target.site, firebase: { ...firebase, appCheckKey: 'site-key' } };
  const invalid = 'Firebase App Check token is invalid.';
  refuses('GET /v1/projects', 401, 'UNAUTHENTICATED', invalid)(shop);
  refuses(`GET ${DOCUMENTS}/menu`, 403, 'PERMISSION_DENIED', 'no')(shop);
  const found = await faults();
  const missing = found.filter(({ text }) => text.includes('without an App Check token'));
  expect(missing.map(({ level, subject }) => `${level}: ${subject}`)).toEqual([
    'warning: Firebase accounts',
    'warning: Database rules',
  ]);
});

it('names who cannot be reached', async () => {
  // A port that was just free.
  await shop.stop();
  const texts = (await faults()).map(({ text }) => text).join('\n');
  for (const name of ['Firebase', 'The database', 'EmailJS'])
    expect(texts).toContain(`${name} cannot be reached: `);
  shop = await startFakeShop();
});
