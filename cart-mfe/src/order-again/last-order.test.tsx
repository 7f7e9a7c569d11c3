import { cart } from '@simmer/shared/cart';
import { act, screen, within } from '@testing-library/react';
import { draft } from '../order/draft-store';
import { buildOrder } from '../order/order';
import { createRemembered } from '../remember-me/remembered';
import { createPendingOrders } from '../send-order/pending-orders';
import type { CurrentMenu } from '../send-order/menu-changes';
import { cherryDanish, details, meatloaf } from '../testing/dishes';
import { ada, gus, tellAccount } from '../testing/fake-firebase';
import { become, button, renderCheckout, state } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const NOON = new Date(2026, 11, 20, 12).getTime();
const order = buildOrder('K7P-4MW', [meatloaf, cherryDanish], { ...details, name: 'Gus' }, null);

/** The Danish is gone, and the meatloaf costs more. */
const MENU: CurrentMenu = {
  fixed: [
    {
      id: meatloaf.name,
      name: meatloaf.name,
      isSoldOut: false,
      sizes: [{ label: 'Small', priceCents: 3300, feeds: '' }],
    },
  ],
};
const NEW_PRICE = 'Meatloaf with veggies, Small is now $33.00 instead of $30.00.';
const GONE = 'Danish, 9 X 13 is no longer on the menu.';

beforeEach(() => {
  tellAccount(null);
  localStorage.clear();
  cart.clear();
  draft.clear();
  createRemembered(() => NOON).remember('gus', order);
});

const card = () => screen.getByRole('region', { name: 'Your last order' });
const noCard = () => {
  expect(screen.queryByRole('region', { name: 'Your last order' })).not.toBeInTheDocument();
};

it('a guest with an empty cart sees the last order and when it was sent', async () => {
  await renderCheckout({});
  expect(card()).toHaveTextContent('Sent on Sunday, December 20, 2026');
  expect(
    within(card())
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['2 × Meatloaf with veggies, Small · No onions', '1 × Danish, 9 X 13 · Cherry']);
});

it.each([
  ['Pacific/Auckland', 'Sent on Monday, December 21, 2026'],
  ['America/New_York', 'Sent on Sunday, December 20, 2026'],
])(
  'it was sent on the day in the shop’s kitchen, in %s, wherever the guest is',
  async (timeZone, text) => {
    createRemembered(() => Date.parse('2026-12-20T12:00Z')).remember('gus', order);
    await renderCheckout({ timeZone });
    expect(card()).toHaveTextContent(text);
  },
);

it('“Order again” fills the cart at today’s prices, says what is different, and leads to the order', async () => {
  const { user } = await renderCheckout({ menu: MENU });
  await user.click(button('Order again'));
  expect(cart.get()).toEqual([{ ...meatloaf, priceCents: 3300 }]);
  expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus();
  expect(within(card()).getByText(NEW_PRICE)).toBeVisible();
  expect(within(card()).getByText(GONE)).toBeVisible();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContainEqual(expect.stringContaining(`${NEW_PRICE} ${GONE}`));
  expect(await screen.findByLabelText('Name')).toHaveValue('Gus');
});

it('“Order again” on the home page fills the cart without another tap, and only once', async () => {
  await renderCheckout({ menu: MENU, openedWith: { orderAgain: true } });
  expect(cart.get()).toEqual([{ ...meatloaf, priceCents: 3300 }]);
  expect(within(card()).getByText(NEW_PRICE)).toBeVisible();
  expect(state()).toBeNull();
  act(() => {
    cart.clear();
  });
  await become(null);
  await become(gus);
  expect(cart.get()).toEqual([]);
});

it('an order of which nothing is available stays on the page, and says why', async () => {
  const { user } = await renderCheckout({ menu: { fixed: [] } });
  await user.click(button('Order again'));
  expect(cart.get()).toEqual([]);
  expect(card()).toHaveTextContent('Nothing from your last order is available today.');
  expect(card()).toHaveTextContent(GONE);
});

it('a menu that cannot be read adds nothing, and the guest may try again', async () => {
  const { user } = await renderCheckout({ menu: {} });
  await user.click(button('Order again'));
  expect(cart.get()).toEqual([]);
  expect(card()).toHaveTextContent('We can’t check today’s menu right now');
  expect(button('Order again')).toHaveFocus();
});

describe('while today’s menu is being read', () => {
  async function tapAndWait() {
    let answer: (menu: CurrentMenu) => void = () => undefined;
    const reading = new Promise<CurrentMenu>((resolve) => {
      answer = resolve;
    });
    const bench = await renderCheckout({ menu: reading });
    await bench.user.click(button('Order again'));
    expect(button('Checking today’s menu…')).toHaveFocus();
    return {
      ...bench,
      answer: () =>
        act(async () => {
          answer(MENU);
        }),
    };
  }

  it.each([null, ada])('an account that is gone gets nothing into the cart', async (account) => {
    const { answer } = await tapAndWait();
    await become(account);
    await answer();
    expect(cart.get()).toEqual([]);
  });
});

it('is offered to nobody else', async () => {
  await renderCheckout({});
  for (const account of [null, ada]) {
    await become(account);
    noCard();
    expect(document.body).not.toHaveTextContent(/Meatloaf|last order/);
  }
});

it('is not offered beside an order that may have arrived', async () => {
  createPendingOrders(() => NOON).save('gus', order, 'unknown');
  const { user } = await renderCheckout({});
  noCard();
  await user.click(button('Olive has it: forget this copy'));
  expect(card()).toBeVisible();
});

it('is gone after one tap on “Forget me”, from the device too', async () => {
  const { user } = await renderCheckout({});
  await user.click(button('Forget me'));
  noCard();
  expect(
    screen.getAllByText('This device has forgotten your details and your last order.'),
  ).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});
