import { cart } from '@simmer/shared/cart';
import { fill } from '@simmer/shared/testing/fill';
import { act, screen } from '@testing-library/react';
import { draft } from '../order/draft-store';
import { buildOrder } from '../order/order';
import { details, meatloaf, soup } from '../testing/dishes';
import { ada, gus, tellAccount } from '../testing/fake-firebase';
import { REFUSED, SENT, UNKNOWN } from '../testing/fake-mailer';
import { become, button, field, renderCheckout } from '../testing/render-checkout';
import { createRemembered } from './remembered';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const NOON = new Date(2026, 11, 20, 12).getTime();
const BOX = 'Remember me on this device';
const FORGOTTEN = 'This device has forgotten your details and your last order.';

beforeEach(() => {
  tellAccount(null);
  localStorage.clear();
  cart.clear();
  draft.clear();
});

/** The keys under which the device remembers guests. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('simmer:remembered/'));

function rememberGus(): void {
  const order = buildOrder('K7P-4MW', [soup], { ...details, name: 'Gus' }, null);
  createRemembered(() => NOON).remember('gus', order);
}

async function openAndType() {
  const bench = await renderCheckout({ items: [meatloaf] });
  fill(field('Name'), 'Gus');
  fill(field('Delivery Time'), 'noon');
  fill(field('Delivery Address'), '12 Oak Street');
  return bench;
}

describe('a guest who did not ask for it', () => {
  it('is not remembered', async () => {
    const { user, answer } = await openAndType();
    expect(field(BOX)).not.toBeChecked();
    expect(field(BOX)).toHaveAccessibleDescription(
      /keeps your name, your address and this order with its notes.*Leave this unchecked on a shared device/,
    );
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(SENT);
    });
    expect(kept()).toEqual([]);
  });

  it('reads nothing of it where storage is blocked', async () => {
    const access = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderCheckout({ items: [meatloaf] });
    expect(screen.queryByLabelText(BOX)).not.toBeInTheDocument();
    expect(field('Name')).toBeVisible();
    access.mockRestore();
  });
});

describe('a guest who asks for it', () => {
  it('is remembered when the order was sent, and not before', async () => {
    const { user, answer } = await openAndType();
    await user.click(field(BOX));
    expect(kept()).toEqual([]);
    await user.click(button('Submit Order'));
    expect(kept()).toEqual([]);
    await act(async () => {
      answer(SENT);
    });
    expect(kept()).toEqual(['simmer:remembered/gus']);
    expect(localStorage.getItem('simmer:remembered/gus')).toContain('12 Oak Street');
  });

  it('is not remembered for an order that was refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, answer } = await openAndType();
    await user.click(field(BOX));
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(REFUSED);
    });
    expect(kept()).toEqual([]);
    expect(field(BOX)).toBeChecked();
  });

  it('may change their mind before a late answer says that the order was sent', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, answer } = await openAndType();
    await user.click(field(BOX));
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(UNKNOWN);
    });
    await user.click(field(BOX));
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(SENT, 1);
    });
    expect(kept()).toEqual([]);
  });
});

describe('a guest whom this device remembers', () => {
  it('finds name and address filled in, and where they come from', async () => {
    rememberGus();
    const { user, sent } = await renderCheckout({ items: [meatloaf] });
    expect(field('Name')).toHaveValue('Gus');
    expect(field('Delivery Address')).toHaveValue('12 Oak Street');
    expect(field('Delivery Time')).toHaveValue('');
    expect(screen.getByText('Filled in from your last order.')).toBeVisible();
    expect(field(BOX)).toBeChecked();
    fill(field('Delivery Time'), 'noon');
    await user.click(button('Submit Order'));
    expect(sent).toMatchObject([{ userName: 'Gus', address: '12 Oak Street' }]);
  });

  it('keeps what they typed before they logged in, and what they type or clear afterwards', async () => {
    rememberGus();
    const { user } = await renderCheckout({ items: [meatloaf], isSignedIn: false });
    fill(field('Name'), 'Augustus');
    await become(gus);
    expect(field('Name')).toHaveValue('Augustus');
    expect(field('Delivery Address')).toHaveValue('12 Oak Street');
    await user.clear(field('Delivery Address'));
    expect(field('Delivery Address')).toHaveValue('');
    // The notice must not disappear while the guest is typing.
    expect(screen.getByText('Filled in from your last order.')).toBeVisible();
  });

  it('is remembered with the next order, without checking again', async () => {
    rememberGus();
    const { user, answer } = await renderCheckout({ items: [meatloaf] });
    fill(field('Delivery Time'), 'noon');
    await user.click(button('Submit Order'));
    await act(async () => {
      answer(SENT);
    });
    expect(localStorage.getItem('simmer:remembered/gus')).toContain('Meatloaf');
  });

  it('is forgotten with one tap: storage, fields and box; the focus stays there', async () => {
    rememberGus();
    const { user } = await renderCheckout({ items: [meatloaf] });
    await user.click(button('Forget me'));
    expect(kept()).toEqual([]);
    expect(field('Name')).toHaveValue('');
    expect(field('Delivery Address')).toHaveValue('');
    expect(field(BOX)).not.toBeChecked();
    const said = screen.getByText(FORGOTTEN);
    expect(said).toHaveAttribute('role', 'status');
    expect(document.activeElement).toContainElement(said);
  });

  it('is forgotten at once by unchecking, and can still send this order as it is filled in', async () => {
    rememberGus();
    const { user, sent, answer } = await renderCheckout({ items: [meatloaf] });
    await user.click(field(BOX));
    expect(kept()).toEqual([]);
    expect(screen.queryByText('Filled in from your last order.')).not.toBeInTheDocument();
    fill(field('Delivery Time'), 'noon');
    await user.click(button('Submit Order'));
    expect(sent).toMatchObject([{ userName: 'Gus', address: '12 Oak Street' }]);
    await act(async () => {
      answer(SENT);
    });
    expect(kept()).toEqual([]);
  });

  it('is hidden by logging out, from another account too, and known again after logging in', async () => {
    rememberGus();
    await renderCheckout({ items: [meatloaf] });
    for (const account of [null, ada]) {
      await become(account);
      expect(field('Name')).toHaveValue('');
      expect(field('Delivery Address')).toHaveValue('');
      expect(field(BOX)).not.toBeChecked();
      expect(screen.queryByText('Filled in from your last order.')).not.toBeInTheDocument();
    }
    await become(gus);
    expect(field('Name')).toHaveValue('Gus');
  });
});
