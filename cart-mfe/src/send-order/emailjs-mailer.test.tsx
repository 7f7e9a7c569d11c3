import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { orderOf } from '../testing/dishes';
import { orderTemplateFields } from './order-template';

setSiteConfig(testSiteConfig);
const fields = orderTemplateFields(orderOf());
const LOCAL = {
  auth: 'http://127.0.0.1:9099',
  firestore: 'http://127.0.0.1:8080',
  email: 'http://127.0.0.1:3900',
};
const SEND = '/api/v1.0/email/send';

const response = (status: number, text: string) => async () => ({
  ...{ ok: status < 300, status },
  text: async () => text,
});

/** The real mailer and SDK on a fake network, whose mail service gives this answer. */
async function newMailer(
  answer: () => Promise<unknown> = response(200, 'OK'),
  { publicKey = 'test-public', localCloud }: { publicKey?: string; localCloud?: object } = {},
) {
  jest.resetModules();
  const calls: { url: string; init: RequestInit }[] = [];
  const network = { isDown: false };
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (network.isDown) throw new TypeError('no network');
    if (url === '/registry.json')
      return { ok: true, json: async () => ({ modules: {}, ...(localCloud && { localCloud }) }) };
    calls.push({ url, init });
    return answer();
  }) as unknown as typeof fetch;
  const config = await import('@simmer/shared/config');
  config.setSiteConfig({
    ...testSiteConfig,
    emailjs: { ...testSiteConfig.emailjs, publicKey },
  });
  const { emailJsMailer } = await import('./emailjs-mailer');
  return { send: () => emailJsMailer.send(fields), calls, network };
}

it('the mailer posts the order once, as JSON: the owner’s ids and key, library version 4.4.1 and the fields of the template [7] [146] [147] [148]', async () => {
  const { send, calls } = await newMailer();
  expect(await send()).toEqual({ status: 'sent' });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: `https://api.emailjs.com${SEND}`,
    init: { method: 'POST', headers: { 'Content-type': 'application/json' } },
  });
  expect(JSON.parse(calls[0]?.init.body as string)).toEqual({
    lib_version: '4.4.1',
    user_id: 'test-public',
    service_id: 'test-service',
    template_id: 'test-template',
    template_params: fields,
  });
});

it('the mailer sends to the stand-in of a local cloud', async () => {
  const { send, calls } = await newMailer(undefined, { localCloud: LOCAL });
  expect(await send()).toEqual({ status: 'sent' });
  expect(calls.map(({ url }) => url)).toEqual([`${LOCAL.email}${SEND}`]);
});

it.each([
  [400, 'The service ID not found', 'refused'],
  [429, 'Too Many Requests', 'busy'],
  [500, 'Internal Server Error', 'busy'],
  // The gateway has no answer from the service behind it, so the email may have been sent.
  [502, 'Bad Gateway', 'unknown'],
  [503, 'Service Unavailable', 'busy'],
  [504, 'Gateway Timeout', 'unknown'],
  [519, 'No gateway’s', 'busy'],
  [520, 'Web Server Returned an Unknown Error', 'unknown'],
  [529, 'Site is overloaded', 'unknown'],
  [530, 'No gateway’s', 'busy'],
  // A network may answer instead of the service.
  [200, '<title>Blocked by your network</title>', 'unknown'],
  [200, 'NOT OK', 'unknown'],
  [200, 'OK, blocked', 'unknown'],
  [202, 'OK', 'unknown'],
])(
  'the mailer treats the answer %i, “%s”, as “%s”, with its text for the owner [158] [159] (case 77)',
  async (status, text, means) => {
    const { send } = await newMailer(response(status, text));
    expect(await send()).toMatchObject({ status: means, reason: `${String(status)} ${text}` });
  },
);

it('an order counts as sent when the service says so in JSON, and as unknown when the network fails [159]', async () => {
  const json = await newMailer(response(200, '"OK"'));
  expect(await json.send()).toEqual({ status: 'sent' });
  const broken = await newMailer(() => Promise.reject(new TypeError('failed')));
  expect(await broken.send()).toMatchObject({ status: 'unknown', reason: 'TypeError: failed' });
});

const sayOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('an order is sent once by a browser that says it is offline while the network works', async () => {
  sayOffline();
  const { send, calls } = await newMailer();
  expect(await send()).toEqual({ status: 'sent' });
  expect(calls).toHaveLength(1);
});

it('an order was certainly not sent when the browser says it is offline, and a request of the page fails (case 63)', async () => {
  const { send, network } = await newMailer();
  await send();
  sayOffline();
  network.isDown = true;
  expect(await send()).toMatchObject({ status: 'not-sent', reason: 'TypeError: no network' });
});

it('an order was certainly not sent when the SDK cannot be loaded', async () => {
  const { send, calls } = await newMailer();
  jest.doMock('@emailjs/browser', () => {
    throw new Error('Loading chunk emailjs failed.');
  });
  expect(await send()).toMatchObject({ status: 'not-sent' });
  expect(calls).toHaveLength(0);
  jest.dontMock('@emailjs/browser');
});

it('the mailer passes on the SDK’s own text when an id or the key is missing, and sends nothing [161]', async () => {
  const { send, calls } = await newMailer(undefined, { publicKey: '' });
  const reason: unknown = expect.stringContaining('The public key is required');
  expect(await send()).toMatchObject({ status: 'refused', reason });
  expect(calls).toHaveLength(0);
});

it('the headless block and the throttle stay off: an automated browser may send twice in a row [160]', async () => {
  const { send, calls } = await newMailer();
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  expect([await send(), await send()]).toEqual([{ status: 'sent' }, { status: 'sent' }]);
  expect(calls).toHaveLength(2);
});
