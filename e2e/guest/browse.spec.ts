import { holdBack, isMonthlyMenu, isScript } from '../fixtures/network';
import { UNKNOWN_ADDRESS } from '../fixtures/pages';
import { expect, test } from '../fixtures/test';
import { site } from '../fixtures/site';

test('the home page: its picture, its sections in order under a bar that stays, its links, and on wide screens dishes on one line [13] [14] [15] [22] [24] [37] [40] [57] [58] [61]', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();

  await test.step('the sections are in order, from the hero to the footer', async () => {
    const tops = await page.evaluate(() =>
      ['#hero', '#classics', '#menu', '#soup', '#desserts', '#contact', 'footer'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    );
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  await test.step('the picture behind it fills the screen and does not scroll', async () => {
    const background = page.getByTestId('hero-background');
    await expect(background).toHaveCSS('position', 'fixed');
    // The gradient over a shop's own picture is a separate layer.
    await expect(background).toHaveCSS('background-size', /^cover(, cover)*$/);
    const { width, height } = (await background.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBe(390);
    expect(height).toBeGreaterThanOrEqual(844);
  });

  await test.step('the links that leave the site open their own tab', async () => {
    for (const name of [site.links.social.name, 'View Gallery', 'portfolio'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: /^Email/ })).toHaveAttribute(
      'href',
      `mailto:${site.owner.email}`,
    );
  });

  await test.step('the bar stays at the top however far the guest scrolls', async () => {
    await page.evaluate(() => {
      window.scrollTo({ top: 2000, behavior: 'instant' });
    });
    await expect(page.getByRole('link', { name: 'Slow' })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Cart/ })).toBeInViewport();
  });

  for (const width of [844, 1024, 1280, 1440])
    await test.step(`at ${String(width)} px the sizes of neighboring dishes begin on one line`, async () => {
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
    await expect(guest.navigation.getByRole('button', { name: 'Menu' })).toBeHidden();
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
});

test('the Monthly Menu is asked for once, before any of the page’s code is there', async ({
  guest,
}) => {
  const { page } = guest;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMonthlyMenu(request)) asked.push('menu');
    else if (/firebase-database/.test(request.url())) asked.push('client');
  });
  const release = await guest.openHeld('/', isScript);
  await expect.poll(() => asked).toEqual(['menu']);
  release();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  expect(asked).toEqual(['menu']);
});

test('each section link leads to its section from another page, and closes the dropdown [25] [35] [36] [38] [39]', async ({
  guest,
}) => {
  await guest.open('/instructions');
  for (const { link, section } of [
    { link: 'Classics', section: 'Classics' },
    { link: 'Monthly Menu', section: 'Monthly Menu' },
    { link: 'Soups and Chili', section: 'Soup and Chili' },
    { link: 'Desserts', section: 'Desserts' },
    { link: 'Contact', section: 'Get in Touch' },
  ]) {
    await test.step(link, async () => {
      await guest.followNavigation('Instructions');
      await expect(guest.heading('Cooking Instructions')).toBeVisible();
      await guest.openNavigation();
      await expect(guest.navigation.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
      await guest.followNavigation(link);
      await expect(guest.heading(section)).toBeInViewport();
      await expect(guest.navigation.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
      await expect(guest.navigation.getByRole('link', { name: link })).toBeHidden();
    });
  }
});

test('an address with a section opens at that section [25]', async ({ guest }) => {
  await guest.open('/#desserts');
  await expect(guest.heading('Desserts')).toBeInViewport();
});

test('the Monthly Menu comes from the database, after a loading message [48] [49] [50]', async ({
  guest,
}) => {
  const release = await holdBack(guest.page, isMonthlyMenu);
  await guest.open();
  await expect(guest.page.getByText('Loading Menu...')).toBeVisible();
  release();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await expect(guest.page.getByText('Loading Menu...')).toHaveCount(0);
});

test('an unknown address has status 404, a page that says so, and a link back [21]', async ({
  guest,
  urls,
  expectedConsole,
}) => {
  expectedConsole.push(UNKNOWN_ADDRESS);
  const answer = await guest.page.goto(`${urls.shell}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(guest.heading('Page not found')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.heading(site.hero.title)).toBeVisible();
});

test('the instructions can be read and link back to the menu [16] [26] [168] [169] [170]', async ({
  guest,
}) => {
  await guest.open();
  await guest.followNavigation('Instructions');
  await expect(guest.page).toHaveURL(/\/instructions$/);
  await expect(guest.page.getByRole('main').getByRole('listitem')).toHaveText([
    /open the bag/,
    /LOW for 8 hours/,
    /HIGH for half the time/,
    /Enjoy/,
  ]);
  await expect(guest.page.getByText('P.S. Clean up is a breeze!')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(guest.heading(site.hero.title)).toBeVisible();
});
