import { expect, test } from './fixtures';

test('under the headers of production a script runs when its integrity is known, and no other way (case 21)', async ({
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
