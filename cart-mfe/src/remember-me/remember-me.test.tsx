import { blockStorage } from '@simmer/shared/testing/broken-storage';
import { fill } from '@simmer/shared/testing/fill';
import { screen } from '@testing-library/react';
import { meatloaf, orderOf, soup } from '../testing/dishes';
import { ada, gus } from '../testing/fake-firebase';
import { REFUSED, SENT } from '../testing/fake-mailer';
import { become, button, field, FILLED_IN, NOW, renderCheckout } from '../testing/render-checkout';
import { createRemembered } from './remembered';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const BOX = 'Remember me on this device';
const FILLED = 'Filled in from your last order.';
const KEY = 'simmer:remembered/gus';
const items = [meatloaf];

/** The keys under which the device remembers guests. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('simmer:remembered/'));

async function openRemembered({ isLoggedIn = true } = {}) {
  createRemembered(() => NOW).remember('gus', orderOf([soup], { name: 'Gus' }));
  return renderCheckout({ items, isLoggedIn });
}

describe('a guest who did not ask to be remembered', () => {
  it('is not remembered', async () => {
    const { submit, answer } = await renderCheckout({ items, typed: FILLED_IN });
    expect(field(BOX)).not.toBeChecked();
    expect(field(BOX)).toHaveAccessibleDescription(
      /keeps your name, your address and your last ten orders with their notes.*Leave this unchecked on a shared device/,
    );
    await submit();
    await answer(SENT);
    expect(kept()).toEqual([]);
  });

  it('reads what to do instead where storage is blocked', async () => {
    const access = blockStorage();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderCheckout({ items });
    expect(screen.queryByLabelText(BOX)).not.toBeInTheDocument();
    expect(screen.getByText(/can’t remember you\. Keep a copy of your order/)).toBeVisible();
    access.mockRestore();
  });
});

describe('a guest who asks to be remembered', () => {
  it('is remembered when the order was sent, but not before, and not when it was refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, submit, answer } = await renderCheckout({ items, typed: FILLED_IN });
    await user.click(field(BOX));
    await submit();
    await answer(REFUSED);
    expect(kept()).toEqual([]);
    expect(field(BOX)).toBeChecked();
    await submit();
    await answer(SENT, 1);
    expect(kept()).toEqual([KEY]);
    expect(localStorage.getItem(KEY)).toContain('12 Oak Street');
  });
});

describe('a guest whom this device remembers', () => {
  it('is recognized after the login, and keeps what they typed before it and what they change afterwards; nobody else sees it', async () => {
    const { user } = await openRemembered({ isLoggedIn: false });
    expect(field('Delivery Address')).toHaveValue('');
    fill(field('Name'), 'Augustus');
    await become(gus);
    expect(field('Name')).toHaveValue('Augustus');
    expect(field('Delivery Address')).toHaveValue('12 Oak Street');
    await user.clear(field('Delivery Address'));
    expect(field('Delivery Address')).toHaveValue('');
    // The notice must not disappear while the guest is typing.
    expect(screen.getByText(FILLED)).toBeVisible();
    for (const account of [null, ada]) {
      await become(account);
      expect(field('Name')).toHaveValue('');
      expect(field(BOX)).not.toBeChecked();
      expect(screen.queryByText(FILLED)).not.toBeInTheDocument();
    }
    await become(gus);
    expect(field('Name')).toHaveValue('Gus');
  });

  it('is forgotten with one tap, which clears storage, fields and box and keeps the focus', async () => {
    const { user } = await openRemembered();
    await user.click(button('Forget me'));
    expect(kept()).toEqual([]);
    expect(field('Name')).toHaveValue('');
    expect(field('Delivery Address')).toHaveValue('');
    expect(field(BOX)).not.toBeChecked();
    const said = screen.getByText('This device has forgotten your details and your orders.');
    expect(said).toHaveAttribute('role', 'status');
    expect(document.activeElement).toContainElement(said);
  });

  it('is forgotten as soon as the box is unchecked, and can still send this order as filled in', async () => {
    const { user, submit, sent, answer } = await openRemembered();
    await user.click(field(BOX));
    expect(kept()).toEqual([]);
    expect(screen.queryByText(FILLED)).not.toBeInTheDocument();
    fill(field('Delivery Time'), 'noon');
    await submit();
    expect(sent).toMatchObject([{ userName: 'Gus', address: '12 Oak Street' }]);
    await answer(SENT);
    expect(kept()).toEqual([]);
  });
});
