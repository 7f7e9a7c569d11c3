import { Linter } from 'eslint';
import { expectNoViolations, expectNoSidewaysScrolling } from '../fixtures/accessibility';
import { changeOneByte, REFUSED } from '../fixtures/changed-script';
import type { Guest } from '../fixtures/guest';
import { PATHS, UNKNOWN_ADDRESS } from '../fixtures/pages';
import { expect, test } from '../fixtures/test';

const OWN_SCRIPT = /\/main\.[^/]*\.js$/;
const INTEGRITY = / integrity="[^"]*"/g;

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/, REFUSED, /preloaded/);
});

/** Whatever was tapped is in the email, and no page says that there is nothing. */
async function expectOrderByEmail(guest: Guest): Promise<void> {
  const { page } = guest;
  const offer = page.getByRole('complementary', { name: 'Ordering' });
  await expect(offer.getByRole('alert')).toHaveText(/^The cart hasn’t loaded\./);
  await expectNoViolations(page);
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(guest.badge).toHaveText('1');
  await expect(page.getByText('Your cart is empty.')).toBeHidden();
  const mail = offer.getByRole('link', { name: 'Order by email' });
  await expect(mail).toBeInViewport();
  await mail.evaluate((link) => {
    // No mail program opens here.
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await mail.click();
  await expect(mail).toHaveAttribute('href', /^mailto:rosa@.*Key%20lime%20pie%2C%209inch$/);
}

test('the shop’s own script that a host does not have is requested at another address, and nothing else is noticed (case 72)', async ({
  guest,
}) => {
  const { page } = guest;
  await page.route(OWN_SCRIPT, (route) => route.fulfill({ status: 404, body: '' }));
  await guest.open();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await guest.openCart();
  await expect(guest.cartLine('Key lime pie')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Ordering' })).toBeHidden();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a page whose own script is refused twice says so and offers the order by email (case 72)', async ({
    guest,
    urls,
  }) => {
    const { page } = guest;
    const html = await (await page.request.get(urls.shell)).text();
    const [, script = ''] = /<script defer="" src="([^"]+)"/.exec(html) ?? [];
    const restore = await changeOneByte(page, new URL(script, urls.shell).href);
    await guest.open();
    await expectOrderByEmail(guest);
    await expectNoSidewaysScrolling(page);

    await restore();
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(guest.cartLine('Key lime pie')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Ordering' })).toBeHidden();
  });
});

test('in a browser that cannot read the shop’s own script, the page says the same (case 74)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  // Chromium does not count a page that a test answers as one of this machine.
  expectedConsole.push(/Unexpected token/, /`loopback` address space/);
  const { page } = guest;
  await page.route(`${urls.shell}/*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(INTEGRITY, '');
    await route.fulfill({ response, body });
  });
  await page.route(OWN_SCRIPT, (route) =>
    route.fulfill({ body: 'class Cart { static? }', contentType: 'text/javascript' }),
  );
  await guest.open();
  await expectOrderByEmail(guest);
});

test('a browser of 2017 can read what the documents themselves do (case 74)', async ({
  page,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(UNKNOWN_ADDRESS);
  const linter = new Linter();
  for (const path of PATHS) {
    const html = await (await page.request.get(urls.shell + path)).text();
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    for (const name of ['leaveSecondAddress', 'captureEvents']) {
      const text = scripts.find((script) => script.includes(`function ${name}`)) ?? '';
      expect(text, path).not.toBe('');
      const language = { ecmaVersion: 2015, sourceType: 'script' } as const;
      expect(linter.verify(text, [{ languageOptions: language }]), path).toEqual([]);
    }
  }
});
