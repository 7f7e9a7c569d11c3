import type { Device } from './device';
import { openCart } from './navigation';
import { untilSent } from './waiting';

/** What a guest does while the order is being sent. */
export const INTERRUPTIONS = [
  'waits',
  'waits',
  'reloads',
  'closes the tab',
  'leaves the checkout',
  'goes back',
  'goes offline',
  'looks from another tab',
] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

/** Runs what happens between the press of the button and the answer. */
export async function follow(device: Device, interruption: Interruption): Promise<void> {
  const { ledger, page, tab } = device;
  // Without a connection no page can be opened.
  const does = device.mail.isOnline ? interruption : 'waits';
  if (does !== 'waits') device.options.tally.add(`guest ${does}`);
  switch (does) {
    case 'waits':
      break;
    case 'reloads':
      await page.reload();
      break;
    case 'closes the tab':
      await device.closeTab();
      await device.openTab('/cart');
      break;
    case 'leaves the checkout':
      await leaveCheckout(device);
      await openCart(device);
      break;
    case 'goes back':
      await device.back();
      break;
    case 'goes offline':
      await device.setOnline(false);
      break;
    case 'looks from another tab':
      await device.openTab('/cart');
      await device.observe();
      await device.closeTab();
      device.tab = tab;
      break;
  }
  const { isMenuChanged } = await untilSent(device);
  if (isMenuChanged) ledger.withdraw();
  await device.observe();
  await device.mail.release();
  await untilSent(device);
  await device.observe();
}

/** The page may close the navigation in the meantime, when it opens the confirmation or shows the form's message. */
async function leaveCheckout({ guest }: Device): Promise<void> {
  await guest.followNavigation('Instructions').catch(async () => {
    if (!(await guest.heading('Thank you for your order!').isVisible()))
      await guest.followNavigation('Instructions');
  });
}
