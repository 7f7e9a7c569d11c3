import { fireEvent, screen, within } from '@testing-library/react';
import { soup } from '../../testing/dishes';
import { button, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const PROFILE = 'https://venmo.test.example/u/test-kitchen';
const dialog = () => screen.queryByRole('dialog');

async function openVenmo() {
  const bench = await renderCheckout({ items: [soup] });
  await bench.user.click(screen.getByLabelText('Venmo'));
  const code = await screen.findByRole('img', { name: /QR code/ });
  return { ...bench, code };
}

it('is a choice of Cash, Check and Venmo; Cash at first [119] [120]', async () => {
  await renderCheckout({ items: [soup] });
  const payment = within(screen.getByRole('group', { name: 'Payment method' }));
  const options = payment.getAllByRole<HTMLInputElement>('radio');
  expect(options.map(({ value, checked }) => [value, checked])).toEqual([
    ['Cash', true],
    ['Check', false],
    ['Venmo', false],
  ]);
});

it('Venmo opens a dialog with the owner’s first name and name on Venmo, and a code that is also a link to their profile [139] [140] [141] [142]', async () => {
  const { user, code } = await openVenmo();
  const title = 'Scan to Pay with Venmo / Or tap to go to Olive on Venmo';
  expect(dialog()).toHaveAccessibleName(title);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(code.closest('a')).toHaveAttribute('href', PROFILE);
  expect(code.closest('a')).toHaveAttribute('target', '_blank');
  expect(code.closest('a')).toHaveAttribute('rel', expect.stringContaining('noopener'));
  for (const text of [
    'Open your Venmo app and scan this code to send your payment.',
    'You can also pay after sending; the code comes again.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  await user.click(button('Copy @test-kitchen'));
  expect(await navigator.clipboard.readText()).toBe('@test-kitchen');
  expect(screen.getByText('Copied')).toHaveRole('status');
});

it('on a phone, which cannot scan itself, opens the app with one tap, names the sum, and has the code behind it [141] [142]', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { user, code } = await openVenmo();
  expect(screen.getByRole('link', { name: 'Open Venmo · $25.00' })).toHaveAttribute(
    'href',
    PROFILE,
  );
  expect(code.closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Show the code for another phone'));
  expect(code).toBeVisible();
});

it('the dialog closes on X, can be opened again while Venmo is chosen, stays open when another method is, and then does not come back [143] [145]', async () => {
  const { user } = await openVenmo();
  await user.click(button('Close'));
  expect(dialog()).not.toBeInTheDocument();
  await user.click(button('Show Venmo code'));
  // Only a form-filling program can: the page behind a modal is inert.
  fireEvent.click(screen.getByLabelText('Cash'));
  expect(screen.getByLabelText('Cash')).toBeChecked();
  expect(dialog()).toBeVisible();
  await user.click(button('Close'));
  expect(screen.queryByRole('button', { name: 'Show Venmo code' })).not.toBeInTheDocument();
});
