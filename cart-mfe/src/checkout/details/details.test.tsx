import { fill } from '@simmer/shared/testing/fill';
import { fireEvent, screen, within } from '@testing-library/react';
import { createRemembered } from '../../remember-me/remembered';
import { orderOf, soup } from '../../testing/dishes';
import { gus } from '../../testing/fake-firebase';
import { REFUSED } from '../../testing/fake-mailer';
import {
  become,
  button,
  field,
  FILLED_IN,
  NOW,
  renderCheckout,
} from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const items = [soup];

it('the form asks for name, time, date, address and email, marks the required fields, and offers Cash, Check and Venmo, with Cash selected [113] [114] [115] [116] [117] [119] [120]', async () => {
  await renderCheckout({ items });
  for (const [label, type, autocomplete, isRequired] of [
    ['Name', 'text', 'name', false],
    ['Delivery Time', 'text', 'off', true],
    ['Delivery Date', 'date', null, false],
    ['Delivery Address', 'textarea', 'street-address', true],
    ['Email', 'email', 'email', true],
  ] as const) {
    expect(field(label)).toHaveProperty('type', type);
    expect(field(label).getAttribute('autocomplete')).toBe(autocomplete);
    (isRequired ? expect(field(label)) : expect(field(label)).not).toBeRequired();
  }
  const payment = within(screen.getByRole('group', { name: 'Payment method' }));
  const options = payment.getAllByRole<HTMLInputElement>('radio');
  expect(options.map(({ value, checked }) => [value, checked])).toEqual([
    ['Cash', true],
    ['Check', false],
    ['Venmo', false],
  ]);
});

it('a shop that wants to call its guests asks for a phone number, which may stay empty, and which its owner reads as it was typed', async () => {
  const ordering = { phone: true };
  const { submit, sent } = await renderCheckout({ items, ordering, typed: FILLED_IN });
  expect(field('Phone')).toMatchObject({ type: 'tel', inputMode: 'tel', autocomplete: 'tel' });
  expect(field('Phone')).not.toBeRequired();
  fill(field('Phone'), '+20 (0) ١٢٣\u202e ٤٥٦');
  await submit();
  expect(sent).toMatchObject([{ userPhone: '\u2068+20 (0) ١٢٣ ٤٥٦\u2069' }]);
});

it('a shop that does not ask for a phone number sends none, whatever the device remembers', async () => {
  createRemembered(() => NOW).remember('gus', orderOf([soup], { phone: '555 0100' }));
  const { submit, sent } = await renderCheckout({ items, typed: FILLED_IN });
  expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
  await submit();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toMatch(/userPhone|555/);
});

it('the time accepts any text, and has suggestions that take one tap, among which the arrow keys move [114]', async () => {
  const { user } = await renderCheckout({ items });
  await user.click(button('Noon to 2 pm'));
  expect(button('Noon to 2 pm')).toBePressed();
  await user.keyboard('{ArrowRight}');
  expect(button('4 pm to 6 pm')).toHaveFocus();
  await user.type(field('Delivery Time'), ', please');
  expect(field('Delivery Time')).toHaveValue('Noon to 2 pm, please');
  expect(button('Noon to 2 pm')).not.toBePressed();
});

it('the email starts as the account’s and stays as the guest changed it; an impossible address is questioned once the guest leaves the field [117]', async () => {
  const { user } = await renderCheckout({ items });
  expect(field('Email')).toHaveValue('gus@test.example');
  await user.clear(field('Email'));
  await user.keyboard('ada at home');
  expect(field('Email')).not.toHaveAccessibleDescription(/doesn’t look like/);
  await user.tab();
  expect(field('Email')).toHaveAccessibleDescription(/doesn’t look like an email address/);
  await become({ ...gus, email: 'third@test.example' });
  expect(field('Email')).toHaveValue('ada at home');
});

it('an incomplete date is never sent; with its field, it is gone when the guest comes back to the cart', async () => {
  const { user, submit, sent } = await renderCheckout({ items, typed: FILLED_IN });
  Object.defineProperty(field('Delivery Date'), 'validity', { value: { badInput: true } });
  await submit();
  expect(sent).toEqual([]);
  expect(field('Delivery Date')).toHaveAccessibleDescription(/isn’t complete/);
  await user.click(screen.getByRole('link', { name: 'Back to Menu' }));
  await user.click(button('go to cart'));
  expect(field('Delivery Date')).toBeValid();
});

it('pickup is not offered where there is none [138]', async () => {
  await renderCheckout({ items, ordering: { offerPickup: false } });
  expect(screen.queryByLabelText('Pickup')).not.toBeInTheDocument();
  expect(field('Delivery Address')).toBeVisible();
});

it('delivery is selected at first; pickup renames the fields, needs no address, and reaches the owner as PICKUP [138] [155]', async () => {
  const { user, sent, submit } = await renderCheckout({ items });
  expect(screen.getByRole('group', { name: 'Delivery / Pickup' })).toBeVisible();
  expect(screen.getByLabelText('Delivery')).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Delivery details' })).toBeVisible();
  await user.click(screen.getByLabelText('Pickup'));
  expect(screen.getByRole('heading', { name: 'Pickup details' })).toBeVisible();
  expect(field('Pickup Date')).toBeVisible();
  expect(screen.queryByLabelText('Delivery Address')).not.toBeInTheDocument();
  await submit();
  await user.click(button('Go to Pickup Time'));
  await user.keyboard('noon');
  await submit();
  expect(sent[0]?.address).toBe('PICKUP');
});

it('nothing typed after a blocked submit is lost: with another problem left, with all problems solved, and beside a refused order', async () => {
  const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';
  const FILL_OUT = 'Please fill out all delivery details before submitting.';
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const typed = { address: '12 Oak Street', date: '2026-12-24' };
  const settings = { closedDates: [typed.date] };
  const { user, submit, answer } = await renderCheckout({ items, typed, settings });
  await submit();
  await user.click(field('Delivery Time'));
  await user.keyboard('after 5 pm');
  expect(field('Delivery Time')).toHaveValue('after 5 pm');
  expect(alerts()).toEqual([expect.stringContaining(FILL_OUT)]);

  fireEvent.change(field('Delivery Date'), { target: { value: '' } });
  await user.clear(field('Email'));
  await user.keyboard('new@test.example');
  expect(field('Email')).toHaveValue('new@test.example');
  expect(alerts()).toEqual([]);

  await submit();
  await answer(REFUSED);
  await user.clear(field('Delivery Address'));
  await submit();
  expect(alerts()).toEqual([FILL_OUT, SORRY]);
  expect(screen.getAllByRole('alert')[0]?.parentElement).toHaveFocus();
  await user.click(field('Delivery Address'));
  await user.keyboard('9 Elm Street');
  expect(field('Delivery Address')).toHaveValue('9 Elm Street');
  expect(alerts()).toEqual([SORRY]);
});

describe('the payment', () => {
  const PROFILE = 'https://venmo.test.example/u/test-kitchen';
  const dialog = () => screen.queryByRole('dialog');

  async function openVenmo() {
    const bench = await renderCheckout({ items });
    await bench.user.click(screen.getByLabelText('Venmo'));
    const code = await screen.findByRole('img', { name: /QR code/ });
    return { ...bench, code };
  }

  it('with Venmo opens a dialog with the owner’s name and a code; X closes it, a button opens it again, and choosing another method leaves it open [139] [140] [141] [142] [143] [145]', async () => {
    const { user, code } = await openVenmo();
    const title = 'Scan to Pay with Venmo / Or tap to go to Olive on Venmo';
    expect(dialog()).toHaveAccessibleName(title);
    expect(code.closest('a')).toHaveAttribute('href', PROFILE);
    expect(code.closest('a')).toHaveAttribute('target', '_blank');
    expect(code.closest('a')).toHaveAttribute('rel', expect.stringContaining('noopener'));
    for (const text of [
      'Open your Venmo app and scan this code to send your payment.',
      'You can also pay later. We’ll show the code again after you order.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    await user.click(button('Copy @test-kitchen'));
    expect(await navigator.clipboard.readText()).toBe('@test-kitchen');
    expect(screen.getByText('Copied')).toHaveRole('status');
    await user.click(button('Close'));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByText('You pay now, or when you get your order.')).toBeVisible();
    await user.click(button('Show Venmo code'));
    // Only a form-filling program can do this, because the page behind a modal is inert.
    fireEvent.click(screen.getByLabelText('Cash'));
    expect(screen.getByLabelText('Cash')).toBeChecked();
    expect(dialog()).toBeVisible();
    await user.click(button('Close'));
    expect(screen.queryByRole('button', { name: 'Show Venmo code' })).not.toBeInTheDocument();
  });

  it('on a phone, which cannot scan its own screen, opens the app with one tap, names the total once, and shows the code below [141] [142]', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { code } = await openVenmo();
    const link = screen.getByRole('link', { name: 'Open Venmo' });
    expect(link).toHaveAttribute('href', PROFILE);
    expect(screen.getByRole('dialog').textContent.match(/\$25\.00/g)).toHaveLength(1);
    const later = screen.getByText(/^You can also pay later/);
    for (const [before, after] of [
      [link, later],
      [later, code],
    ] as const)
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(code).toBeVisible();
  });
});
