import { expectNoSidewaysScrolling } from '../fixtures/accessibility';
import type { Guest } from '../fixtures/guest';
import { site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

async function expectOrderByEmail({ page }: Guest, path: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Order by email' });
  await expect(link, path).toBeInViewport();
  await expect(link).toHaveAttribute('href', /^mailto:rosa@simmer\.example\?.*Delivery/);
  await expect(page.getByText('Loading...'), path).toBeHidden();
}

test('with JavaScript off, the menu can be read, the navigation leads to every page, each page offers to order by email, and no form can put a password into an address', async ({
  guest,
}) => {
  const { page } = guest;
  const follow = (name: string) =>
    guest.navigation.getByRole('link', { name, exact: true }).click();

  await guest.open('/instructions');
  await expect(guest.heading('Cooking Instructions')).toBeVisible();
  await follow('Contact');
  await expect(guest.heading('Get in Touch')).toBeInViewport();
  await follow('Desserts');
  await expect(guest.heading('Desserts')).toBeInViewport();

  await test.step('the menu can be read, with its styles', async () => {
    for (const { dish, texts } of [
      { dish: 'Meatloaf with veggies', texts: ['Small', 'feeds 3-4', '$30.00', '$50.00'] },
      { dish: 'Danish', texts: ['9 X 13', '$25.00'] },
    ])
      for (const text of texts)
        await expect(guest.card(dish)).toContainText(text, { useInnerText: true });
    await expect(page.getByText(/on its way|loading your|one moment/i)).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
    await expect(guest.heading(site.hero.title)).toHaveCSS('font-family', /Simmer Display/);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the Monthly Menu says how to get it instead of loading forever', async () => {
    const monthly = page.getByRole('region', { name: 'Monthly Menu' });
    await expect(monthly).toContainText(/only with JavaScript/, { useInnerText: true });
    await expect(monthly.getByText('Loading Menu...')).toBeHidden();
    await expect(monthly.getByRole('link', { name: /by email/ })).toHaveAttribute(
      'href',
      /^mailto:rosa@simmer\.example/,
    );
    await expectOrderByEmail(guest, '/');
  });

  // The pages are one of a remote, one that waits for the account, and the one with a form.
  for (const path of ['/cart', '/menu-editor', '/login']) {
    await guest.open(path);
    await expectOrderByEmail(guest, path);
  }
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await expect(page.locator('main')).toContainText(/needs JavaScript/, { useInnerText: true });
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
});
