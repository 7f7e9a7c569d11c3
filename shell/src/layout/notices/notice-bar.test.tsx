import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { announceCart } from './announce-cart';
import { NoticeBar } from './notice-bar';
import { notices, type Notice } from './notice-store';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeAll(announceCart);
beforeEach(() => {
  jest.useFakeTimers();
  setSiteConfig(testSiteConfig);
  cart.clear();
  notices.dismiss();
  render(
    <StrictMode>
      <MemoryRouter>
        <NoticeBar />
        <button type="button">Add</button>
        <Link to="/instructions">elsewhere</Link>
        <Link to="/cart">cart</Link>
      </MemoryRouter>
    </StrictMode>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

function add(name: string, size = 'Small', priceCents = 3000): void {
  const id = `classic_${name}_${size}`;
  act(() => {
    cart.add({ id, name, size, priceCents, modification: '', flavor: null });
  });
}

function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

const spoken = () => screen.getByRole('status').textContent;
const dismissButton = () => screen.queryByRole('button', { name: 'Dismiss' });

describe('a dish that went into the cart', () => {
  it('is announced with what the cart holds now', () => {
    expect(spoken()).toBe('');
    add('Meatloaf');
    expect(spoken()).toBe('Meatloaf, Small added. Cart: 1 item, $30.00');
    add('Ham salad', 'Large', 2550);
    expect(spoken()).toBe('Ham salad, Large added. Cart: 2 items, $55.50');
  });

  it('again is announced with its quantity', () => {
    add('Meatloaf');
    add('Meatloaf');
    expect(spoken()).toBe('Meatloaf, Small added (2 in your cart). Cart: 1 item, $60.00');
  });

  it.each([
    ['/', 'Meatloaf, Small added. Cart: 1 item, $30.00'],
    ['/cart', ''],
  ])('before the bar was there is told as soon as it is: on %s “%s”', (page, words) => {
    cleanup();
    add('Meatloaf');
    render(
      <MemoryRouter initialEntries={[page]}>
        <NoticeBar />
      </MemoryRouter>,
    );
    expect(spoken()).toBe(words);
  });

  it('is announced politely, in a live region that was in the page before, and takes no focus', () => {
    const region = screen.getByRole('status');
    screen.getByRole('button', { name: 'Add' }).focus();
    add('Meatloaf');
    expect(screen.getByRole('status')).toBe(region);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });
});

it('A full cart is announced, with a link to it', () => {
  for (let n = 1; n <= 101; n += 1) add(`Dish ${String(n)}`);
  expect(spoken()).toBe('Your cart is full. It holds up to 100 items');
  expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
  add('Dish 1');
  expect(spoken()).toContain('Dish 1, Small added (2 in your cart). Cart: 100 items');
});

it('The maximum of a dish is said in place of “added”', () => {
  const { maxQuantity } = testSiteConfig.ordering;
  for (let n = 1; n <= maxQuantity; n += 1) add('Meatloaf');
  expect(spoken()).toContain(`Meatloaf, Small added (${String(maxQuantity)} in your cart)`);
  add('Meatloaf');
  expect(spoken()).toBe(
    `Nothing was added. You can order up to ${String(maxQuantity)} of each dish`,
  );
});

describe('a notice', () => {
  it('with the words of the one before is new to a screen reader', () => {
    const tell = () => {
      act(() => {
        notices.show({ kind: 'log-out-failed' });
      });
      return screen.getByRole('status').firstChild;
    };
    const before = tell();
    expect(before).toHaveTextContent('We couldn’t log you out. Please try again.');
    expect(tell()).not.toBe(before);
  });

  it('disappears after ten seconds', () => {
    add('Meatloaf');
    pass(9999);
    expect(dismissButton()).toBeVisible();
    pass(1);
    expect(dismissButton()).not.toBeInTheDocument();
    expect(spoken()).toBe('');
  });

  it('about a page from the device stays until it is dismissed, and comes back after others', async () => {
    const tell = (notice: Notice) => {
      act(() => {
        notices.show(notice);
      });
    };
    tell({ kind: 'stored', text: 'from Friday' });
    pass(60_000);
    tell({ kind: 'order', text: 'may not have arrived' });
    tell({ kind: 'log-out-failed' });
    pass(10_000);
    expect(spoken()).toBe('may not have arrived');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(spoken()).toBe('from Friday');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(spoken()).toBe('');
  });

  it('disappears when it is dismissed', async () => {
    add('Meatloaf');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissButton()).not.toBeInTheDocument();
  });

  it('waits while the pointer is on it', async () => {
    add('Meatloaf');
    await user.hover(screen.getByRole('link', { name: 'View cart' }));
    pass(60_000);
    expect(dismissButton()).toBeVisible();
    await user.unhover(screen.getByRole('link', { name: 'View cart' }));
    pass(10_000);
    expect(dismissButton()).not.toBeInTheDocument();
  });

  it('waits while the focus is in it, even when the pointer leaves', async () => {
    add('Meatloaf');
    await user.tab();
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveFocus();
    await user.hover(screen.getByRole('link', { name: 'View cart' }));
    await user.unhover(screen.getByRole('link', { name: 'View cart' }));
    pass(60_000);
    expect(dismissButton()).toBeVisible();

    await user.tab();
    expect(dismissButton()).toHaveFocus();
    pass(60_000);
    expect(dismissButton()).toBeVisible();

    await user.tab();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    pass(10_000);
    expect(dismissButton()).not.toBeInTheDocument();
  });

  it('about a dish is not shown on the next page', async () => {
    add('Meatloaf');
    await user.click(screen.getByRole('link', { name: 'View cart' }));
    expect(spoken()).toBe('');
    expect(dismissButton()).not.toBeInTheDocument();
  });

  it('about the log-in is read on the next page, and does not cover the button of the cart', async () => {
    act(() => {
      notices.show({ kind: 'logged-in' });
    });
    expect(spoken()).toBe('Login successful!');
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    expect(spoken()).toBe('Login successful!');
    await user.click(screen.getByRole('link', { name: 'cart' }));
    expect(spoken()).toBe('');
    expect(dismissButton()).not.toBeInTheDocument();
  });
});
