import { isMonthlyMenu, isScript } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

// A dish of another journey would change which cards are beside each other.
test.use({ hasOwnDatabase: true });

test('the home page has its picture, its sections in order under a fixed bar, its links, and on wide screens dishes on one line; printed, it is a menu [13] [14] [15] [22] [24] [37] [40] [57] [58] [61]', async ({
  guest,
}) => {
  const { page } = guest;

  await test.step('the Monthly Menu is requested once, before any of the page’s code has arrived', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isMonthlyMenu(request)) asked.push('menu');
      else if (/firebase-database/.test(request.url())) asked.push('client');
    });
    // An answer from more than ten seconds ago is asked for again. With Playwright's clock, the gate would never see
    // the page at rest.
    await page.addInitScript(() => {
      const now = Date.now();
      Date.now = () => now;
    });
    const release = await guest.openHeld('/', isScript);
    await expect.poll(() => asked).toEqual(['menu']);
    release();
    await guest.waitUntilHydrated();
    await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
    expect(asked).toEqual(['menu']);
  });

  await test.step('the sections are in order, from the hero to the footer', async () => {
    const tops = await page.evaluate(() =>
      ['#hero', '#classics', '#menu', '#soup', '#desserts', '#contact', 'footer'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    );
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  await test.step('the background picture fills the screen and does not scroll', async () => {
    const background = page.getByTestId('hero-background');
    await expect(background).toHaveCSS('position', 'fixed');
    // The gradient over a shop's own picture is a separate layer.
    await expect(background).toHaveCSS('background-size', /^cover(, cover)*$/);
    const { width, height } = (await background.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBe(390);
    expect(height).toBeGreaterThanOrEqual(844);
  });

  await test.step('a program that asks for an icon at the usual address gets one', async () => {
    expect((await page.request.get(new URL('/favicon.ico', page.url()).href)).status()).toBe(200);
  });

  await test.step('the links that leave the site open a new tab', async () => {
    for (const name of [site.links.social.name, 'View Gallery', 'portfolio'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: /^Email/ })).toHaveAttribute(
      'href',
      `mailto:${site.owner.email}`,
    );
  });

  await test.step('the bar stays at the top however far the guest scrolls', async () => {
    await guest.scrollTo(2000);
    await expect(page.getByRole('link', { name: 'Slow' })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Cart/ })).toBeInViewport();
  });

  // The windows have two columns and three.
  for (const width of [844, 1440])
    await test.step(`at ${String(width)} px the sizes of neighboring dishes start on one line`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // A dish with flavors shows them before its sizes.
      const cards = await page.locator('article:not(:has(select))').evaluateAll((articles) =>
        articles.map((article) => ({
          dish: article.querySelector('h3')?.textContent,
          top: article.getBoundingClientRect().top,
          sizes: article.querySelector('ul')?.getBoundingClientRect().top ?? Number.NaN,
        })),
      );
      expect(cards.length).toBeGreaterThan(15);
      const uneven = cards.filter((card, place) => {
        const neighbor = cards[place + 1];
        return neighbor?.top === card.top && Math.abs(neighbor.sizes - card.sizes) > 1;
      });
      expect(uneven).toEqual([]);
    });

  await test.step('on a wide screen every link is in the bar and there is no toggle', async () => {
    await expect(guest.navigation.getByRole('button', { name: 'Navigation' })).toBeHidden();
    await expect(guest.navigation.getByRole('link')).toHaveText([
      'Classics',
      'Monthly Menu',
      'Soups and Chili',
      'Desserts',
      'Contact',
      'Instructions',
      'Login',
    ]);
  });

  await test.step('it prints as a menu: names, lines, sizes and prices, with no button and no picture', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await guest.add('Key lime pie', '9inch', '$25.00');
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(site.business.name, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    for (const name of ['Mississippi pot roast with veggies', 'BEEF STROGANOFF'])
      await expect(guest.heading(name)).toBeVisible();
    await expect(page.getByText('Fork-tender beef in its own peppery gravy.')).toBeVisible();
    await expect(guest.card('Key lime pie').getByText('$25.00')).toBeVisible();
    await expect(page.getByText('Pay upon delivery')).toBeVisible();
    for (const role of ['button', 'combobox', 'textbox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /cart/i })).toHaveCount(0);
    await expect(page.locator('article img').first()).toBeHidden();

    const price = await guest.card('Banana split cake').getByText('$50.00').boundingBox();
    const neighbor = await guest.card('Southern hummingbird cake').boundingBox();
    expect(price?.x, 'in the column of its name').toBeLessThan(neighbor?.x ?? 0);
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
});

test('the instructions can be read, and from there the navigation leads to a section of the menu and closes [16] [25] [26] [36] [38] [39]', async ({
  guest,
}) => {
  const { page } = guest;
  const toggle = guest.navigation.getByRole('button');
  await guest.open('/login');
  await guest.followNavigation('Instructions');
  await expect(page).toHaveURL(/\/instructions$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await guest.openNavigation();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await guest.followNavigation('Desserts');
  await expect(guest.heading('Desserts')).toBeInViewport();
  await expect(guest.page.getByRole('region', { name: 'Desserts' })).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(guest.navigation.getByRole('link', { name: 'Desserts' })).toBeHidden();
});
