import { screen } from '@testing-library/react';
import { failures, INTEGRITY, loadSlots, tryAgain } from '../testing/slot-page';

const LOCAL = 'http://localhost:3001/remoteEntry.js';

let slots: Awaited<ReturnType<typeof loadSlots>>;

beforeEach(async () => {
  slots = await loadSlots((module, entry) => (module === 'menu-mfe' ? LOCAL : entry));
});

describe('a remote that this tab loads from the developer’s computer', () => {
  it('comes from there, whatever the registry names, and the others come from where they are live', async () => {
    await slots.openPage();
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(slots.federation.openContainer.mock.calls).toEqual([
      // A build in development has no known integrity.
      ['menu_mfe', LOCAL, undefined],
      ['cart_mfe', 'https://cart-mfe.test.example/entry.js', INTEGRITY],
    ]);
  });

  it('is requested at another address once it failed, like any other', async () => {
    slots.federation.openContainer.mockRejectedValueOnce(new Error('It could not be fetched.'));
    await slots.openPage();
    expect(failures()).toHaveLength(1);
    await tryAgain();
    expect(await screen.findByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(slots.federation.openContainer).toHaveBeenLastCalledWith(
      'menu_mfe',
      `${LOCAL}?retry=1`,
      undefined,
    );
  });
});

it('a module with two remotes runs its entry once', async () => {
  slots.federation.offerRemote('cart_mfe/OrderConfirmation', () => <p>Thank you</p>);
  slots.preload([{ name: 'checkout' }, { name: 'orderConfirmation' }]);
  await slots.openPage();
  const opened = slots.federation.openContainer.mock.calls.map(([name]) => name);
  expect(opened.filter((name) => name === 'cart_mfe')).toHaveLength(1);
});
