import type * as Config from '@simmer/shared/config';
import { siteWith } from '../testing/site-config';
import { muteConsole } from '../testing/mute-console';
import type * as Client from './database-client';

const localEndpoints = jest.fn();
jest.mock('@simmer/shared/registry', () => ({ localEndpoints: () => localEndpoints() }));

const LIMIT_MS = 5000;
const MENU = /firestore\.googleapis\.com.*documents:runQuery/;
const EXCHANGE = /content-firebaseappcheck\.googleapis\.com.*:exchangeRecaptchaEnterpriseToken/;
// What the SDK sends for "no token".
const NO_TOKEN = btoa('{"error":"UNKNOWN_ERROR"}');

interface Call {
  url: string;
  token: string | null;
}

let calls: Call[];
let exchange: () => Promise<Response>;
let client: typeof Client;

const tokensOfMenu = () => calls.filter(({ url }) => MENU.test(url)).map(({ token }) => token);
const json = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;
const script = () => document.querySelector('script[src*="recaptcha"]');

/** What Google's script puts into the page. */
function reCaptcha() {
  const enterprise = {
    ready: (callback: () => void) => callback(),
    render: (_container: string, options: { callback: () => void }) => {
      options.callback();
      return 'widget';
    },
    execute: () => Promise.resolve('attested'),
  };
  return { enterprise };
}

function visit(appCheckKey?: string) {
  jest.resetModules();
  const { setSiteConfig } = jest.requireActual<typeof Config>('@simmer/shared/config');
  setSiteConfig(siteWith({ firebase: appCheckKey === undefined ? {} : { appCheckKey } }));
  client = jest.requireActual('./database-client');
}

muteConsole('warn');
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  localEndpoints.mockResolvedValue(undefined);
  calls = [];
  exchange = () => Promise.resolve(json({ token: 'checked', ttl: '3600s' }));
  globalThis.fetch = (input, { headers } = {}) => {
    // The input is read by hand, because jsdom has no `Request`.
    const isText = typeof input === 'string';
    const url = isText ? input : 'url' in input ? input.url : input.href;
    calls.push({ url, token: new Headers(headers).get('X-Firebase-AppCheck') });
    return EXCHANGE.test(url) ? exchange() : Promise.resolve(json([{}]));
  };
  Object.assign(window, { grecaptcha: reCaptcha() });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'grecaptcha');
});

describe('with a key for App Check', () => {
  const isAway = () => Reflect.deleteProperty(window, 'grecaptcha');
  const refuses = () => {
    exchange = () => Promise.resolve(json({}, 403));
  };
  it.each([
    ['a reCAPTCHA that a content blocker stops holds up nothing', isAway, 0],
    ['a reCAPTCHA that does not answer holds up the menu for five seconds', isAway, LIMIT_MS],
    ['an exchange that refuses does not stop the shop', refuses, LIMIT_MS],
  ])('%s', async (_what, arrange, passedMs) => {
    arrange();
    visit('site-key');
    const menu = client.readMenu();
    await jest.advanceTimersByTimeAsync(passedMs);
    if (passedMs === 0) script()?.dispatchEvent(new Event('error'));
    await menu;
    expect(tokensOfMenu()).toEqual([NO_TOKEN]);
  });

  it('a token that arrives late is added to the requests after it', async () => {
    let answer: (response: Response) => void = () => undefined;
    exchange = () => new Promise((resolve) => (answer = resolve));
    visit('site-key');
    const first = client.readMenu();
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    await first;
    answer(json({ token: 'late', ttl: '3600s' }));
    await jest.advanceTimersByTimeAsync(0);
    await client.readMenu();
    expect(tokensOfMenu()).toEqual([NO_TOKEN, 'late']);
  });
});

it.each([
  ['without a key', undefined, undefined],
  ['on the local cloud, for which there is no emulator of it', 'site-key', 'http://127.0.0.1:8088'],
])('App Check is not even fetched %s', async (_when, key, firestore) => {
  Reflect.deleteProperty(window, 'grecaptcha');
  if (firestore) localEndpoints.mockResolvedValue({ firestore });
  visit(key);
  await client.readMenu();
  expect(calls.map(({ token }) => token)).toEqual([null]);
  expect(script()).toBeNull();
});
