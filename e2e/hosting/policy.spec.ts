import { expect, localAddress, test } from './fixtures';

test('a policy that lacks the host of a remote stops that remote alone, and the console names the host (case 20)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy/, /\[simmer\/remotes\]/, /Federation Runtime/);
  const { page } = guest;
  const menu = urls['menu-mfe'];
  await page.route(`${urls.shell}/instructions`, async (route) => {
    const response = await route.fetch({ url: localAddress(route.request().url(), urls) });
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain(menu);
    headers['content-security-policy'] = policy.replaceAll(menu, '');
    await route.fulfill({ response, headers });
  });
  await guest.open('/instructions');
  await guest.waitUntilHydrated();
  const refused = page.waitForEvent('console', (message) =>
    /Content Security Policy/.test(message.text()),
  );
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  expect((await refused).text()).toContain(`${menu}/`);
  await expect(page.getByRole('alert')).toHaveText('The menu can’t be shown right now.');
  await guest.openCart();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});
