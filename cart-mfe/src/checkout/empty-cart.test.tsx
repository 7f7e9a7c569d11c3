import { cart, startCart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { siteWith } from '@simmer/shared/testing/site-config';
import { muteConsole } from '@simmer/shared/testing/mute-console';
import { act, cleanup, screen } from '@testing-library/react';
import { meatloaf, soup } from '../testing/dishes';
import { gus } from '../testing/fake-firebase';
import { REFUSED, SENT } from '../testing/fake-mailer';
import { become, button, FILLED_IN, NOW, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

// The fixed menu cannot be read here.
muteConsole('warn');

const CART = 'simmer:cart';
const LOST = /This page was reloaded/;
const ORDERED = /You ordered these dishes/;
const KEPT = { keepCartInTab: true };

beforeAll(() => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('Offline.')) });
  setSiteConfig(siteWith({ ordering: KEPT }));
  startCart();
});

// The services of the module itself read the records, too, and none may be of the future.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

/** The tab has this cart: its own from before a reload, or a copy of another tab's. */
function tabHas(stored: string | null): void {
  sessionStorage.setItem(CART, stored ?? '');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

describe('a guest whose cart was lost in a reload', () => {
  const lost = JSON.stringify({ version: 1, savedAt: 1, filledAt: 1, items: [], notes: {} });

  it('reads first why it is empty and what to do, until they have seen the message [99]', async () => {
    sessionStorage.setItem(CART, lost);
    const { user } = await renderCheckout();
    expect(document.body).toHaveTextContent(
      /^Your cart is empty\.This page was reloaded.+Please add them again\.OKBack to Menu/,
    );
    await user.click(button('OK'));
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toHaveFocus();
    cleanup();
    await renderCheckout();
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  });

  it('reads no such message beside an order that may have arrived', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { submit, answer } = await renderCheckout({ items: [soup], typed: FILLED_IN });
    await submit();
    await answer(REFUSED);
    act(() => cart.clear());
    cleanup();
    sessionStorage.setItem(CART, lost);
    await renderCheckout();
    expect(screen.getByRole('heading', { name: 'Your earlier order' })).toBeVisible();
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  });
});

describe('a copied tab whose cart was sent from the other one (case 57)', () => {
  async function sendInOneTab() {
    const bench = await renderCheckout({ items: [soup], typed: FILLED_IN, ordering: KEPT });
    const copied = sessionStorage.getItem(CART);
    await bench.submit();
    await bench.answer(SENT);
    cleanup();
    return copied;
  }

  it('sends nothing twice, says when the order was sent, and offers the dishes again', async () => {
    tabHas(await sendInOneTab());
    expect(cart.get()).toHaveLength(1);
    const { user, submit, sent } = await renderCheckout({ typed: FILLED_IN, ordering: KEPT });
    expect(screen.getByText(ORDERED)).toHaveTextContent('12:00');
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
    expect(cart.get()).toEqual([]);
    await user.click(button('Put them back'));
    expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus();
    await submit();
    expect(sent).toHaveLength(1);
  });

  it('sends nothing twice when it was open the whole time', async () => {
    const bench = await renderCheckout({ items: [soup], typed: FILLED_IN, ordering: KEPT });
    localStorage.setItem(
      'simmer:order/K7P-4MW',
      JSON.stringify({
        uid: 'gus',
        status: 'done',
        history: 'AAAA',
        ...{ version: 1, cart: cart.filledAt(), savedAt: 1.8e12 },
      }),
    );
    await bench.submit();
    expect(bench.sent).toEqual([]);
    expect(screen.getByText(ORDERED)).toBeVisible();
    await become(null);
    await become(gus);
    expect(screen.queryByText(ORDERED)).not.toBeInTheDocument();
  });

  it('keeps what was added to the cart while the order was being sent', async () => {
    const bench = await renderCheckout({ items: [soup], typed: FILLED_IN, ordering: KEPT });
    await bench.submit();
    act(() => void cart.add(meatloaf));
    await bench.answer(SENT);
    cleanup();
    await renderCheckout({ ordering: KEPT });
    expect(cart.get()).toMatchObject([{ name: meatloaf.name }]);
  });
});
