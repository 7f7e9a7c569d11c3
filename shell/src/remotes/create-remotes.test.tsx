import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { away, INTEGRITY, loadSlots } from '../testing/slot-page';

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
});

describe('a remote that could not be fetched ahead, while another of its module is in use', () => {
  /** Opens it once its code is there again. */
  async function openNext() {
    slots.federation.breakRemote('cart_mfe/OrderConfirmation', away);
    await act(async () => {
      slots.preload([{ name: 'orderConfirmation' }]);
    });
    slots.federation.offerRemote('cart_mfe/OrderConfirmation', () => <p>Thank you</p>);
    const Confirmation = slots.component('orderConfirmation');
    await act(async () => {
      render(
        <Suspense fallback={null}>
          <Confirmation />
        </Suspense>,
      );
    });
  }

  it('comes from the same run of the entry: the module keeps what it knows', async () => {
    await slots.openPage();
    await openNext();
    expect(screen.getByText('Thank you')).toBeVisible();
    const opened = slots.federation.openContainer.mock.calls.map(([name]) => name);
    expect(opened.filter((name) => name === 'cart_mfe')).toHaveLength(1);
  });
});
