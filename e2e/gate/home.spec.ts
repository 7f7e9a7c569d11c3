import { expect, test } from '../fixtures/test';

test('the home page in every window and appearance, with the keyboard, and left alone', async ({
  guest,
  recorder,
}) => {
  await guest.open();
  await expect(guest.heading('BEEF STROGANOFF')).toBeVisible();
  await recorder.leaveAlone(guest.page);
  await recorder.lookAround(guest.page, 'home', { hasAppearances: true });
  await recorder.tabThrough(guest.page);
});
