import { act, screen } from '@testing-library/react';
import {
  CHECKOUT,
  expectSiblingsAlive,
  failures,
  loadSlots,
  Menu,
  MENU,
} from '../testing/slot-page';

let slots: Awaited<ReturnType<typeof loadSlots>>;

beforeEach(async () => {
  slots = await loadSlots();
});

const slot = () => document.querySelector('[data-module="menu-mfe"]');

describe('a slot', () => {
  it('says that its module is loading, then shows it, and is marked as hydrated', async () => {
    let deliver!: (module: unknown) => void;
    slots.federation.breakRemote(MENU, () => new Promise((resolve) => (deliver = resolve)));
    await slots.openPage();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    expect(slot()).not.toHaveAttribute('data-hydrated');
    expectSiblingsAlive();

    await act(async () => deliver({ default: Menu }));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(screen.queryByText('The menu is on its way…')).not.toBeInTheDocument();
    expect(slot()).toHaveAttribute('data-hydrated');
    expect(failures()).toEqual([]);
  });

  it('loads its module once, even when the page preloaded it', async () => {
    slots.preload([{ name: 'menu' }]);
    await slots.openPage();
    expect(slots.federation.loadRemote.mock.calls).toEqual([[MENU], [CHECKOUT]]);
  });
});
