import { cart } from '@simmer/shared/cart';
import { fill } from '@simmer/shared/testing/fill';
import { screen } from '@testing-library/react';
import { meatloaf } from '../testing/dishes';
import { ada, gus } from '../testing/fake-firebase';
import { REFUSED, SENT } from '../testing/fake-mailer';
import { become, field, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';
const LABELS = ['Name', 'Email', 'Delivery Time', 'Delivery Address'];
const TEXTS = ['Gus', 'gus@home.example', 'noon', '12 Oak Street'];

const type = (texts: readonly string[]) => {
  for (const [n, label] of LABELS.entries()) fill(field(label), texts[n] ?? '');
};
const expectTyped = (texts: readonly string[]) => {
  for (const [n, label] of LABELS.entries()) expect(field(label)).toHaveValue(texts[n]);
};

async function openAndType({ isLoggedIn = true } = {}) {
  const bench = await renderCheckout({ items: [meatloaf], isLoggedIn });
  type(TEXTS);
  return bench;
}

it('typed details stay with a guest who logs in and are never shown to the next account, even without a logout in between; the cart stays', async () => {
  const { submit, sent } = await openAndType({ isLoggedIn: false });
  await become(gus);
  expectTyped(TEXTS);
  await become(ada);
  expectTyped(['', ada.email, '', '']);
  await become(null);
  expectTyped(['', '', '', '']);
  await become(ada);
  expect(cart.get()).toHaveLength(1);
  fill(field('Delivery Time'), 'five');
  fill(field('Delivery Address'), '3 Elm Street');
  await submit();
  expect(sent).toMatchObject([
    { userName: 'Customer', userEmail: ada.email, address: '3 Elm Street' },
  ]);
});

it('an unsent order waits for its guest; somebody else who logs in first does not see it and starts their own', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { submit, answer, sent } = await openAndType();
  await submit();
  await answer(REFUSED);
  await become(null);
  expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
  await become(gus);
  expect(screen.getByText(SORRY)).toBeVisible();

  await become(ada);
  expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
  expect(screen.queryByText(/Copy order/)).not.toBeInTheDocument();
  type(['Ada', ada.email, 'five', '3 Elm Street']);
  await submit();
  expect(sent[1]?.reference).not.toBe(sent[0]?.reference);
});

describe('after a reload (case 90),', () => {
  const TYPED = { time: 'noon', address: '12 Oak Street', paymentMethod: 'Check' } as const;

  /** The details that the next page then shows in the form. */
  async function reload(uid: string | null) {
    let found: unknown;
    await jest.isolateModulesAsync(async () => {
      const firebase = await import('../testing/fake-firebase');
      const { auth } = await import('@simmer/shared/auth');
      const page = await import('./draft-store');
      await auth.start();
      firebase.tellAccount([gus, ada].find((account) => account.uid === uid) ?? null);
      found = page.draft.get();
    });
    return found;
  }

  it.each([
    ['a guest finds what they typed', gus, gus.uid],
    ['so does a visitor who has not logged in', null, null],
    ['and one who logs in then', null, gus.uid],
  ])('%s', async (_who, account, next) => {
    await renderCheckout({ items: [meatloaf], isLoggedIn: account !== null, typed: TYPED });
    await become(account);
    expect(await reload(next)).toMatchObject(TYPED);
  });

  it.each([
    ['who logs in', ada.uid],
    ['who has not logged in', null],
  ])('the next guest, %s, finds none of it', async (_who, next) => {
    await renderCheckout({ items: [meatloaf], typed: TYPED });
    expect(await reload(next)).toMatchObject({ time: null, address: null });
  });

  it('nobody finds what was part of a sent order', async () => {
    const { submit, answer } = await renderCheckout({ items: [meatloaf], typed: TYPED });
    await submit();
    await answer(SENT);
    expect(await reload(gus.uid)).toMatchObject({ time: null, address: null });
  });
});
