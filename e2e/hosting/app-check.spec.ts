import type { Page, Route } from '@playwright/test';
import { documentHeaders, inlineHashes } from '../../platform/hosting';
import type { SiteUrls } from '../../platform/local-cloud/testing/client';
import { servicesOf } from '../../shell/tools/services';
import { DEMO_GUEST } from '../fixtures/guest';
import { site } from '../fixtures/site';
import { expect, localAddress, test } from './fixtures';

const GOOGLE = /^https:\/\/(www\.google|www\.gstatic|content-firebaseappcheck\.googleapis)\.com\//;

/** The files that reCAPTCHA loads into a page: a second script, and a frame. */
const RECAPTCHA: Readonly<Record<string, string>> = {
  'https://www.google.com/recaptcha/enterprise.js': `
    const script = document.createElement('script');
    script.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';
    const waiting = [];
    window.grecaptcha = { enterprise: { ready: (callback) => waiting.push(callback) } };
    script.onload = () => waiting.forEach((callback) => callback());
    document.head.append(script);`,
  'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js': `
    const frame = document.createElement('iframe');
    frame.src = 'https://www.google.com/recaptcha/enterprise/anchor';
    const loaded = new Promise((resolve) => (frame.onload = resolve));
    document.body.append(frame);
    Object.assign(window.grecaptcha.enterprise, {
      ready: (callback) => callback(),
      render: (container, options) => (options.callback(), 0),
      execute: () => loaded.then(() => 'attested'),
    });`,
};

/** Simulates reCAPTCHA and the exchange of its answer for an App Check token. */
async function answerAsGoogle(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const script = RECAPTCHA[origin + pathname];
  if (script !== undefined) await route.fulfill({ body: script, contentType: 'text/javascript' });
  else if (pathname.endsWith(':exchangeRecaptchaEnterpriseToken'))
    await route.fulfill({ json: { token: 'checked', ttl: '3600s' } });
  else await route.fulfill({ body: '', contentType: 'text/html' });
}

/** Runs in the page, which on a busy machine would go on without a token after its five seconds. */
function waitLonger(): void {
  const { setTimeout: start } = window;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms?: number) => start(callback, ms === 5000 ? 60_000 : ms),
  });
}

/** A document that is composed with a key has no such script. */
const EARLY_MENU = /<script>(?:(?!<\/script>).)*documents:runQuery(?:(?!<\/script>).)*<\/script>/s;

/**
 * Gives the shop's documents an App Check key and the headers that go with it. Their HTML stays that of a shop without a
 * key; `/login` differs with one, so it is opened with a link.
 */
async function configureAppCheck(page: Page, urls: SiteUrls): Promise<void> {
  await page.route(`${urls.shell}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch({
      url: localAddress(route.request().url(), urls),
      maxRetries: 2,
    });
    const body = (await response.text())
      .replace('"firebase":{', '$&"appCheckKey":"site-key",')
      .replace(EARLY_MENU, '');
    const headers = documentHeaders({
      remotes: [urls['menu-mfe']!, urls['cart-mfe']!, urls['editor-mfe']!],
      pictures: [urls['menu-mfe']!],
      localServices: [],
      localModules: false,
      services: servicesOf({ firebase: { ...site.firebase, appCheckKey: 'site-key' } }),
      inline: inlineHashes(body),
    });
    await route.fulfill({ body, headers: { ...headers, 'Content-Type': 'text/html' } });
  });
}

test('with App Check, the requests for the menu and the login carry its token, which is requested after the first paint', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  await page.addInitScript(waitLonger);
  await configureAppCheck(page, urls);
  const tokens = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    const token = request.headers()['x-firebase-appcheck'];
    if (/^(firestore|identitytoolkit)\./.test(hostname)) tokens.set(hostname, token);
  });
  await page.route(GOOGLE, answerAsGoogle);
  await guest.open();
  // A page that is loaded as a document was composed without the key.
  await guest.waitUntilHydrated();
  await guest.followNavigation('Login');
  await expect(page.getByText('This site is protected by reCAPTCHA.')).toBeVisible();
  await guest.enter(DEMO_GUEST);
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(Object.fromEntries(tokens)).toEqual({
    'firestore.googleapis.com': 'checked',
    'identitytoolkit.googleapis.com': 'checked',
  });
  const [paint, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/recaptcha/'))
      ?.startTime,
  ]);
  expect(paint).toBeLessThan(asked ?? 0);
});
