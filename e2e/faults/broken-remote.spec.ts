import type { Route } from '@playwright/test';
import { REMOTES } from '../../platform/modules';
import { REFUSED, withoutIntegrity } from '../fixtures/changed-script';
import { DEMO_GUEST } from '../fixtures/guest';
import { refuse } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

const MENU_FAILED = 'The menu can’t be shown right now.';
const MENU_LATE = 'The menu is taking longer than usual.';
const LIMIT_MS = 10_000;

const ENTRY = /remoteEntry.*\.js/;
const CHUNK = /__federation_expose_MenuSections.*\.js/;
const STYLE = /__federation_expose_MenuSections.*\.css/;
const REGISTRY = /registry\.json/;

const missing = (route: Route) => route.fulfill({ status: 404, body: '' });
const script = (body: string) => (route: Route) =>
  route.fulfill({ body, contentType: 'text/javascript' });

/** Integrity refuses all other bytes, whatever they are. */
const FAULTS = [
  { fault: 'refuses connections', files: ENTRY, answer: (route: Route) => route.abort() },
  { fault: 'lacks its entry', files: ENTRY, answer: missing },
  {
    fault: 'answers a page instead of its entry',
    files: ENTRY,
    answer: (route: Route) =>
      route.fulfill({ body: '<!doctype html><title>Hi</title>', contentType: 'text/html' }),
  },
  {
    fault: 'cuts its entry in half',
    files: ENTRY,
    answer: script('var menu_mfe; (() => { "use strict"; var a = {'),
  },
  { fault: 'lacks a chunk', files: CHUNK, answer: missing },
  {
    fault: 'allows only another origin to read its entry',
    files: ENTRY,
    answer: (route: Route) =>
      route.fulfill({ body: '', headers: { 'Access-Control-Allow-Origin': 'null' } }),
  },
  {
    fault: 'is back, but not the registry, which is asked where it is now',
    files: REGISTRY,
    answer: (route: Route) => route.fulfill({ status: 503, body: 'busy' }),
  },
  { fault: 'has other bytes in a chunk', files: CHUNK, answer: script('globalThis.hello = 1;') },
];
const UNVERIFIED_FAULTS = [
  { fault: 'throws', files: ENTRY, answer: script('throw new Error("planted")') },
  {
    fault: 'is no container',
    files: ENTRY,
    answer: script('globalThis.menu_mfe = { hello: 1 };'),
  },
  {
    fault: 'has other bytes in a style, which could tell a host what a guest types',
    files: STYLE,
    answer: (route: Route) =>
      route.fulfill({
        body: 'body { background: url("/told?letter=a") }',
        contentType: 'text/css',
      }),
  },
];

test.beforeEach(({ expectedConsole }) => {
  // Chromium logs the refused connections and unused preloads. The shell logs the failed module.
  expectedConsole.push(
    /Failed to load resource/,
    /\[simmer\/remotes\]/,
    /Federation Runtime/,
    /ERR_/,
    /preloaded/,
    /planted/,
    /CORS policy/,
    REFUSED,
  );
});

for (const { scripts, faults, cases } of [
  {
    scripts: 'a verified script',
    faults: FAULTS,
    cases: '(cases 1, 2, 3, 6, 9, 13, 19, 21)',
  },
  {
    scripts: 'a script that nothing verifies, or a style with other bytes',
    faults: UNVERIFIED_FAULTS,
    cases: '(cases 7, 8, 13)',
  },
])
  test(`a menu that fails with ${scripts} fails alone, and "Try again" shows it once it is fixed, without a reload ${cases}`, async ({
    guest,
    urls,
  }) => {
    const { page } = guest;
    if (faults === UNVERIFIED_FAULTS) await withoutIntegrity(page);
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/told')) told.push(request.url());
    });
    // On an idle page, storing it for offline use would read the registry before the fault does.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await guest.open('/instructions');
    await guest.waitUntilHydrated();
    await page.evaluate(() => {
      document.body.dataset.untouched = 'yes';
    });
    for (const [earlier, { fault, files, answer }] of faults.entries())
      await test.step(fault, async () => {
        await page.unrouteAll();
        const isFaulty = ({ origin, pathname }: URL) =>
          files.test(pathname) && (files === REGISTRY || origin === urls['menu-mfe']);
        await page.route(isFaulty, answer);
        await page.evaluate(() => {
          for (const alert of document.querySelectorAll<HTMLElement>('[role="alert"]'))
            alert.dataset.earlier = 'yes';
        });
        const asked = page.waitForRequest((request) => isFaulty(new URL(request.url())));
        await page
          .getByRole(earlier === 0 ? 'link' : 'button', {
            name: earlier === 0 ? 'Back to Menu' : 'Try again',
          })
          .press('Enter');
        await asked;
        // The message of the previous fault stays until the menu is requested again.
        await expect(page.locator('[role="alert"]:not([data-earlier])')).toHaveText(MENU_FAILED);
      });
    await expect(guest.heading(site.hero.title)).toBeVisible();
    await expect(guest.heading('Get in Touch')).toBeVisible();
    await guest.openCart();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveText(MENU_FAILED);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await guest.add('Key lime pie', '9inch', '$25.00');
    await expect(guest.badge).toHaveText('1');
    expect(await page.evaluate(() => document.body.dataset.untouched)).toBe('yes');
    expect(told).toEqual([]);
  });

test('a menu that does not respond holds up nothing else, is reported as late, and appears after "Try again" (cases 4, 13)', async ({
  guest,
  expectedConsole,
}) => {
  // The clock also runs ahead for all other requests.
  expectedConsole.push(/\[simmer\/(home|ordering|auth)\]/);
  const { page } = guest;
  await page.clock.install();
  // The retry has a different address, which is not routed.
  await page.route(/remoteEntry[^?]*$/, () => undefined);
  await guest.open('/instructions');
  await guest.waitUntilHydrated();
  const asked = page.waitForRequest(ENTRY);
  // Touching the link would already send the request, and the navigation would send it again.
  await page.getByRole('link', { name: 'Back to Menu' }).press('Enter');
  await asked;
  await page.clock.fastForward(LIMIT_MS);
  await expect(page.getByRole('alert')).toHaveText(MENU_LATE);
  await expect(guest.heading('Get in Touch')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.addButton('Key lime pie', '9inch', '$25.00')).toBeVisible();
});

test('with the servers of all remotes down, a guest can read how to cook and whom to write to, and log in (case 14)', async ({
  guest,
  urls,
}) => {
  const { page } = guest;
  for (const name of REMOTES) await refuse(page, urls[name]!);
  await guest.open('/instructions');
  await guest.waitUntilShellHydrated();
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(page.getByRole('alert')).toHaveText(MENU_FAILED);
  await expect(
    page.getByRole('link', { name: `Email ${site.owner.firstName}` }).first(),
  ).toHaveAttribute('href', `mailto:${site.owner.email}`);
  await guest.openCart();
  await expect(page.getByRole('alert')).toHaveText('The checkout can’t be shown right now.');
  await guest.followNavigation('Login');
  await guest.enter(DEMO_GUEST);
});
