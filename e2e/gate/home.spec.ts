import { expect, test } from '../fixtures/test';

test('the home page is recorded in every window and appearance', async ({ guest, recorder }) => {
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await recorder.lookAround(guest.page, 'home', { hasAppearances: true });
});

test('the home page is recorded with the keyboard', async ({ guest, recorder }) => {
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await recorder.tabThrough(guest.page);
});
