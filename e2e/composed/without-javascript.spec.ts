import { expectNoSidewaysScrolling } from '../fixtures/accessibility';
import type { Guest } from '../fixtures/guest';
import { PATHS, UNKNOWN_ADDRESS } from '../fixtures/pages';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

test.use({ javaScriptEnabled: false });

async function expectOrderByEmail({ page }: Guest, path: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Order by email' });
  await expect(link, path).toBeInViewport();
  await expect(link).toHaveAttribute('href', /^mailto:rosa@simmer\.example\?.*Delivery/);
  await expect(page.getByText('Loading...'), path).toBeHidden();
}

for (const width of [390, 1440]) {
  test.describe(`with JavaScript off, at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the menu can be read with its sizes, prices and styles, the Monthly Menu says how to get it, a link is there to order by email, and the navigation leads to every page', async ({
      guest,
    }) => {
      const { page } = guest;
      const follow = (name: string) =>
        guest.navigation.getByRole('link', { name, exact: true }).click();

      await test.step('the navigation leads to every page', async () => {
        await guest.open('/instructions');
        await follow('Contact');
        await expect(guest.heading('Get in Touch')).toBeInViewport();
        await follow('Desserts');
        await expect(guest.heading('Desserts')).toBeInViewport();
      });

      await test.step('the menu can be read', async () => {
        await expect(guest.heading(site.hero.title)).toBeVisible();
        for (const { dish, texts } of [
          { dish: 'Meatloaf with veggies', texts: ['Small', 'feeds 3-4', '$30.00', '$50.00'] },
          { dish: 'Pork green chili', texts: ['Quart', '$25.00'] },
          { dish: 'Danish', texts: ['9 X 13', '$25.00'] },
        ]) {
          await expect(guest.heading(dish)).toBeVisible();
          for (const text of texts)
            await expect(guest.card(dish)).toContainText(text, { useInnerText: true });
        }
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

      await follow('Instructions');
      await expect(guest.heading('Cooking Instructions')).toBeVisible();
    });

    test('every page beside the menu has a link to order by email, and no form asks for a password or could put one into an address', async ({
      guest,
      expectedConsole,
    }) => {
      expectedConsole.push(UNKNOWN_ADDRESS);
      for (const path of PATHS.filter((one) => one !== '/')) {
        await guest.open(path);
        await expectOrderByEmail(guest, path);
        if (path !== '/login') continue;
        await expect(guest.page.getByLabel('Password', { exact: true })).toBeHidden();
        await expect(guest.page.locator('main')).toContainText(/needs JavaScript/, {
          useInnerText: true,
        });
        await expect(guest.page.locator('form')).toHaveAttribute('method', 'post');
      }
    });
  });
}
