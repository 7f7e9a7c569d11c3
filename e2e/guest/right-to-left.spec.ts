import type { Locator } from '@playwright/test';
import { linksIn } from '../../platform/local-cloud/testing/client';
import { dishOf } from '../fixtures/database';
import { freshEmail } from '../fixtures/guest';
import { expect, test } from '../fixtures/test';

test.use({ account: 'guest', secondAccount: 'manager', hasOwnDatabase: true });

const DISH = 'חלה';
const NAME = 'יוסי כהן';
const NOTE = 'בלי אגוזים!';

/** Sorts these parts of an element's text by their place on its line. */
const asDrawn = (element: Locator, parts: readonly string[]) =>
  element.evaluate((root, words) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const places: { word: string; left: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of words) {
        const start = node.textContent?.indexOf(word) ?? -1;
        if (start < 0 || places.some((place) => place.word === word)) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + word.length);
        places.push({ word, left: range.getBoundingClientRect().left });
      }
    }
    return places.sort((a, b) => a.left - b.left).map(({ word }) => word);
  }, parts);

test('a dish, a name and a note that are written from right to left move no number and no sign beside them: on the card, in the cart, in the mail and on the ticket', async ({
  guest,
  secondGuest,
  database,
  inbox,
}) => {
  const email = freshEmail('right-to-left');
  const whole = (start: string) => [start, DISH, '9 X 13'];
  await database.set('menu/dish-8', { ...dishOf(DISH, '9 X 13', 12), description: NOTE });
  await guest.open();
  await expect(guest.heading(DISH)).toBeVisible();
  expect(await asDrawn(guest.card(DISH), ['!', 'בלי'])).toEqual(['!', 'בלי']);
  await guest.writeNote(DISH, NOTE);
  await guest.add(DISH, '9 X 13', '$12.00');
  const messages = guest.page.getByRole('complementary', { name: 'Messages' });
  const added = messages.locator('strong', { hasText: DISH });
  expect(await asDrawn(added, [DISH, '9', 'X', '13', 'added'])).toEqual([
    ...[DISH, '9', 'X', '13', 'added'],
  ]);

  await guest.openCart();
  // The card on the menu, which the guest is about to leave, also has these words.
  await expect(guest.heading('Your Order')).toBeVisible();
  const note = guest.cartLine(DISH).getByText(NOTE);
  expect(await asDrawn(note, ['!', 'אגוזים', 'בלי'])).toEqual(['!', 'אגוזים', 'בלי']);
  await guest.fillDetails({ name: NAME, email });
  await guest.submit();

  const mail = await inbox.orderOf(email);
  expect(mail.subject).toContain(`- \u2068${NAME}\u2069 - $12.00 -`);
  const { page } = secondGuest;
  await page.setContent(mail.html);
  const row = page.getByText(/1 ×/);
  expect(await asDrawn(row, whole('1 ×'))).toEqual(whole('1 ×'));
  expect(await asDrawn(page.getByText('Note: '), ['Note', '!', 'בלי'])).toEqual([
    'Note',
    '!',
    'בלי',
  ]);

  await page.goto(linksIn(mail).find((address) => address.includes('#order')) ?? '');
  const ticket = page.getByRole('article', { name: NAME });
  await expect(ticket).toBeVisible();
  expect(await asDrawn(ticket, whole('1 ×'))).toEqual(whole('1 ×'));
});
