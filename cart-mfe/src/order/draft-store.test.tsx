import { cart } from '@simmer/shared/cart';
import { fill } from '@simmer/shared/testing/fill';
import { act, screen } from '@testing-library/react';
import { meatloaf } from '../testing/dishes';
import { ada, gus, tellAccount } from '../testing/fake-firebase';
import { REFUSED } from '../testing/fake-mailer';
import { become, button, field, renderCheckout } from '../testing/render-checkout';
import { draft } from './draft-store';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';

beforeEach(() => {
  tellAccount(null);
  localStorage.clear();
  cart.clear();
  draft.clear();
});

async function openAndType(isSignedIn: boolean) {
  const bench = await renderCheckout({ items: [meatloaf], isSignedIn });
  fill(field('Name'), 'Gus');
  fill(field('Delivery Time'), 'noon');
  fill(field('Delivery Address'), '12 Oak Street');
  fill(field('Email'), 'gus@home.example');
  return bench;
}

const typed = () =>
  ['Name', 'Email', 'Delivery Time', 'Delivery Address'].map((label) => {
    const control = field(label);
    return 'value' in control ? control.value : undefined;
  });

describe('what a guest typed into the checkout', () => {
  it('is gone after they log out, and stays in the cart what they chose', async () => {
    await openAndType(true);
    await become(null);
    expect(typed()).toEqual(['', '', '', '']);
    expect(cart.get()).toHaveLength(1);
  });

  it.each([
    ['after logging out', [null, ada]],
    ['even if nobody logged out in between', [ada]],
  ])('is never seen or sent by another account %s', async (_when, changes) => {
    const { user, sent } = await openAndType(true);
    for (const account of changes) await become(account);
    expect(typed()).toEqual(['', 'ada@test.example', '', '']);
    fill(field('Delivery Time'), 'five');
    fill(field('Delivery Address'), '3 Elm Street');
    await user.click(button('Submit Order'));
    expect(sent).toMatchObject([
      { userName: 'Customer', userEmail: ada.email, address: '3 Elm Street' },
    ]);
  });

  it('before they log in goes with them, and with nobody after them', async () => {
    await openAndType(false);
    await become(gus);
    expect(typed()).toEqual(['Gus', 'gus@home.example', 'noon', '12 Oak Street']);
    await become(null);
    expect(typed()).toEqual(['', '', '', '']);
  });
});

describe('an order that was not sent', () => {
  it('is not shown to whoever logs in next, whose own order gets its own reference', async () => {
    const { user, answer, sent } = await openAndType(true);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(REFUSED);
    });
    expect(screen.getByText(SORRY)).toBeVisible();

    await become(ada);
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
    expect(screen.queryByText(/Copy order/)).not.toBeInTheDocument();
    fill(field('Delivery Time'), 'five');
    fill(field('Delivery Address'), '3 Elm Street');
    await user.click(button('Submit Order'));
    expect(sent[1]?.reference).not.toBe(sent[0]?.reference);
  });

  it('waits for its guest', async () => {
    const { user, answer } = await openAndType(true);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(REFUSED);
    });
    await become(null);
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
    await become(gus);
    expect(screen.getByText(SORRY)).toBeVisible();
  });
});
