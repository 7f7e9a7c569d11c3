import { errors, type Locator } from '@playwright/test';
import type { Device } from './device';
import type { Reading } from './reading';

const POLL_MS = 50;
const POLLS = 160;
/** The clock skips this much while nothing happens and something is broken, so that time limits pass. */
const SKIP_MS = 5000;

/**
 * Waits for a part of the page, and presses "Try again" where it could not be loaded.
 * @returns whether it appeared.
 */
export async function finds(device: Device, wanted: Locator): Promise<boolean> {
  const retry = device.page.getByRole('main').getByRole('button', { name: /^(Try again|Reload)$/ });
  for (let poll = 1; poll < POLLS; poll += 1) {
    if (await wanted.first().isVisible()) return true;
    if (await retry.first().isVisible()) {
      if (device.isBroken) return false;
      await retry.first().click();
    }
    if (device.isTroubled && poll % 10 === 0) await device.context.clock.fastForward(SKIP_MS);
    await device.page.waitForTimeout(POLL_MS);
  }
  if (device.isBroken) return false;
  return device.options.tally.fail(
    'stuck although nothing was broken',
    `${String(wanted)} on ${device.page.url()}`,
  );
}

/** Does something that may fail while something is broken. */
export async function attempt(device: Device, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    if (!device.isTroubled)
      device.options.tally.fail('stuck although nothing was broken', error.message);
    device.options.tally.add('not possible while something was broken');
  }
}

/** Waits until the page shows something, which may not happen while something is broken. */
export async function becomes(
  device: Device,
  what: string,
  isTrue: (reading: Reading) => boolean,
): Promise<void> {
  for (let poll = 1; !isTrue(await device.read()); poll += 1) {
    if (poll > POLLS / 4 && device.isTroubled) return;
    if (poll > POLLS)
      device.options.tally.fail('stuck although nothing was broken', `the page never says ${what}`);
    await device.page.waitForTimeout(POLL_MS);
  }
}

/** Lets time pass until the page no longer sends. */
export async function untilSent(device: Device): Promise<Reading> {
  const { clock } = device.context;
  let reading = await device.read();
  for (let poll = 1; reading.isSending; poll += 1) {
    if (poll > POLLS)
      device.options.tally.fail('stuck although nothing was broken', 'the page sends without end');
    // The service's time limit is 30 s, the longest pause 4 s, the menu's limit 5 s.
    if (device.mail.isHolding) await clock.fastForward(31_000);
    else if (reading.isPausing || (device.isTroubled && poll % 5 === 0))
      await clock.fastForward(SKIP_MS);
    await device.page.waitForTimeout(POLL_MS);
    reading = await device.read();
  }
  return reading;
}
