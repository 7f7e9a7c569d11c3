import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildOrder } from '../order/order';
import { details, meatloaf } from '../testing/dishes';
import { gus } from '../testing/fake-firebase';
import { become } from '../testing/render-checkout';
import { confirmationStateOf } from './confirmation-state';
import OrderConfirmation from './order-confirmation';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

it('a reloaded page thanks, and shows the order once it is known that its guest is logged in [164]', async () => {
  setSiteConfig(testSiteConfig);
  const order = buildOrder('K7P-4MW', [meatloaf], details, null);
  const state = confirmationStateOf({ order, uid: 'gus' });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[{ pathname: '/order-confirmation', state }]}>
        <OrderConfirmation />
      </MemoryRouter>,
    );
  });
  expect(screen.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
  expect(screen.getByText('Checking if you’re logged in…')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/K7P|Meatloaf|Oak|gus@/);
  await become(gus);
  expect(screen.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
});
