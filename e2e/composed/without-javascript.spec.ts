import { expectNoSidewaysScrolling } from '../fixtures/accessibility';
import { PATHS, UNKNOWN_ADDRESS } from '../fixtures/pages';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440]) {
  test.describe(`with JavaScript off, at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the menu can be read with its sizes and prices, and has its styles', async ({
      guest,
    }) => {
      await guest.open();
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
      await expect(guest.page.getByText(/on its way|loading your|one moment/i)).toHaveCount(0);
      await expect(guest.page.getByRole('banner')).toHaveCSS('position', 'fixed');
      await expect(guest.heading(site.hero.title)).toHaveCSS('font-family', /Simmer Display/);
      await expectNoSidewaysScrolling(guest.page);
    });

    test('the Monthly Menu says how to get it instead of loading forever', async ({ guest }) => {
      await guest.open();
      const monthly = guest.page.getByRole('region', { name: 'Monthly Menu' });
      await expect(monthly).toContainText(/only with JavaScript/, { useInnerText: true });
      await expect(monthly.getByText('Loading Menu...')).toBeHidden();
      await expect(monthly.getByRole('link', { name: /by email/ })).toHaveAttribute(
        'href',
        /^mailto:rosa@simmer\.example/,
      );
    });

    test('the navigation leads to every page', async ({ guest }) => {
      await guest.open();
      await guest.navigation.getByRole('link', { name: 'Desserts', exact: true }).click();
      await expect(guest.heading('Desserts')).toBeInViewport();
      await guest.navigation.getByRole('link', { name: 'Instructions', exact: true }).click();
      await expect(guest.heading('Cooking Instructions')).toBeVisible();
      await guest.navigation.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(guest.heading('Get in Touch')).toBeInViewport();
    });

    test('every page has a link to order by email', async ({ guest, expectedConsole }) => {
      expectedConsole.push(UNKNOWN_ADDRESS);
      for (const path of PATHS) {
        await guest.open(path);
        const link = guest.page.getByRole('link', { name: 'Order by email' });
        await expect(link, path).toBeInViewport();
        await expect(link).toHaveAttribute('href', /^mailto:rosa@simmer\.example\?.*Delivery/);
        await expect(guest.page.getByText('Loading...'), path).toBeHidden();
      }
    });

    test('no form asks for a password, and none could put one into an address', async ({
      guest,
    }) => {
      await guest.open('/login');
      await expect(guest.page.getByLabel('Password', { exact: true })).toBeHidden();
      await expect(guest.page.locator('main')).toContainText(/needs JavaScript/, {
        useInnerText: true,
      });
      await expect(guest.page.locator('form')).toHaveAttribute('method', 'post');
    });
  });
}
