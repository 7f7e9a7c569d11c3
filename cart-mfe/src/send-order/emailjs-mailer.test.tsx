import { testSiteConfig } from '@simmer/shared/testing/site-config';
import type { OrderTemplateFields } from './order-template';

const fields: OrderTemplateFields = {
  orders: 'Meatloaf with veggies',
  userName: 'Gus Guest',
  paymentMethod: 'Cash',
  deliveryTime: 'after 5 pm',
  orderDate: '2026-12-24',
  address: '12 Oak Street',
  userEmail: 'gus@test.example',
  total: '60.00',
  reference: 'K7P-4MW',
  replyTo: 'gus@test.example',
  notice: '',
  kitchenLink: '',
  day: 'Thu, Dec 24',
  when: 'Thu Dec 24, after 5 pm',
  fulfillment: 'Delivery',
  mapQuery: 'api=1&query=12+Oak+Street',
  items: [{ dish: '2 × Meatloaf with veggies, Small', price: '$60.00', facts: [], wishes: [] }],
  longOrder: '',
};
const LOCAL = {
  auth: 'http://127.0.0.1:9099',
  firestore: 'http://127.0.0.1:8080',
  email: 'http://127.0.0.1:3900',
};

type Call = { url: string; init: RequestInit };

/** The real mailer and SDK on a fake network. */
async function newMailer({
  answer = async () => ({ ok: true, status: 200, text: async () => 'OK' }),
  emailjs = testSiteConfig.emailjs,
  localCloud,
}: {
  answer?: () => Promise<unknown>;
  emailjs?: typeof testSiteConfig.emailjs;
  localCloud?: typeof LOCAL;
} = {}) {
  jest.resetModules();
  const calls: Call[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url === '/registry.json')
      return { ok: true, json: async () => ({ modules: {}, ...(localCloud && { localCloud }) }) };
    calls.push({ url, init });
    return answer();
  }) as unknown as typeof fetch;
  const { setSiteConfig } = await import('@simmer/shared/config');
  setSiteConfig({ ...testSiteConfig, emailjs });
  const { emailJsMailer } = await import('./emailjs-mailer');
  return { mailer: emailJsMailer, calls, registry: await import('@simmer/shared/registry') };
}

const body = (call: Call | undefined) => JSON.parse(call?.init.body as string) as unknown;
const refusal = (status: number, text: string) => async () => ({
  ok: false,
  status,
  text: async () => text,
});

it('posts the order once, as JSON, to the service’s send endpoint [7] [146]', async () => {
  const { mailer, calls } = await newMailer();
  await expect(mailer.send(fields)).resolves.toEqual({ status: 'sent' });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: 'https://api.emailjs.com/api/v1.0/email/send',
    init: { method: 'POST', headers: { 'Content-type': 'application/json' } },
  });
});

it('sends the owner’s ids and key, library version 4.4.1 and the template fields [147] [148]', async () => {
  const { mailer, calls } = await newMailer();
  await mailer.send(fields);
  expect(body(calls[0])).toEqual({
    lib_version: '4.4.1',
    user_id: 'test-public',
    service_id: 'test-service',
    template_id: 'test-template',
    template_params: fields,
  });
});

it('sends to the stand-in when the site runs on a local cloud', async () => {
  const { mailer, calls } = await newMailer({ localCloud: LOCAL });
  await mailer.send(fields);
  expect(calls[0]?.url).toBe('http://127.0.0.1:3900/api/v1.0/email/send');
});

it('sends after a remote failed and the registry is unreachable, without another request', async () => {
  const { mailer, calls, registry } = await newMailer({ localCloud: LOCAL });
  await registry.loadRegistry();
  registry.forgetRegistry();
  const network = globalThis.fetch;
  const asked: unknown[] = [];
  globalThis.fetch = async (...call) => {
    asked.push(call[0]);
    if (call[0] === '/registry.json') throw new TypeError('Failed to fetch');
    return network(...call);
  };
  await expect(mailer.send(fields)).resolves.toEqual({ status: 'sent' });
  expect(asked).toEqual([calls[0]?.url]);
});

it.each([
  { status: 400, text: 'The service ID not found', means: 'refused' },
  { status: 403, text: 'API calls are disabled for non-browser applications', means: 'refused' },
  { status: 412, text: 'Gmail_API: Invalid grant. Please reconnect', means: 'refused' },
  { status: 429, text: 'Too Many Requests', means: 'busy' },
  { status: 451, text: 'Unavailable For Headless Browser', means: 'refused' },
  { status: 500, text: 'Internal Server Error', means: 'busy' },
  // A gateway that has no answer from the service behind it: the email may be out.
  { status: 502, text: 'Bad Gateway', means: 'unknown' },
  { status: 503, text: 'Service Unavailable', means: 'busy' },
  { status: 504, text: 'Gateway Timeout', means: 'unknown' },
  { status: 520, text: 'Web Server Returned an Unknown Error', means: 'unknown' },
  { status: 529, text: 'Site is overloaded', means: 'unknown' },
])(
  'treats status $status as “$means” and keeps its text for the owner [158] [159]',
  async ({ means, ...answer }) => {
    const { mailer } = await newMailer({ answer: refusal(answer.status, answer.text) });
    await expect(mailer.send(fields)).resolves.toMatchObject({
      status: means,
      reason: `${String(answer.status)} ${answer.text}`,
    });
  },
);

it.each([
  ['a page that a network puts in its place', 200, '<title>Blocked by your network</title>'],
  ['an error', 200, '{"error":"quota exceeded"}'],
  ['nothing', 200, ''],
  ['nothing, by its status', 204, ''],
  ['its word at the end of another answer', 200, 'NOT OK'],
  ['its word at the start of another answer', 200, 'OK, blocked'],
  ['its word with another status', 202, 'OK'],
])(
  'takes an order for one that may have arrived when the service’s answer is %s (case 77)',
  async (_what, status, text) => {
    const { mailer } = await newMailer({
      answer: async () => ({ ok: true, status, text: async () => text }),
    });
    await expect(mailer.send(fields)).resolves.toMatchObject({
      status: 'unknown',
      reason: `${String(status)} ${text}`,
    });
  },
);

it('takes an order for sent when the service says so as JSON', async () => {
  const { mailer } = await newMailer({
    answer: async () => ({ ok: true, status: 200, text: async () => '"OK"' }),
  });
  await expect(mailer.send(fields)).resolves.toEqual({ status: 'sent' });
});

it('does not know what became of an order when the network fails [159]', async () => {
  const answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { mailer } = await newMailer({ answer });
  await expect(mailer.send(fields)).resolves.toMatchObject({
    status: 'unknown',
    reason: 'TypeError: Failed to fetch',
  });
});

it('makes no request while the browser is offline (case 63)', async () => {
  const { mailer, calls } = await newMailer();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(mailer.send(fields)).resolves.toMatchObject({
    status: 'not-sent',
    reason: 'Error: the browser is offline',
  });
  expect(calls).toHaveLength(0);
  onLine.mockRestore();
});

it('knows that nothing was sent when the SDK cannot be loaded', async () => {
  const { mailer, calls } = await newMailer();
  jest.doMock('@emailjs/browser', () => {
    throw new Error('Loading chunk emailjs failed.');
  });
  await expect(mailer.send(fields)).resolves.toMatchObject({ status: 'not-sent' });
  expect(calls).toHaveLength(0);
  jest.dontMock('@emailjs/browser');
});

it.each([
  { missing: 'publicKey', says: 'The public key is required' },
  { missing: 'serviceId', says: 'The service ID is required' },
  { missing: 'templateId', says: 'The template ID is required' },
] as const)(
  'passes on the SDK’s own text when $missing is missing, and sends nothing [161]',
  async ({ missing, says }) => {
    const { mailer, calls } = await newMailer({
      emailjs: { ...testSiteConfig.emailjs, [missing]: '' },
    });
    await expect(mailer.send(fields)).resolves.toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(says),
    });
    expect(calls).toHaveLength(0);
  },
);

it('passes on the SDK’s own text when the parameters are not an object [161]', async () => {
  await newMailer();
  const { send } = await import('@emailjs/browser');
  const params = ['a'] as unknown as Record<string, unknown>;
  await expect(send('service', 'template', params, 'key')).rejects.toContain(
    'The template params have to be the object.',
  );
});

it('leaves the headless block and the throttle off: an automated browser may send twice in a row [160]', async () => {
  const { mailer, calls } = await newMailer();
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await expect(mailer.send(fields)).resolves.toEqual({ status: 'sent' });
  await expect(mailer.send(fields)).resolves.toEqual({ status: 'sent' });
  expect(calls).toHaveLength(2);
});

it('sends even where the browser blocks storage, and leaves it blocked', async () => {
  const blocked = {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
  const { mailer, calls } = await newMailer();
  Object.defineProperty(globalThis, 'localStorage', blocked);
  try {
    await expect(mailer.send(fields)).resolves.toEqual({ status: 'sent' });
    expect(calls).toHaveLength(1);
    expect(() => globalThis.localStorage).toThrow('Access is denied');
  } finally {
    Object.defineProperty(globalThis, 'localStorage', original);
  }
});
