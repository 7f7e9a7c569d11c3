import fc from 'fast-check';
import { logIn } from './guest-commands';
import { newModel, type Model, type World } from './model';
import { Device, type DeviceOptions } from './device';
import { openCart } from './navigation';
import { sendAgain, sendAgainButtons } from './ordering';
import { describePage } from './reading';
import type { Shop } from './shop';

/** Playwright's `evaluate` has no limit of its own. */
const LIMIT_MS = 180_000;
const AT_ONCE = { faults: [], interruption: 'waits', keepsChanged: false } as const;

/**
 * Runs the commands in a new browser profile. Then all tabs crash, everything works again, and the guest comes back.
 * @throws ViolationError when the pages' claims, the arrived orders and the model differ.
 */
export async function playJourney(
  options: DeviceOptions,
  shop: Shop,
  commands: Iterable<fc.AsyncCommand<Model, World>>,
): Promise<void> {
  const device = await Device.start(options);
  // Any pending wait then fails, and its stack trace shows what it waited for.
  const limit = setTimeout(() => void device.context.close(), LIMIT_MS);
  try {
    const world = { device, shop, urls: options.urls };
    await fc.asyncModelRun(() => ({ model: newModel(), real: world }), commands);
    await device.heal();
    await device.mail.release();
    await device.observe();
    device.ledger.forgets((await device.kept()).map(({ order }) => order.reference));
    await device.crash();
    await comeBack(device);
  } catch (error) {
    // After a crash there is no page.
    const page = await describePage(device.page).catch(() => '');
    if (error instanceof Error) error.message += `\n${page}`;
    throw error;
  } finally {
    clearTimeout(limit);
    options.tally.add('journeys');
    await shop.restore();
    await device.context.close();
  }
}

/** The next visit offers every order that the guest does not know to have arrived, and sends it on request. */
async function comeBack(device: Device): Promise<void> {
  const { ledger, mail } = device;
  device.isTroubled = false;
  mail.expect([]);
  if (ledger.open().length === 0) return ledger.close(new Set());
  await device.openTab('/cart');

  const again = sendAgainButtons(device.page);
  const sent = device.page.getByText('This order was sent to');
  const login = device.page.getByRole('link', { name: 'Log in to see it' });
  await again
    .or(sent)
    .or(login)
    .first()
    .waitFor()
    .catch(() => undefined);
  if (await login.isVisible()) {
    await logIn(device);
    await openCart(device);
    await again
      .or(sent)
      .first()
      .waitFor()
      .catch(() => undefined);
  }
  const { claims } = await device.read();
  await device.observe();
  await ledger.close(new Set(claims.map(({ reference }) => reference)));
  for (;;) {
    const reference = await sendAgain(device, AT_ONCE);
    const told = (await device.read()).claims.find((claim) => claim.reference === reference);
    // If the menu has changed since, the guest decides; here they do not send it.
    if (told?.says !== 'sent') return;
    device.options.tally.add('sent by the next visit');
    await openCart(device);
  }
}
