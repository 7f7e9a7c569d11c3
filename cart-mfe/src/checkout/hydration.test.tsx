import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { draft } from '../order/draft-store';
import { soup } from '../testing/dishes';
import Checkout from './checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

it('hydrates a prerendered checkout, then shows the guest’s cart', () => {
  setSiteConfig(testSiteConfig);
  const page = (
    <MemoryRouter initialEntries={['/cart']}>
      <Checkout />
    </MemoryRouter>
  );
  document.body.innerHTML = renderToString(page);
  cart.add(soup);
  draft.change({ name: 'Gus', date: '2026-12-24', paymentMethod: 'Check' });
  // A mismatch is a console.error.
  act(() => {
    hydrateRoot(document.body, page);
  });
  expect(screen.getByRole('heading', { name: 'Your Order' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Gus');
  expect(screen.getByLabelText('Delivery Date')).toHaveAttribute('min');
});
