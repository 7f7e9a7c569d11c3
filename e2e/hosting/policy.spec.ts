import { expect, localAddress, test } from './fixtures';

test('under the headers of production, a script runs only when its integrity is known (case 21)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/integrity/i);
  const { page } = guest;
  const response = await page.goto(`${urls.shell}/instructions`);
  expect(response?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  await guest.waitUntilHydrated();

  /**
   * Loads a script like any code on the page could.
   * @returns whether it ran.
   */
  const runs = (src: string, integrity: string) =>
    page.evaluate(
      ([url = '', known = '']) =>
        new Promise<boolean>((resolve) => {
          const script = document.createElement('script');
          Object.assign(script, { src: url, integrity: known, crossOrigin: 'anonymous' });
          script.onload = () => {
            resolve(true);
          };
          script.onerror = () => {
            resolve(false);
          };
          document.head.append(script);
        }),
      [src, integrity],
    );
  const { entry, integrity } = await page.evaluate(async () => {
    const registry = await (await fetch('/registry.json')).json();
    return registry.modules['editor-mfe'];
  });
  expect(await runs(entry, '')).toBe(false);
  expect(await runs(entry, integrity)).toBe(true);
});

test('a policy that lacks the host of a remote stops that remote alone, and the console names the host (case 20)', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy/, /\[simmer\/remotes\]/, /Federation Runtime/);
  const { page } = guest;
  const menu = urls['menu-mfe']!;
  await page.route(`${urls.shell}/instructions`, async (route) => {
    const response = await route.fetch({
      url: localAddress(route.request().url(), urls),
      maxRetries: 2,
    });
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
