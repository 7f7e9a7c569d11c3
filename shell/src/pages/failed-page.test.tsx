import { olive } from '@simmer/shared/testing/fake-auth-provider';
import { screen } from '@testing-library/react';
import { breakRemote } from '../testing/fake-federation';
import { freshPage, openShell, signIn } from '../testing/open-shell';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

beforeEach(async () => {
  await freshPage();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  { path: '/cart', part: 'cart_mfe/Checkout', name: 'Your Order' },
  { path: '/order-confirmation', part: 'cart_mfe/OrderConfirmation', name: 'Order confirmation' },
  { path: '/menu-editor', part: 'editor_mfe/MenuEditor', name: 'Edit Menu' },
])(
  'a page whose module cannot be loaded still has its heading: $name',
  async ({ path, part, name }) => {
    breakRemote(part, () => Promise.reject(new Error('offline')));
    await openShell(path);
    if (path === '/menu-editor') await signIn(olive, 'manager');
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be shown right now.');
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

it('a page from the device itself, whose module cannot be loaded, says that the guest is offline, not that everything else works', async () => {
  document.documentElement.dataset.stored = '0';
  breakRemote('cart_mfe/Checkout', () => Promise.reject(new Error('offline')));
  await openShell('/cart');
  expect(await screen.findByText(/ordering works again with a connection\.$/)).toBeVisible();
  expect(screen.queryByText(/Everything else works/)).toBeNull();
  delete document.documentElement.dataset.stored;
});
