import { Linter } from 'eslint';
import { expectNoViolations, expectNoSidewaysScrolling } from '../fixtures/accessibility';
import { changeOneByte, REFUSED } from '../fixtures/changed-script';
import type { Guest } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

const OWN_SCRIPT = /\/main\.[^/]*\.js$/;
const INTEGRITY = / integrity="[^"]*"/g;

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/, REFUSED, /preloaded/);
});

const offerOf = ({ page }: Guest) => page.getByRole('complementary', { name: 'Ordering' });
const NOT_LOADED = /^The cart hasn’t loaded\./;

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a page whose own script is refused twice says so and offers to send the order by email, with what was tapped (case 72)', async ({
    guest,
    urls,
  }) => {
    const { page } = guest;
    const html = await (await page.request.get(urls.shell)).text();
    const [, script = ''] = /<script defer="" src="([^"]+)"/.exec(html) ?? [];
    const restore = await changeOneByte(page, new URL(script, urls.shell).href);
    await guest.open();
    await expect(offerOf(guest).getByRole('alert')).toHaveText(NOT_LOADED);
    await expectNoViolations(page);
    await guest.add('Key lime pie', '9inch', '$25.00');
    await guest.openCart();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(guest.badge).toHaveText('1');
    await expect(page.getByText('Your cart is empty.')).toBeHidden();
    const mail = offerOf(guest).getByRole('link', { name: 'Order by email' });
    await expect(mail).toBeInViewport();
    await mail.evaluate((link) => {
      // The link is not followed, because no mail program opens here.
      link.addEventListener('click', (event) => {
        event.preventDefault();
      });
    });
    await mail.click();
    await expect(mail).toHaveAttribute('href', /^mailto:rosa@.*Key%20lime%20pie%2C%209inch$/);
    await expectNoSidewaysScrolling(page);

    await restore();
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(guest.cartLine('Key lime pie')).toBeVisible();
    await expect(offerOf(guest)).toBeHidden();
  });
});

test('a browser that cannot run the shop’s own script can still run those in the documents, and the page explains the same problem (case 74)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  // Chromium does not count a page that a test answers as one of this machine.
  expectedConsole.push(/Unexpected token/, /`loopback` address space/);
  const { page } = guest;
  let html = '';
  await page.route(`${urls.shell}/`, async (route) => {
    const response = await route.fetch();
    html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(INTEGRITY, '') });
  });
  await page.route(OWN_SCRIPT, (route) =>
    route.fulfill({ body: 'class Cart { static? }', contentType: 'text/javascript' }),
  );
  await guest.open();
  await expect(offerOf(guest).getByRole('alert')).toHaveText(NOT_LOADED);

  // Browsers of 2017 read JavaScript of 2015.
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  for (const name of ['leaveSecondAddress', 'captureEvents']) {
    const text = scripts.find((script) => script.includes(`function ${name}`)) ?? '';
    expect(text, name).not.toBe('');
    const language = { ecmaVersion: 2015, sourceType: 'script' } as const;
    expect(new Linter().verify(text, [{ languageOptions: language }]), name).toEqual([]);
  }
});
