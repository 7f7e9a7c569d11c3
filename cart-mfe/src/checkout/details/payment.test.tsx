import { cart } from '@simmer/shared/cart';
import { fireEvent, screen, within } from '@testing-library/react';
import { draft } from '../../order/draft-store';
import { soup } from '../../testing/dishes';
import { button, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

afterEach(() => {
  cart.clear();
  draft.clear();
});

const payment = () => screen.getByRole('group', { name: 'Payment method' });
const dialog = () => screen.queryByRole('dialog');

async function openVenmo() {
  const bench = await renderCheckout({ items: [soup] });
  await bench.user.click(screen.getByLabelText('Venmo'));
  await screen.findByRole('img', { name: /QR code/ });
  return bench;
}

it('is a choice of Cash, Check and Venmo [119]', async () => {
  await renderCheckout({ items: [soup] });
  const options = within(payment()).getAllByRole('radio');
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['Cash', 'Check', 'Venmo']);
});

it('is Cash at first [120]', async () => {
  await renderCheckout({ items: [soup] });
  expect(screen.getByLabelText('Cash')).toBeChecked();
});

it('opens a dialog for Venmo with the owner’s first name in its title [139] [140]', async () => {
  await openVenmo();
  expect(dialog()).toHaveAccessibleName('Scan to Pay with Venmo / Or tap to go to Olive on Venmo');
  expect(screen.getByRole('heading', { level: 2, name: /Scan to Pay/ })).toHaveTextContent(
    'Scan to Pay with Venmo / Or tap to go to Olive on Venmo',
  );
});

it('shows a QR code that is also a link to the owner’s profile, in a new tab [141]', async () => {
  await openVenmo();
  const link = screen.getByRole('img', { name: /QR code/ }).closest('a');
  expect(link).toHaveAttribute('href', 'https://venmo.test.example/u/test-kitchen');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('says what to do with the code [142]', async () => {
  await openVenmo();
  expect(
    screen.getByText('Open your Venmo app and scan this code to send your payment.'),
  ).toBeVisible();
});

it('says that the code comes again with the confirmation', async () => {
  await openVenmo();
  expect(screen.getByText('You can also pay after sending; the code comes again.')).toBeVisible();
});

it('on a phone, which cannot scan itself, opens the app with one tap, names the sum, and has the code behind it [141] [142]', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { user } = await openVenmo();
  expect(screen.getByRole('link', { name: 'Open Venmo · $25.00' })).toHaveAttribute(
    'href',
    'https://venmo.test.example/u/test-kitchen',
  );
  const code = screen.getByRole('img', { name: /QR code/ });
  expect(code.closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Show the code for another phone'));
  expect(code).toBeVisible();
  jest.restoreAllMocks();
});

it('has the owner’s name on Venmo to copy', async () => {
  const { user } = await openVenmo();
  await user.click(button('Copy @test-kitchen'));
  expect(await navigator.clipboard.readText()).toBe('@test-kitchen');
  expect(screen.getByText('Copied')).toHaveRole('status');
});

it('closes on X [143]', async () => {
  const { user } = await openVenmo();
  await user.click(button('Close'));
  expect(dialog()).not.toBeInTheDocument();
});

it('stays open when another method is chosen [145]', async () => {
  await openVenmo();
  // Only a form-filling program can: the page behind a modal is inert.
  fireEvent.click(screen.getByLabelText('Cash'));
  expect(screen.getByLabelText('Cash')).toBeChecked();
  expect(dialog()).toBeVisible();
});

it('can be opened again while Venmo is chosen, and only then [145]', async () => {
  const { user } = await openVenmo();
  await user.click(button('Close'));
  await user.click(button('Show Venmo code'));
  expect(dialog()).toBeVisible();
  await user.click(button('Close'));
  await user.click(screen.getByLabelText('Cash'));
  expect(screen.queryByRole('button', { name: 'Show Venmo code' })).not.toBeInTheDocument();
});
