import { site } from '../fixtures/site';
import type { Device } from './device';
import { finds } from './waiting';

export async function goHome({ page }: Device): Promise<void> {
  if (new URL(page.url()).pathname !== '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: site.business.name, exact: true })
      .click();
}

/** @returns whether the cart page shows something to order. */
export async function openCart(device: Device): Promise<boolean> {
  const { guest, page } = device;
  const empty = guest.heading(/^Your cart is empty/);
  // The card of a stored order also says "Submitting...".
  const shown = page
    .getByRole('region', { name: 'Total' })
    .getByRole('button', { name: /^Submit/ });
  const thanks = guest.heading('Thank you for your order!');
  await guest.openCart();
  if (!(await finds(device, shown.or(empty).or(thanks)))) return false;
  // An order that was sent in the meantime leads to its confirmation first.
  if (await thanks.isVisible()) {
    await device.observe();
    await guest.openCart();
  }
  return (await finds(device, shown.or(empty))) && (await shown.isVisible());
}
