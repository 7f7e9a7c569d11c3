import { cart } from '@simmer/shared/cart';
import { act, fireEvent, screen } from '@testing-library/react';
import { draft } from '../../order/draft-store';
import { SEND_LIMIT_MS } from '../../send-order/send-with-retries';
import { meatloaf, soup } from '../../testing/dishes';
import { tellAccount } from '../../testing/fake-firebase';
import { REFUSED } from '../../testing/fake-mailer';
import { address, button, field, renderCheckout, state } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';
const FILL_OUT = 'Please fill out all delivery details before submitting.';
const SENT = { status: 'sent' } as const;

afterEach(() => {
  jest.useRealTimers();
  cart.clear();
  draft.clear();
  localStorage.clear();
});

const form = () => document.querySelector('form')!;

/** A guest who has filled in everything. */
async function readyToSubmit(change: Partial<ReturnType<typeof draft.get>> = {}) {
  draft.change({ time: 'after 5 pm', address: '12 Oak Street', ...change });
  const bench = await renderCheckout({ items: [meatloaf, soup] });
  const answer: typeof bench.answer = (...result) => {
    bench.answer(...result);
  };
  return {
    ...bench,
    submit: () => bench.user.click(button(/^Submit/)),
    answer: (...result: Parameters<typeof answer>) =>
      act(async () => {
        answer(...result);
      }),
  };
}

it('leads back to the menu, even with items in the cart [121]', async () => {
  const { user } = await readyToSubmit();
  await user.click(screen.getByRole('link', { name: 'Back to Menu' }));
  expect(address()).toBe('/');
  expect(cart.get()).toHaveLength(2);
});

describe('a guest who is not logged in', () => {
  it('is asked to log in, with a link to do so [122] [123]', async () => {
    const { user } = await renderCheckout({ items: [soup], isSignedIn: false });
    expect(screen.getByText('Please log in to submit your order.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(address()).toBe('/login');
  });

  it('cannot press the button [5] [127]', async () => {
    await renderCheckout({ items: [soup], isSignedIn: false });
    expect(button('Submit Order')).toBeDisabled();
  });
});

it('a guest who cannot log in gets the ways to order by hand (case 71)', async () => {
  draft.change({ time: 'after 5 pm', address: '12 Oak Street' });
  const { user } = await renderCheckout({ items: [soup], isSignedIn: false });
  await user.click(screen.getByText('Can’t log in?'));
  const mail = screen.getByRole('link', { name: 'Email the order yourself' });
  expect(mail).toHaveAttribute('href', expect.stringContaining('12%20Oak%20Street'));
  await user.click(button('Copy order'));
  expect(await navigator.clipboard.readText()).toContain('Delivery Time: after 5 pm');
});

it('shows a logged-in guest the button, and no notice [122] [124]', async () => {
  await readyToSubmit();
  expect(button('Submit Order')).toBeEnabled();
  expect(screen.queryByText('Please log in to submit your order.')).not.toBeInTheDocument();
});

it('an order too large for one email is not sent: the guest reads how to split it, keeps everything, and can do so (case 91)', async () => {
  const { sent, answer } = await readyToSubmit();
  const long = '請不要加洋蔥'.repeat(33);
  const dish = { ...meatloaf, name: long, modification: long, tags: long };
  const items = Array.from({ length: 30 }, (_, n) => ({ ...dish, id: `dish~${String(n)}` }));
  act(() => {
    cart.restore(items);
  });
  fireEvent.submit(form());
  expect(sent).toHaveLength(0);
  expect(screen.getByText(/^Your order is too large for one email/)).toHaveRole('alert');
  const advice = screen.getByText(/^Remove the last \d+ dishes and submit the rest/);
  expect(cart.get()).toEqual(items);
  expect(field('Delivery Address')).toHaveValue('12 Oak Street');

  const room = items.length - Number(/\d+/.exec(advice.textContent)?.[0]);
  act(() => {
    cart.restore(items.slice(0, room + 1));
  });
  expect(advice).toHaveTextContent(/^Remove the last dish and submit the rest/);
  act(() => {
    cart.restore(items.slice(0, room));
  });
  expect(advice).not.toBeInTheDocument();
  fireEvent.submit(form());
  await answer(SENT);
  expect(sent).toHaveLength(1);
});

describe('missing details', () => {
  it.each([
    { label: 'Delivery Time', change: { time: '  ' } },
    { label: 'Delivery Address', change: { address: '\n ' } },
    { label: 'Email', change: { email: ' ' } },
    { label: 'Delivery Time', change: { time: '\u200b\ufeff' } },
    { label: 'Delivery Address', change: { address: '\u202e\n\u2060' } },
  ])('are alerted when “$label” is blank, and nothing is sent [131]', async ({ label, change }) => {
    const { submit, sent } = await readyToSubmit(change);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(FILL_OUT);
    expect(sent).toHaveLength(0);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(/^Enter /);
  });

  it('move the focus to the alert, and from there to the field [131]', async () => {
    const { user, submit } = await readyToSubmit({ time: '', address: '' });
    await submit();
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    await user.click(button('Go to Delivery Address'));
    expect(field('Delivery Address')).toHaveFocus();
  });
});

describe('while the order is on its way', () => {
  it('one order is one mail, however often it is submitted [126]', async () => {
    const { submit, sent } = await readyToSubmit();
    await submit();
    fireEvent.submit(form());
    fireEvent.submit(form());
    expect(sent).toHaveLength(1);
  });
});

describe('when the order has arrived', () => {
  it('the guest sees the thank-you page with the payment method and the items [135] [164]', async () => {
    const { submit, answer } = await readyToSubmit({ paymentMethod: 'Check' });
    await submit();
    await answer(SENT);
    expect(address()).toBe('/order-confirmation');
    expect(state()).toMatchObject({
      uid: 'gus',
      paymentMethod: 'Check',
      cartItems: [meatloaf, soup],
      totalCents: 8500,
      fulfillment: 'Delivery',
    });
    expect(screen.getByText('Thank you for your order!')).toBeVisible();
  });

  it('Back skips the form, and a new form is blank [135] (case 60)', async () => {
    const { user, submit, answer } = await readyToSubmit({ name: 'Gus' });
    await submit();
    await answer(SENT);
    await user.click(button('go back'));
    expect(address()).toBe('/');
    act(() => {
      cart.add(soup);
    });
    await user.click(button('go to cart'));
    expect(field('Name')).toHaveValue('');
    expect(button('Submit Order')).toBeEnabled();
  });

  it('a dish added on another page in the meantime stays in the cart [134]', async () => {
    const { submit, answer } = await readyToSubmit();
    await submit();
    act(() => {
      cart.add({ ...soup, name: 'Pork green chili', id: 'soup_3_Quart' });
      cart.add(soup);
    });
    await answer(SENT);
    expect(cart.get().map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Chicken taco soup', 1],
      ['Pork green chili', 1],
    ]);
  });
});

describe('when the order could not be sent', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  async function refused() {
    const bench = await readyToSubmit({ name: 'Gus' });
    await bench.submit();
    await bench.answer(REFUSED);
    return bench;
  }

  it('it is logged, the cart is kept, and the guest can try again [137]', async () => {
    const { submit, answer, sent } = await refused();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(cart.get()).toEqual([meatloaf, soup]);
    expect(field('Name')).toHaveValue('Gus');
    await submit();
    await answer(SENT, 1);
    expect(sent).toHaveLength(2);
    expect(address()).toBe('/order-confirmation');
  });

  it('the guest can copy the order', async () => {
    const { user } = await refused();
    await user.click(button('Copy order'));
    expect(screen.getByText('Copied')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toContain('Meatloaf with veggies');
  });

  it('the text is selected where the clipboard is blocked', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await refused();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    await user.click(button('Copy order'));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your order' });
    expect(text.value).toContain('Meatloaf with veggies');
    expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});

it('without an answer, tells the guest that the order may have arrived, and whom to ask', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await readyToSubmit();
  jest.useFakeTimers();
  fireEvent.submit(form());
  await act(() => jest.advanceTimersByTimeAsync(SEND_LIMIT_MS));
  expect(screen.getByRole('alert')).toHaveTextContent(SORRY);
  expect(
    screen.getByText(/Your order may have arrived; we can’t tell/).parentElement,
  ).toHaveTextContent(
    /Sending it again is safe.* You can also ask Olive at owner@test\.example\. Your order reference is [A-Z0-9-]+/,
  );
  expect(cart.get()).toHaveLength(2);
  fireEvent.click(button('Olive has it: forget this copy'));
  expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toHaveFocus();
});

it('offers no payment, fee, tax or minimum beside the total [9] [10]', async () => {
  await readyToSubmit();
  expect(screen.getByRole('region', { name: 'Total' })).not.toHaveTextContent(
    /fee|tax|minimum|tip/i,
  );
  act(() => {
    tellAccount(null);
  });
});
