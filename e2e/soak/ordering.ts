import type { Locator, Page } from '@playwright/test';
import type { Device } from './device';
import type { MailFault } from './mail-faults';
import type { Kept } from './kept';
import { follow, type Interruption } from './interruptions';
import { goHome, openCart } from './navigation';
import { becomes, finds } from './waiting';

/** Dishes of the fixed and of the monthly menu. */
export const DISHES = [
  { name: 'Key lime pie', size: '9inch' },
  { name: 'Danish', size: '9 X 13' },
  { name: 'Meatloaf with veggies', size: 'Small' },
  { name: 'BEEF STROGANOFF', size: 'Small' },
] as const;
export type Dish = (typeof DISHES)[number];

export interface Press {
  faults: readonly MailFault[];
  interruption: Interruption;
  keepsChanged: boolean;
}

export async function add(device: Device, dish: Dish, extra: string | null): Promise<void> {
  const { guest, page } = device;
  const { name, size } = dish;
  await goHome(device);
  const button = page.getByRole('button', { name: new RegExp(`^Add ${name}, ${size}, `) });
  if (!(await finds(device, button))) return;
  if (extra !== null && dish.name === 'Danish')
    await page.getByLabel('Flavor for Danish').selectOption('Mixed Berry');
  else if (extra !== null) {
    const note = page.getByLabel(`Note for ${name}`);
    if (!(await note.isVisible())) await guest.card(name).getByText('Add a note').click();
    await note.fill(extra);
  }
  const { portions } = await device.read();
  await button.click();
  await becomes(
    device,
    `${String(portions + 1)} portions`,
    // A late answer removes the lines of its order.
    ({ portions: now, announcesSent }) => now === portions + 1 || (announcesSent && now === 1),
  );
}

/** Fills the form and presses "Submit Order". */
export async function submit(device: Device, press: Press): Promise<void> {
  const { guest, ledger } = device;
  if (!(await openCart(device))) return;
  // An order that is being sent again is not done yet, so the guest can only wait.
  if ((await device.read()).isSending) return;
  await guest.fillDetails({ email: device.email });
  await guest.submitButton.click({ trial: true });
  const kept = await device.kept();
  ledger.press(await device.read(), kept);
  device.mail.expect(press.faults);
  await identified(device, () => guest.submitButton.click());
  await follow(device, press.interruption);
  if (press.keepsChanged && (await device.read()).isMenuChanged) {
    await takeChanges(device);
    await submit(device, { ...press, keepsChanged: false });
  }
}

/** Keeps the lines whose price has changed and removes those that are no longer available. */
async function takeChanges({ page }: Device): Promise<void> {
  const keep = page.getByRole('button', { name: 'Keep it with this change' });
  const remove = page
    .getByRole('listitem')
    .filter({ hasText: 'Please remove it.' })
    .getByRole('button', { name: /^Remove/ });
  for (const button of [keep, remove]) {
    // Each tap removes one button, and no order has more lines than the menu has dishes.
    for (let taps = 0; taps < DISHES.length && (await button.first().isVisible()); taps += 1)
      await button.first().click();
  }
}

/** On the cart page: the buttons that resend the orders that earlier pages stored. */
export const sendAgainButtons = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Order / })
    .getByRole('button', { name: /^(Send it again|Try again)$/ });

/**
 * On the cart page: resends an order that an earlier page stored.
 * @returns its reference, if there is one.
 */
export async function sendAgain(device: Device, press: Press): Promise<string | undefined> {
  const { page, ledger } = device;
  const again = sendAgainButtons(page);
  if (!(await again.first().isVisible()) || !(await again.first().isEnabled())) return undefined;
  const kept = (await device.read()).claims.find(({ says }) => says !== 'sent');
  if (!kept) return undefined;
  device.mail.expect(press.faults);
  ledger.pressAgain(kept.reference);
  await identified(device, () => again.first().click());
  await follow(device, press.interruption);
  return kept.reference;
}

/** Presses, and waits until the device has stored the order or the page has finished with it. */
async function identified(device: Device, press: () => Promise<void>): Promise<void> {
  const before = await device.kept();
  const isNew = ({ order, keptAt }: Kept) =>
    !before.some((one) => one.order.reference === order.reference && one.keptAt === keptAt);
  await press();
  for (let poll = 0; poll < 40; poll += 1) {
    const written = (await device.kept()).find(isNew);
    if (written) device.ledger.identify(written.order.reference);
    const { isSending, isMenuChanged } = await device.read();
    // Read now, because the guest may close the tab next.
    if (isMenuChanged) device.ledger.withdraw();
    if (written || !isSending) return;
  }
}
