import { expect, test, UNKNOWN_ADDRESS } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440]) {
  test.describe(`with JavaScript off, at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the menu is read with its sizes and prices', async ({ guest }) => {
      await guest.open();
      await expect(guest.heading('Slow food for busy evenings')).toBeVisible();
      for (const { dish, words } of [
        { dish: 'Meatloaf with veggies', words: ['Small', 'feeds 3-4', '$30.00', '$50.00'] },
        { dish: 'Pork green chili', words: ['Quart', '$25.00'] },
        { dish: 'Danish', words: ['9 X 13', '$25.00'] },
      ]) {
        await expect(guest.heading(dish)).toBeVisible();
        for (const text of words)
          await expect(guest.card(dish)).toContainText(text, { useInnerText: true });
      }
      await expect(guest.page.getByText(/on its way|one moment/i)).toHaveCount(0);
    });

    test('the page looks like itself: its styles need no code', async ({ guest }) => {
      await guest.open();
      await expect(guest.page.getByRole('banner')).toHaveCSS('position', 'fixed');
      await expect(guest.heading('Slow food for busy evenings')).toHaveCSS(
        'font-family',
        /Simmer Display/,
      );
      expect(
        await guest.page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(width);
    });

    test('the Monthly Menu says how to get it instead of loading for ever', async ({ guest }) => {
      await guest.open();
      const monthly = guest.page.getByRole('region', { name: 'Monthly Menu' });
      await expect(monthly).toContainText(/need JavaScript/, { useInnerText: true });
      await expect(monthly.getByText('Loading Menu...')).toBeHidden();
      await expect(monthly.getByRole('link', { name: /by email/ })).toHaveAttribute(
        'href',
        /^mailto:rosa@simmer\.example/,
      );
    });

    test('every page is reached through the navigation', async ({ guest }) => {
      await guest.open();
      await guest.navigation.getByRole('link', { name: 'Desserts', exact: true }).click();
      await expect(guest.heading('Desserts')).toBeInViewport();
      await guest.navigation.getByRole('link', { name: 'Instructions', exact: true }).click();
      await expect(guest.heading('Cooking Instructions')).toBeVisible();
      await guest.navigation.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(guest.heading('Get in Touch')).toBeInViewport();
    });

    test('the owner can be written to from every page', async ({ guest, expectedConsole }) => {
      expectedConsole.push(UNKNOWN_ADDRESS);
      for (const path of [
        '/',
        '/instructions',
        '/login',
        '/cart',
        '/order-confirmation',
        '/menu-editor',
        '/nowhere',
      ]) {
        await guest.open(path);
        const link = guest.page.getByRole('link', { name: 'Order by email' });
        await expect(link, path).toBeInViewport();
        await expect(link).toHaveAttribute('href', /^mailto:rosa@simmer\.example\?.*Delivery/);
        await expect(guest.page.getByText('Loading...'), path).toBeHidden();
      }
    });

    test('no form takes a password that nobody could use, and none could put it into an address', async ({
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
