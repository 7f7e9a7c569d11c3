import { cart } from '@simmer/shared/cart';
import { act, screen, within } from '@testing-library/react';
import { createRemembered } from '../remember-me/remembered';
import type { CurrentMenu } from '../send-order/menu-changes';
import type { Order } from '../order/order';
import { changeLink } from '../send-order/kitchen-ticket';
import { cherryDanish, meatloaf, orderOf, soup } from '../testing/dishes';
import { ada, gus } from '../testing/fake-firebase';
import { become, button, NOW, renderCheckout, state } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const order = orderOf([meatloaf, cherryDanish]);

/** The Danish is gone, and the meatloaf costs more. */
const { name } = meatloaf;
const sizes = [{ label: 'Small', priceCents: 3300, feeds: '' }];
const MENU: CurrentMenu = { dishes: [{ id: name, name, isSoldOut: false, sizes }] };
const IN_CART = [{ ...meatloaf, priceCents: 3300 }];

/** Noon in UTC is the next day in the kitchen of the first test. */
const SENT_AT = Date.parse('2026-12-20T12:00Z');

beforeEach(() => {
  // The services that a page has by default also read the records, so their clock must not be before that time.
  jest.spyOn(Date, 'now').mockReturnValue(SENT_AT);
  createRemembered(() => SENT_AT).remember('gus', order);
});

const card = () => screen.getByRole('region', { name: 'Your orders' });
const expectNoCard = () => {
  expect(screen.queryByRole('region', { name: 'Your orders' })).not.toBeInTheDocument();
};

it('only a guest with an empty cart sees their last order, its day and the day on which it was sent, on the shop’s calendar', async () => {
  await renderCheckout({ timeZone: 'Pacific/Auckland' });
  expect(card()).toHaveTextContent('Sent on Monday, December 21, 2026');
  expect(card()).toHaveTextContent('Thu, Dec 24 · $85.00');
  const lines = within(card()).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '2 × Meatloaf with veggies, Small · No onions',
    '1 × Danish, 9 X 13 · Cherry',
  ]);
  for (const account of [null, ada]) {
    await become(account);
    expectNoCard();
    expect(document.body).not.toHaveTextContent(/Meatloaf|Your orders/);
  }
});

it('the older orders are folded below, each with its day, total, state and dishes, and can be ordered again like the last one', async () => {
  const remembered = createRemembered(() => SENT_AT);
  const remember = (digit: string, date: string, change: Partial<Order> = {}) =>
    remembered.remember('gus', {
      ...{ ...orderOf([meatloaf, soup], { date }), reference: `AAA-AA${digit}` },
      ...change,
    });
  remember('3', '2026-12-19');
  remember('4', '2026-12-26');
  remember('4', '2026-12-27', { history: 'AAAABBBB', items: [cherryDanish], totalCents: 2500 });
  remember('6', '');
  remember('6', '', { isCancelled: true });
  remember('7', '2026-12-29');
  const { user } = await renderCheckout({ menu: MENU });
  const older = screen.getByRole('group');
  expect(older).not.toHaveAttribute('open');
  await user.click(screen.getByText('Older orders (4)'));
  const texts = within(older)
    .getAllByRole('article')
    .map(({ textContent }) => textContent);
  const dishes = '2 × Meatloaf with veggies, Small · No onions; 1 × Chicken taco soup, Quart';
  expect(texts).toEqual([
    `No day chosen · $85.00Cancelled on Sunday, December 20, 2026${dishes}Order again`,
    'Sun, Dec 27 · $25.00Changed on Sunday, December 20, 20261 × Danish, 9 X 13 · CherryOrder again',
    `Sat, Dec 19 · $85.00This day is over${dishes}Order again`,
    expect.stringContaining('Thu, Dec 24 · $85.00Sent on'),
  ]);
  const again = within(screen.getByRole('article', { name: /Dec 27/ }));
  await user.click(again.getByRole('button', { name: 'Order again', description: /Dec 27/ }));
  expect(again.getByText(/^Nothing from that order is available today/)).toBeVisible();
  const last = within(screen.getByRole('article', { name: /Dec 19/ }));
  await user.click(last.getByRole('button', { name: 'Order again' }));
  expect(cart.get()).toEqual(IN_CART);
});

it('an order can be changed and cancelled on a later visit, until its day is over', async () => {
  const remembered = createRemembered(() => SENT_AT);
  const later = { ...orderOf([soup], { date: '2026-12-29' }), reference: 'AAA-AA3' };
  remembered.remember('gus', later, changeLink(later));
  const past = { ...orderOf([soup], { date: '2026-12-18' }), reference: 'AAA-AA4' };
  remembered.remember('gus', past, changeLink(past));
  const copies = () => JSON.stringify(localStorage).match(/#change=/g)?.length;
  expect(copies()).toBe(2);
  remembered.remember('gus', orderOf([soup], { date: '' }));
  expect(copies()).toBe(1);
  const { user } = await renderCheckout({ menu: MENU });
  await user.click(screen.getByText('Older orders (2)'));
  const link = screen.getByRole('link', { name: 'Change or cancel', description: /Dec 29/ });
  await user.click(link);
  const opened = within(await screen.findByRole('region', { name: 'Order AAA-AA3' }));
  expect(await opened.findByRole('button', { name: 'Cancel this order' })).toBeVisible();
  expect(opened.getByRole('button', { name: 'Change this order' })).toBeVisible();
});

it('“Order again” on the home page fills the cart without another tap, once, and says what is different', async () => {
  await renderCheckout({ menu: MENU, openedWith: { orderAgain: true } });
  expect(cart.get()).toEqual(IN_CART);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContainEqual(expect.stringMatching(/ is now \$33.* Danish, 9 X 13 is no longer/));
  expect(state()).toBeNull();
  act(() => cart.clear());
  await become(null);
  expect(document.body).not.toHaveTextContent('Danish');
  await become(gus);
  expect(cart.get()).toEqual([]);
});

it('a guest whose orders another tab has forgotten reads so after “Order again” on the home page', async () => {
  localStorage.clear();
  await renderCheckout({ menu: MENU, openedWith: { orderAgain: true } });
  const said = screen.getAllByText('This device has forgotten your details and your orders.');
  expect(said).toContainEqual(expect.objectContaining({ role: 'status' }));
  expect(state()).toBeNull();
  await become(ada);
  expect(document.body).not.toHaveTextContent('forgotten');
});

describe('while today’s menu is read', () => {
  let answer: (menu: CurrentMenu) => void;

  async function orderAgain(): Promise<void> {
    const menu = new Promise<CurrentMenu>((resolve) => {
      answer = resolve;
    });
    const { user } = await renderCheckout({ menu });
    await user.click(button('Order again'));
    expect(button('Checking today’s menu…')).toHaveFocus();
  }

  it.each([null, ada])('an account that logs out gets nothing into the cart', async (account) => {
    await orderAgain();
    await become(account);
    await act(async () => answer(MENU));
    expect(cart.get()).toEqual([]);
  });

  it('another tab that remembers somebody else does not prevent dishes from reaching the cart', async () => {
    await orderAgain();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await act(async () => answer(MENU));
    expect(cart.get()).toEqual(IN_CART);
  });
});

it('the offer is missing beside an order that may have arrived', async () => {
  const record = { version: 1, uid: 'gus', status: 'unknown', isRepeat: false, cart: 0, order };
  localStorage.setItem('simmer:order/K7P-4MW', JSON.stringify({ ...record, savedAt: NOW }));
  const { user } = await renderCheckout();
  expectNoCard();
  await user.click(button('Olive has this order – remove it here'));
  expect(card()).toBeVisible();
});
