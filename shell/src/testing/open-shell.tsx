import { auth, type Account } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { answerRegistry } from '@simmer/shared/testing/test-registry';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app';
import { notices } from '../layout/notices/notice-store';
import { loadAllPages } from '../pages/pages';
import { createRemotes } from '../remotes/create-remotes';
import { OWN_PARTS } from '../remotes/remote-parts';
import { RemoteSourceContext } from '../remotes/remote-source';
import { offerRemote } from './fake-federation';
import { firebaseAuthProvider } from './fake-firebase';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('./fake-firebase'));
jest.mock('../remotes/container', () => jest.requireActual('./fake-federation'));
// The idle part would appear in the middle of a test.
jest.mock('../pages/home/idle-parts/idle-part', () => ({ IdlePart: () => null }));

/**
 * A page that nobody has used yet: logged out, with an empty cart and no notice; every remote shows a heading. Also
 * replaces scrolling, which jsdom lacks.
 */
export async function freshPage() {
  answerRegistry();
  offerRemote('menu_mfe/MenuSections', () => <h2>Classics</h2>);
  offerRemote('cart_mfe/Checkout', () => <h1>Your Order</h1>);
  offerRemote('cart_mfe/OrderConfirmation', () => <h1>Thank you for your order!</h1>);
  offerRemote('editor_mfe/MenuEditor', () => <h1>Current Menu Items</h1>);
  const scrolling = { scrollTo: jest.fn(), scrollIntoView: jest.fn() };
  Object.assign(window, { scrollTo: scrolling.scrollTo, scrollY: 0 });
  Object.assign(Element.prototype, { scrollIntoView: scrolling.scrollIntoView });
  await auth.start();
  firebaseAuthProvider.tell(null);
  cart.clear();
  notices.dismiss();
  return scrolling;
}

/**
 * Opens the whole shell at an address, as a page load does.
 * @param Mode `Fragment` as in production, where React runs each effect once.
 */
export async function openShell(address: string, state?: unknown, Mode = StrictMode) {
  await loadAllPages();
  const source = createRemotes((_module, live) => live);
  // React would wait for a part that is opened later, which only an awaited `act` allows.
  const { menu, checkout, orderConfirmation } = OWN_PARTS;
  const parts = [menu, checkout, orderConfirmation];
  await Promise.allSettled(parts.map((part) => source(part).loading));
  const key = `load-${String(performance.now())}`;
  window.history.replaceState({ usr: state, key, idx: 0 }, '', address);
  await act(async () => {
    render(
      <Mode>
        <RemoteSourceContext value={source}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </RemoteSourceContext>
      </Mode>,
    );
  });
}

export async function signIn(account: Account, role: string): Promise<void> {
  firebaseAuthProvider.roles.set(account.uid, role);
  await act(async () => firebaseAuthProvider.tell(account));
}

export function addDish(): void {
  act(() => {
    cart.add(aLine());
  });
}
