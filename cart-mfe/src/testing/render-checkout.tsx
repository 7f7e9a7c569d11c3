import type { Account } from '@simmer/shared/auth';
import { cart, type CartItem } from '@simmer/shared/cart';
import { setSiteConfig, siteConfig, type SiteConfig } from '@simmer/shared/config';
import { createOrderingStore } from '@simmer/shared/ordering-store';
import { siteWith } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import Checkout from '../checkout/checkout';
import OrderConfirmation from '../order-confirmation/order-confirmation';
import type { CurrentMenu } from '../send-order/menu-changes';
import { draft, type Draft } from '../order/draft-store';
import type { MailResult } from '../send-order/order-mailer';
import { createServices, ServicesContext } from '../services/services';
import { gus, tellAccount } from './fake-firebase';
import { fakeMailer, SENT } from './fake-mailer';

let endSending = async () => {};

beforeEach(() => {
  // The fixed menu is live as this page knows it.
  const json = () => Promise.resolve(siteConfig().fixedMenu);
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true, json }) });
});

afterEach(async () => {
  await endSending();
  tellAccount(null);
  cart.clear();
  draft.clear();
  // If an order was being sent, its answer has just been stored.
  localStorage.clear();
});

/** The default pause after each letter would take a third of the tests' time. */
const WITHOUT_PAUSES = { delay: null };

/** Noon on a Sunday in the test machine's time zone. */
export const NOW = new Date(2026, 11, 20, 12).getTime();

export const FILLED_IN = { time: 'after 5 pm', address: '12 Oak Street' };

interface RenderOptions {
  /** What is in the cart; by default, what is there already. */
  items?: readonly CartItem[];
  /** What the guest has typed into the form. */
  typed?: Partial<Draft>;
  isLoggedIn?: boolean;
  ordering?: Partial<SiteConfig['ordering']>;
  /** The shop's time zone; by default, the test machine's. */
  timeZone?: string;
  /** Records on this device. */
  now?: () => number;
  /** The document `settings/ordering`. */
  settings?: object;
  /** The menu when the guest orders again. */
  menu?: CurrentMenu | Promise<CurrentMenu>;
  /** The navigation state that the cart is opened with. */
  openedWith?: unknown;
  /** The fragment of its address. */
  hash?: string;
}

function Place() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <footer>
      <output aria-label="address">{pathname}</output>
      <output aria-label="state">{JSON.stringify(state)}</output>
      <button onClick={() => void navigate('/cart')}>go to cart</button>
      <button onClick={() => void navigate(-1)}>go back</button>
    </footer>
  );
}

/**
 * The checkout in a small site with a fake mailer and clock. The test replaces Firebase:
 * `jest.mock('@simmer/shared/firebase', () => jest.requireActual('…/testing/fake-firebase'))`.
 */
export async function renderCheckout({
  items = cart.get(),
  typed = {},
  isLoggedIn = true,
  ordering = {},
  timeZone,
  now = () => NOW,
  menu = {},
  settings,
  openedWith = null,
  hash = '',
}: RenderOptions = {}) {
  setSiteConfig(siteWith({ business: timeZone ? { timeZone } : {}, ordering }));
  if (items !== cart.get()) cart.restore(items);
  draft.change(typed);
  const post = fakeMailer();
  // An order that is still being sent would fail during one of the next tests.
  endSending = () => act(async () => post.answerAll(SENT));
  const services = {
    ...createServices(post.mailer, now),
    readCurrentMenu: async () => menu,
    ordering: createOrderingStore(async () => settings),
  };
  await act(async () => {
    render(
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={['/', { pathname: '/cart', state: openedWith, hash }]}>
          <Routes>
            <Route path="/cart" element={<Checkout />} />
            <Route path="/order-confirmation" element={<OrderConfirmation />} />
            <Route path="*" element={<p>another page</p>} />
          </Routes>
          <Place />
        </MemoryRouter>
      </ServicesContext>,
    );
  });
  await become(isLoggedIn ? gus : null);
  const user = userEvent.setup(WITHOUT_PAUSES);
  return {
    user,
    sent: post.sent,
    submit: () => user.click(button(/^(Submit Order|Send the change)$/)),
    /** The mail service answers the n-th order, from 0. */
    answer: (result: MailResult, n = 0) =>
      act(async () => {
        post.answer(result, n);
      }),
  };
}

export function become(account: Account | null): Promise<void> {
  return act(async () => tellAccount(account));
}

export function address(): string {
  return screen.getByLabelText('address').textContent;
}

export function state(): unknown {
  return JSON.parse(screen.getByLabelText('state').textContent);
}

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}
