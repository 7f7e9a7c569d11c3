import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test('an order sends requests to our modules, the accounts, the menu and the mail service only [8] [9] [12] (case 28)', async ({
  guest,
  urls,
}) => {
  const requests: { origin: string; method: string; url: string }[] = [];
  guest.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http'))
      requests.push({ origin, method: request.method(), url: request.url() });
  });

  await guest.register(freshEmail('watched'));
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await guest.fillDetails();
  await guest.page.getByRole('radio', { name: 'Venmo' }).check();
  await guest.page.keyboard.press('Escape');
  await guest.submitButton.click();
  await expect(guest.heading('Thank you for your order!')).toBeVisible();

  const known = [
    urls.shell,
    urls['menu-mfe'],
    urls['cart-mfe'],
    urls.auth,
    urls.firestore,
    urls.email,
  ];
  expect(
    [...new Set(requests.map(({ origin }) => origin))].filter((origin) => !known.includes(origin)),
  ).toEqual([]);
  // The editor is for managers: a guest's browser never loads it.
  expect(requests.filter(({ origin }) => origin === urls['editor-mfe'])).toEqual([]);
  // A guest writes only a profile; no order is stored.
  const writes = requests.filter(
    ({ origin, url }) => origin === urls.firestore && /:commit|:write/.test(url),
  );
  expect(writes.length).toBeLessThanOrEqual(1);
  expect(requests.filter(({ url }) => /storage/i.test(url))).toEqual([]);
});

test('every page has the security headers, and a missing file is never answered with a page', async ({
  guest,
  urls,
}) => {
  const page = await guest.page.request.get(urls.shell);
  const headers = page.headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cache-control']).toBe('no-cache');
  const missing = await guest.page.request.get(`${urls.shell}/missing.12345678.js`);
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
});

test('another site cannot show the shop in a frame (case 29)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(
    /frame-ancestors|Refused to (frame|display)|refused to connect/i,
    /Framing/i,
  );
  await guest.page.setContent(`<iframe src="${urls.shell}/"></iframe>`);
  const frame = guest.page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
});
