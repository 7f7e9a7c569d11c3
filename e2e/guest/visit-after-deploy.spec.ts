import { stripVTControlCharacters } from 'node:util';
import { root } from '../../platform/base';
import { siteConfigPath } from '../../shell/tools/site-config';
import { visitShop } from '../../shell/tools/visit-shop';
import { monthlyMenuOf } from '../../shell/tools/demos/demos';
import type { Database } from '../fixtures/database';
import { isScriptFrom } from '../fixtures/network';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.use({ hasOwnDatabase: true });

const PAUSE = 'Back on Monday!';
const MONTHLY = Object.entries(monthlyMenuOf(siteConfigPath(root)));

const pause = (database: Database) =>
  database.set('settings/ordering', { paused: true, pauseText: PAUSE });

async function sellOut(database: Database): Promise<void> {
  for (const { name } of Object.values(site.fixedMenu).flat())
    await database.set(`menu/${name}`, { fixed: true, soldOut: true });
  for (const [id, dish] of MONTHLY) await database.set(`menu/${id}`, { ...dish, soldOut: true });
}

test.describe('the visit after a deploy finds no fault', () => {
  test('on an ordinary day', async ({ page, urls }) => {
    await visitShop(page, urls.shell);
    await expect(page.getByRole('heading', { name: 'Your Order' })).toBeVisible();
  });

  test('during a pause, with an empty Monthly Menu and guests who fill their carts', async ({
    page,
    urls,
    database,
  }) => {
    await pause(database);
    for (const [id] of MONTHLY) await database.delete(`menu/${id}`);
    await visitShop(page, urls.shell);
    await expect(page.getByText(PAUSE).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your Order' })).toBeVisible();
  });

  test('when every dish is sold out', async ({ page, urls, database }) => {
    await sellOut(database);
    await visitShop(page, urls.shell);
    await expect(page.getByText('Your cart is empty.').first()).toBeVisible();
  });

  test('when every dish is sold out, during a pause', async ({ page, urls, database }) => {
    await pause(database);
    await sellOut(database);
    await visitShop(page, urls.shell);
    await expect(page.getByText(PAUSE).first()).toBeVisible();
  });
});

test('the visit after a deploy that breaks the menu tells the team so in one sentence', async ({
  page,
  urls,
}) => {
  const isOfMenu = isScriptFrom(urls['menu-mfe']!);
  await page.route('**/*', (route) =>
    isOfMenu(route.request()) ? route.abort() : route.fallback(),
  );
  const problem = String(
    await visitShop(page, urls.shell, 15_000).catch((error: unknown) => error),
  );
  expect(problem).toContain('No dish could be added to the cart: Timeout 15000ms exceeded.\n');
  // The message has neither Playwright's log nor the colors of a terminal nor a stack.
  expect(problem).not.toMatch(/Call log|\n +at /);
  expect(stripVTControlCharacters(problem)).toBe(problem);
});
