import { auth } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import OrderConfirmation from '../order-confirmation/order-confirmation';
import { confirmationStateOf } from '../order-confirmation/confirmation-state';
import { draft } from '../order/draft-store';
import { buildOrder } from '../order/order';
import { details, soup } from '../testing/dishes';
import { gus } from '../testing/fake-firebase';
import { become } from '../testing/render-checkout';
import Checkout from './checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

let root: Root | undefined;
beforeEach(() => {
  setSiteConfig(testSiteConfig);
});
afterEach(() => {
  act(() => {
    root?.unmount();
  });
  document.body.replaceChildren();
  cart.clear();
  draft.clear();
});

/** Puts the server's HTML into the page, then hydrates it. A mismatch is a console.error. */
function hydrate(onServer: ReactNode, inBrowser: ReactNode, meanwhile: () => void): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(onServer);
  meanwhile();
  act(() => {
    root = hydrateRoot(place, inBrowser);
  });
  return place;
}

it('hydrates a prerendered checkout, then shows the guest’s cart', () => {
  const page = <Checkout />;
  const site = <MemoryRouter initialEntries={['/cart']}>{page}</MemoryRouter>;
  hydrate(site, site, () => {
    cart.add(soup);
    draft.change({ name: 'Gus', date: '2026-12-24', paymentMethod: 'Check' });
  });
  expect(screen.getByRole('heading', { name: 'Your Order' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Gus');
  expect(screen.getByLabelText('Delivery Date')).toHaveAttribute('min');
});

it('hydrates a prerendered thank-you page, then shows the guest’s order', async () => {
  await auth.restore();
  await become(gus);
  const order = buildOrder('K7P-4MW', [soup], details, null);
  const state = confirmationStateOf({ order, uid: 'gus' });
  const at = (entry: object) => (
    <MemoryRouter initialEntries={[{ pathname: '/order-confirmation', ...entry }]}>
      <OrderConfirmation />
    </MemoryRouter>
  );
  hydrate(at({}), at({ state }), () => undefined);
  expect(screen.getByText('Chicken taco soup')).toBeVisible();
});
