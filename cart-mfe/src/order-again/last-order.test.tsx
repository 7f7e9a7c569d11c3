import { cart } from '@simmer/shared/cart';
import { act, screen, within } from '@testing-library/react';
import { createRemembered } from '../remember-me/remembered';
import { dishIn, type CurrentMenu } from '../send-order/menu-changes';
import { cherryDanish, meatloaf, orderOf } from '../testing/dishes';
import { ada, gus } from '../testing/fake-firebase';
import { become, button, NOW, renderCheckout, state } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const order = orderOf([meatloaf, cherryDanish]);

/** The Danish is gone, and the meatloaf costs more. */
const { name } = meatloaf;
const sizes = [{ label: 'Small', priceCents: 3300, feeds: '' }];
const MENU: CurrentMenu = { fixed: dishIn([{ id: name, name, isSoldOut: false, sizes }]) };
const IN_CART = [{ ...meatloaf, priceCents: 3300 }];

/** Noon in UTC is the next day in the kitchen of the first test. */
const SENT_AT = Date.parse('2026-12-20T12:00Z');

beforeEach(() => {
  // The services that a page has by default also read the records, so their clock must not be before that time.
  jest.spyOn(Date, 'now').mockReturnValue(SENT_AT);
  createRemembered(() => SENT_AT).remember('gus', order);
});

const card = () => screen.getByRole('region', { name: 'Your last order' });
const expectNoCard = () => {
  expect(screen.queryByRole('region', { name: 'Your last order' })).not.toBeInTheDocument();
};

it('only a guest with an empty cart sees the last order and the day on which it was sent, on the shop’s calendar', async () => {
  await renderCheckout({ timeZone: 'Pacific/Auckland' });
  expect(card()).toHaveTextContent('Sent on Monday, December 21, 2026');
  const lines = within(card()).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '2 × Meatloaf with veggies, Small · No onions',
    '1 × Danish, 9 X 13 · Cherry',
  ]);
  for (const account of [null, ada]) {
    await become(account);
    expectNoCard();
    expect(document.body).not.toHaveTextContent(/Meatloaf|last order/);
  }
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
