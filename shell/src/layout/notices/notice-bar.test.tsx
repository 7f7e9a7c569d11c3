import { cart, type NewCartItem } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { announceCart } from './announce-cart';
import { NoticeBar } from './notice-bar';
import { notices, type Notice } from './notice-store';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function open(page: string): void {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[page]}>
        <main id="main" tabIndex={-1} />
        <NoticeBar />
        <button type="button">Add</button>
        <Link to="/">home</Link>
        <Link to="/instructions">elsewhere</Link>
        <Link to="/cart">cart</Link>
        <textarea />
      </MemoryRouter>
    </StrictMode>,
  );
}

beforeAll(announceCart);
beforeEach(() => {
  jest.useFakeTimers();
  cart.clear();
  notices.dismiss();
  open('/');
});

function add(line: Partial<NewCartItem> = {}): void {
  act(() => {
    cart.add(aLine(line));
  });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (notice: Notice) => act(() => notices.show(notice));
const follow = (name: string) => user.click(screen.getByRole('link', { name }));

const FAILED = { kind: 'log-out-failed', text: 'We couldn’t.' } as const;
const spoken = () => screen.getByRole('status').textContent;
const dismissButton = () => screen.queryByRole('button', { name: 'Dismiss' });
const expectGone = () => {
  expect(spoken()).toBe('');
  expect(dismissButton()).not.toBeInTheDocument();
};

describe('a dish that went into the cart', () => {
  it('is announced together with what the cart contains, where a screen reader is already listening, and takes no focus', () => {
    const region = screen.getByRole('status');
    expect(spoken()).toBe('');
    screen.getByRole('button', { name: 'Add' }).focus();
    add();
    expect(spoken()).toBe('Meatloaf\u200E, Small added. Cart: 1 dish, $30.00');
    expect(screen.getByRole('status')).toBe(region);
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    add();
    expect(spoken()).toBe('Meatloaf\u200E, Small added (2 in your cart). Cart: 2 dishes, $60.00');
    add({ name: 'Ham salad', size: 'Large', priceCents: 2550 });
    expect(spoken()).toBe('Ham salad\u200E, Large added. Cart: 3 dishes, $85.50');
  });

  it.each([
    ['/', 'Meatloaf\u200E, Small added. Cart: 1 dish, $30.00'],
    ['/cart', ''],
  ])('before the bar existed is announced as soon as it does: on %s “%s”', (page, words) => {
    cleanup();
    add();
    open(page);
    expect(spoken()).toBe(words);
  });
});

it('a full cart and the maximum of a dish are announced instead of “added”', () => {
  const { maxQuantity } = testSiteConfig.ordering;
  act(() => cart.restore([{ ...aLine(), quantity: maxQuantity }]));
  add();
  expect(spoken()).toBe(
    `Nothing was added. You can order up to ${String(maxQuantity)} of each dish`,
  );
  for (let n = 1; n <= 100; n += 1) add({ name: `Dish ${String(n)}` });
  expect(spoken()).toBe('Your cart is full. It holds up to 100 items');
  expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
});

describe('a notice', () => {
  it('with the same words as the one before is still new to a screen reader', () => {
    show(FAILED);
    const before = screen.getByRole('status').firstChild;
    expect(before).toHaveTextContent('We couldn’t.');
    show(FAILED);
    expect(screen.getByRole('status').firstChild).not.toBe(before);
  });

  it('about a page from the device stays until it is dismissed, and comes back after others', async () => {
    show({ kind: 'stored', text: 'from Friday' });
    pass(60_000);
    show({ kind: 'order', text: 'may not have arrived' });
    show(FAILED);
    pass(10_000);
    for (const text of ['may not have arrived', 'from Friday']) {
      expect(spoken()).toBe(text);
      await user.click(dismissButton()!);
      // The button is gone, or belongs to another notice.
      expect(screen.getByRole('main')).toHaveFocus();
    }
    expectGone();
  });

  it('can be dismissed with a tap that takes no focus, as in Safari, while the guest goes on typing', () => {
    add();
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.click(dismissButton()!);
    expectGone();
    expect(field).toHaveFocus();
  });

  it('disappears after ten seconds, but waits while the pointer or the focus is on it', async () => {
    add();
    pass(9999);
    const link = screen.getByRole('link', { name: 'View cart' });
    await user.hover(link);
    pass(60_000);
    expect(dismissButton()).toBeVisible();
    await user.tab();
    expect(link).toHaveFocus();
    await user.unhover(link);
    await user.tab();
    pass(60_000);
    expect(dismissButton()).toHaveFocus();
    await user.tab();
    pass(9999);
    expect(dismissButton()).toBeVisible();
    pass(1);
    expectGone();
  });

  it('about a dish is not shown on the next page', async () => {
    add();
    await follow('elsewhere');
    expectGone();
  });

  describe('about the login', () => {
    beforeEach(async () => {
      cleanup();
      open('/login');
      show({ kind: 'logged-in', text: 'Welcome!' });
    });

    it.each(['elsewhere', 'cart'])(
      'is shown on the page after the login, and not %s',
      async (next) => {
        await follow('home');
        expect(spoken()).toBe('Welcome!');
        await follow(next);
        expectGone();
      },
    );

    it('covers the page for four seconds, or for ten with dishes in the cart, to which it links', () => {
      pass(4000);
      expectGone();
      add();
      show({ kind: 'logged-in', text: 'Welcome!' });
      pass(9999);
      expect(screen.getByRole('link', { name: 'Continue to checkout' })).toBeVisible();
      pass(1);
      expectGone();
    });
  });
});
