import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const DISHES = ['Meatloaf', 'Chicken pot pie', 'Taco soup', 'Danish'];
const SIZES = ['Small', 'Large'];
const DAYS = ['2031-05-09', '2031-05-10', '2031-05-11'];

/** A hundred orders in the format of the links in the emails, written here without the shop's own code. */
const ORDERS = Array.from({ length: 100 }, (_, n) => ({
  reference: `AAA-${String(n).padStart(3, '0')}`,
  day: DAYS[n % DAYS.length] ?? '',
  cents: 1000 + n,
  lines: Array.from({ length: 1 + (n % 4) }, (__, line) => ({
    dish: DISHES[(n + line) % DISHES.length] ?? '',
    size: SIZES[(n >> 1) % SIZES.length] ?? '',
    quantity: 1 + ((n * 7 + line) % 5),
  })),
}));

function hashOf({ reference, day, cents, lines }: (typeof ORDERS)[number]): string {
  const items = lines.map(({ dish, size, quantity }) => [dish, size, quantity, '', '']);
  const order = [reference, `Guest ${reference}`, day, '', '1 Oak Street', 'Cash', cents, items];
  return `#order=1.${Buffer.from(JSON.stringify(order)).toString('base64url')}`;
}

/**
 * The count of each "2031-05-09 Meatloaf Small", and for each day, such as "2031-05-09", the orders, portions and
 * cents.
 */
function countedByHand(): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (key: string, count: number) => {
    counts[key] = (counts[key] ?? 0) + count;
  };
  for (const { day, cents, lines } of ORDERS) {
    add(`${day} orders`, 1);
    add(`${day} cents`, cents);
    for (const { dish, size, quantity } of lines) {
      add(`${day} portions`, quantity);
      add(`${day} ${dish} ${size}`, quantity);
    }
  }
  return counts;
}

/** The same counts, read from the page. */
async function countedByPage(page: Page): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [at, day] of DAYS.entries()) {
    const section = page.getByRole('region', { name: `May ${String(9 + at)}, 2031` });
    const { text, rows } = await section.evaluate((node: HTMLElement) => ({
      text: node.innerText,
      rows: [...node.querySelectorAll('tr')].map((row) => ({
        name: row.querySelector<HTMLElement>('th[scope="row"]')?.innerText,
        count: row.querySelector('td')?.innerText,
      })),
    }));
    const [, orders, portions, dollars] =
      /(\d+) orders · (\d+) portions · \$([\d,.]+)/.exec(text) ?? [];
    counts[`${day} orders`] = Number(orders);
    counts[`${day} portions`] = Number(portions);
    counts[`${day} cents`] = Math.round(Number(dollars?.replace(',', '')) * 100);
    for (const { name, count } of rows)
      if (name !== undefined) counts[`${day} ${name.replace(/\s+/g, ' ')}`] = Number(count);
  }
  return counts;
}

/** Follows the hundred links, each once the page has said what became of the one before. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(
    async (links) => {
      const says = (reference: string) =>
        [...document.querySelectorAll('[role="status"]')].some(
          (status) => status.checkVisibility() && status.textContent?.includes(reference),
        );
      for (const { reference, hash } of links) {
        location.hash = hash;
        const limit = performance.now() + 20_000;
        while (location.hash !== '' || !says(reference)) {
          if (performance.now() > limit) throw new Error(`The page says nothing of ${reference}.`);
          await new Promise(requestAnimationFrame);
        }
      }
    },
    ORDERS.map((order) => ({ reference: order.reference, hash: hashOf(order) })),
  );
}

test.use({ account: 'manager' });

test('a hundred order mails add up to what a count by hand says; the same hundred again change nothing, in airplane mode too', async ({
  guest,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/i);
  const { page } = guest;
  await guest.open('/kitchen');
  await expect(guest.heading('No orders in the list')).toBeVisible();
  await openAll(page);
  await expect(page.getByRole('article')).toHaveCount(100);
  expect(await countedByPage(page)).toEqual(countedByHand());

  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection\. The list keeps working/)).toBeVisible();
  await openAll(page);
  await expect(page.getByRole('article')).toHaveCount(100);
  expect(await countedByPage(page)).toEqual(countedByHand());
  await page.getByRole('button', { name: 'Done: AAA-000, Guest AAA-000' }).click();

  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(100);
  await expect(page.getByRole('button', { name: /^Not done yet: / })).toHaveCount(1);
});
