import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test('the home page prints as a menu: names, lines, sizes and prices, with no button and no picture', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await guest.waitUntilHydrated();
  await guest.add('Key lime pie', '9inch', '$25.00');
  await page.emulateMedia({ media: 'print' });

  await expect(
    page.getByText(site.business.name, { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  for (const name of ['Mississippi pot roast with veggies', 'BEEF STROGANOFF', 'Banana split cake'])
    await expect(guest.heading(name)).toBeVisible();
  await expect(page.getByText('Fork-tender beef in its own peppery gravy.')).toBeVisible();
  await expect(guest.card('Key lime pie').getByText('$25.00')).toBeVisible();
  await expect(page.getByText('Pay upon delivery')).toBeVisible();

  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /cart/i })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('article img').first()).toBeHidden();

  const last = guest.card('Banana split cake');
  const priceOf = (await last.getByText('$50.00').boundingBox()) ?? { y: 0, x: Infinity };
  const neighbor = await guest.card('Southern hummingbird cake').boundingBox();
  expect(priceOf.x, 'in the column of its name').toBeLessThan(neighbor?.x ?? 0);

  const printed = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await printed('[data-flavors]')).toContain('Cherry, SourCherry, Blueberry');
  expect(await printed('[data-address]')).toContain(site.owner.email);

  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
});
