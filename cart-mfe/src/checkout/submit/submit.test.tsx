import { cart } from '@simmer/shared/cart';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { SEND_LIMIT_MS } from '../../send-order/order-mailer';
import { meatloaf, soup } from '../../testing/dishes';
import { gus } from '../../testing/fake-firebase';
import { NOT_SENT, REFUSED, SENT } from '../../testing/fake-mailer';
import {
  address,
  become,
  button,
  field,
  FILLED_IN,
  renderCheckout,
  state,
} from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';
const FILL_OUT = 'Please fill out all delivery details before submitting.';
const items = [meatloaf, soup];
const mail = () => screen.getByRole('link', { name: 'Email the order yourself' });
const submitForm = () => fireEvent.submit(document.querySelector('form')!);

describe('a guest who is not logged in', () => {
  it('is asked to log in, with a link, and cannot press the button; a submit by a program also leads to the login, before any details are asked for [5] [122] [123] [127] [129]', async () => {
    const { user, sent } = await renderCheckout({ items, isLoggedIn: false });
    expect(screen.getByText('Please log in to submit your order.')).toBeVisible();
    expect(button('Submit Order')).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(address()).toBe('/login');
    expect(state()).toEqual({ checkout: { email: '' } });
    await user.click(button('go back'));
    submitForm();
    expect(address()).toBe('/login');
    expect(state()).toMatchObject({ alert: 'login-required' });
    expect(sent).toHaveLength(0);
  });

  it('is offered the ways to order by hand if they cannot log in, and hears when a copy was made; where the clipboard is blocked, the text is selected (case 71)', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderCheckout({ items, typed: FILLED_IN, isLoggedIn: false });
    const copy = () => user.click(button('Copy order'));
    await user.click(screen.getByText('Can’t log in?'));
    await copy();
    const said = screen.getByText('Copied');
    await user.click(button('Add a note: Chicken taco soup, Quart'));
    await user.keyboard('No  nuts');
    expect(said).toBeEmptyDOMElement();
    expect(mail()).toHaveAttribute('href', expect.stringMatching(/12%20Oak%20Street.*No%20nuts/));
    await copy();
    expect(said).toHaveTextContent('Copied');
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/Delivery Time: after 5 pm.*Modifications: No nuts/s);

    const write = jest.spyOn(navigator.clipboard, 'writeText');
    write.mockReturnValueOnce(new Promise(() => undefined));
    await copy();
    expect(said).toBeEmptyDOMElement();
    write.mockRejectedValue(new Error('blocked'));
    await copy();
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your order' });
    expect(text.value).toContain('Meatloaf with veggies');
    expect(text.selectionEnd - text.selectionStart).toBe(text.value.length);
  });
});

it('a logged-in guest sees the button, no notice, no fee, and the way back to the menu [9] [10] [121] [122] [124]', async () => {
  const { user } = await renderCheckout({ items });
  expect(button('Submit Order')).toBeEnabled();
  expect(screen.queryByText('Please log in to submit your order.')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Total' })).not.toHaveTextContent(
    /fee|tax|minimum|tip/i,
  );
  await user.click(screen.getByRole('link', { name: 'Back to Menu' }));
  expect(address()).toBe('/');
  expect(cart.get()).toHaveLength(2);
});

it('an order too large for one email is not sent: the guest reads how to split it, and keeps everything (case 91)', async () => {
  const long = '請不要加洋蔥'.repeat(33);
  const dish = { ...meatloaf, name: long, modification: long, tags: long };
  const many = Array.from({ length: 30 }, (_, n) => ({ ...dish, id: `dish~${String(n)}` }));
  const { sent } = await renderCheckout({ items: many, typed: FILLED_IN });
  submitForm();
  expect(sent).toHaveLength(0);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your order is too large for one email/);
  const advice = screen.getByText(/^Remove the last \d+ dishes and submit the rest/);
  expect(cart.get()).toEqual(many);
  expect(field('Delivery Address')).toHaveValue('12 Oak Street');
  act(() => cart.restore(many.slice(0, 1)));
  expect(advice).not.toBeInTheDocument();
});

it('blank details raise an alert, one tap leads to each field, even one that the browser has silently filled in, and nothing is sent [131]', async () => {
  const typed = { time: '  ', address: '\n ', email: ' ' };
  const { submit, sent, user } = await renderCheckout({ items, typed });
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(FILL_OUT);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(sent).toHaveLength(0);
  (field('Delivery Time') as HTMLInputElement).value = 'noon';
  for (const label of ['Delivery Time', 'Delivery Address', 'Email']) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(/^Enter /);
    await user.click(button(`Go to ${label}`));
    expect(field(label)).toHaveFocus();
  }
});

it('while an order is being sent, the focus stays beside its button and does not jump to the top of the page', async () => {
  const { user, sent } = await renderCheckout({ items, typed: FILLED_IN });
  button('Submit Order').focus();
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Total' })).toHaveFocus();
});

it('a sent order leads to the thank-you page, from which Back skips the form; a dish added meanwhile stays, and the new form is blank [126] [134] [135] [164] (case 60)', async () => {
  const typed = { ...FILLED_IN, name: 'Gus', paymentMethod: 'Check' } as const;
  const { user, submit, sent, answer } = await renderCheckout({ items, typed });
  await submit();
  submitForm();
  submitForm();
  expect(sent).toHaveLength(1);
  act(() => {
    cart.add({ ...soup, name: 'Pork green chili', id: 'soup_3_Quart' });
    cart.add(soup);
  });
  await answer(SENT);
  expect(address()).toBe('/order-confirmation');
  expect(state()).toMatchObject({
    ...{ uid: 'gus', paymentMethod: 'Check', fulfillment: 'Delivery' },
    ...{ cartItems: items, totalCents: 8500 },
  });
  expect(screen.getByText('Thank you for your order!')).toBeVisible();
  expect(cart.get().map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Chicken taco soup', 1],
    ['Pork green chili', 1],
  ]);
  await user.click(button('go back'));
  expect(address()).toBe('/');
  await user.click(button('go to cart'));
  expect(field('Name')).toHaveValue('');
  act(() => cart.clear());
  await user.click(screen.getByRole('link', { name: 'See the order you sent' }));
  expect(screen.getByText('Thank you for your order!')).toBeVisible();
  await user.click(button('go to cart'));
  await become(null);
  expect(screen.queryByRole('link', { name: 'See the order you sent' })).not.toBeInTheDocument();
  await become(gus);
  act(() => cart.restore([soup]));
  expect(button('Submit Order')).toBeEnabled();
});

describe('when the order could not be sent,', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('the ways to send it by hand contain the guest’s later corrections, under the same reference, and the account’s name if none was typed [133]', async () => {
    const { user, submit, sent, answer } = await renderCheckout({ items, typed: FILLED_IN });
    await become({ ...gus, displayName: 'Gustav G.' });
    await submit();
    expect(sent).toMatchObject([{ userName: 'Gustav G.' }]);
    await answer(REFUSED);
    await user.type(field('Delivery Address'), ', side door');
    await user.click(button('Remove Meatloaf with veggies, Small'));
    await user.click(button('Copy order'));
    const copied = await navigator.clipboard.readText();
    for (const text of [sent[0]?.reference, 'Gustav G.', '12 Oak Street, side door'])
      expect(copied).toContain(text);
    expect(copied).not.toContain('Meatloaf');
    expect(mail()).toHaveAttribute('href', expect.stringContaining('side%20door'));
  });

  it('the guest without a network reads what the order waits for until the network is back, whatever the browser claims before', async () => {
    const { submit, answer } = await renderCheckout({ items, typed: FILLED_IN });
    const tell = (isOnline: boolean) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    const notice = () => screen.queryByText(/^You’re offline/);
    tell(false);
    await submit();
    expect(notice()).not.toBeInTheDocument();
    await answer(NOT_SENT);
    expect(notice()).toBeVisible();
    tell(true);
    expect(notice()).not.toBeInTheDocument();
  });

  it('and no answer came, the guest reads that it may have arrived, and whom to ask', async () => {
    await renderCheckout({ items, typed: FILLED_IN });
    jest.useFakeTimers();
    submitForm();
    await act(() => jest.advanceTimersByTimeAsync(SEND_LIMIT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent(SORRY);
    expect(screen.getByText(/^Sending it again is safe/)).toHaveRole('strong');
    expect(
      screen.getByText(/Your order may have arrived; we can’t tell/).parentElement,
    ).toHaveTextContent(
      /You can also ask Olive at owner@test\.example\. Your order reference is [A-Z0-9-]+/,
    );
    expect(cart.get()).toHaveLength(2);
    fireEvent.click(button('Olive has this order – remove it here'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toHaveFocus();
  });
});

describe('the bar with the total', () => {
  let show: (isPanelInView: boolean) => void;

  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        show = (isIntersecting) => {
          act(() => tell([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
        };
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as never;
  });

  /** The bar is not found by role, because it is hidden from screen readers. */
  const bar = () => document.querySelector<HTMLElement>('[aria-hidden="true"]:has(> button)');

  it('offers the next step while the panel is out of view: one tap orders, and only once; its space stays reserved, so nothing moves', async () => {
    const { sent, user } = await renderCheckout({ items, typed: FILLED_IN });
    expect(bar()).toBeNull();
    show(false);
    expect(bar()).toHaveTextContent('3 dishesTotal $85.00Submit Order');
    expect(screen.getAllByRole('button', { name: 'Submit Order' })).toHaveLength(1);
    await user.click(within(bar()!).getByText('Submit Order'));
    expect(sent).toHaveLength(1);
    show(true);
    expect(bar()).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-foot');
  });

  it('leads a logged-out guest to the step that sends the order', async () => {
    await renderCheckout({ items: [soup], isLoggedIn: false });
    show(false);
    fireEvent.click(within(bar()!).getByText('Continue'));
    expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  });

  it.each([
    ['the shop takes no orders', { paused: true }, true, /can’t take orders right now/],
    ['there is no network', {}, false, /you’ll need a connection to order/],
  ])(
    'offers no step while %s, and gives that reason instead of the request to log in',
    async (_why, settings, isOnline, text) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      await renderCheckout({ items: [soup], isLoggedIn: false, settings });
      show(false);
      expect(bar()).toBeNull();
      expect(screen.getByText('Total $25.00')).toBeInTheDocument();
      expect(screen.queryByText('Please log in to submit your order.')).not.toBeInTheDocument();
      expect(screen.getAllByText(text)[0]).toBeVisible();
    },
  );
});
