import { screen, within } from '@testing-library/react';
import * as React from 'react';
import {
  answerRegistry,
  away,
  expectSiblingsAlive,
  failures,
  loadSlots,
  Menu,
  MENU,
  tryAgain,
} from '../testing/slot-page';

let slots: Awaited<ReturnType<typeof loadSlots>>;

beforeEach(async () => {
  slots = await loadSlots();
});

describe('a module that fails', () => {
  let isBroken: boolean;

  const faults = [
    {
      fault: 'is missing in the registry',
      arrange: () => {
        answerRegistry(['cart-mfe']);
        // Once read, the registry is kept; a page whose registry lacks a module stays without it.
        return null;
      },
    },
    {
      fault: 'cannot be reached',
      arrange: () => away,
    },
    {
      fault: 'exposes something else',
      arrange: () => () => Promise.resolve({ default: 'no component' }),
    },
    {
      fault: 'throws while it renders',
      arrange: () => () =>
        Promise.resolve({
          default: () => {
            if (isBroken) throw new Error('broken dish');
            return <Menu />;
          },
        }),
    },
    {
      fault: 'throws in an effect',
      arrange: () => () =>
        Promise.resolve({
          default: function MenuWithEffect() {
            React.useEffect(() => {
              if (isBroken) throw new Error('broken effect');
            }, []);
            return <Menu />;
          },
        }),
    },
  ];

  it.each(faults)(
    'because it $fault, is replaced by a message and a way to order, and the rest of the page works (cases 11, 12)',
    async ({ arrange }) => {
      isBroken = true;
      const load = arrange();
      if (load) slots.federation.breakRemote(MENU, load);
      await slots.openPage();

      expect(failures()).toEqual(['The menu can’t be shown right now.']);
      expect(screen.getByRole('heading')).toHaveTextContent('The shell');
      expect(screen.getByText(/or order by email\.$/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Email us' })).toHaveAttribute(
        'href',
        'mailto:owner@test.example',
      );
      expectSiblingsAlive();
      expect(slots.error).toHaveBeenCalledWith(
        expect.stringContaining('menu-mfe failed.'),
        expect.any(Error),
      );
    },
  );

  it.each(faults.slice(1))(
    'because it $fault, is shown by “Try again” once it works, without a reload (cases 11, 13)',
    async ({ arrange }) => {
      isBroken = true;
      slots.federation.breakRemote(MENU, arrange() as () => Promise<unknown>);
      await slots.openPage();
      await tryAgain();
      expect(await screen.findByRole('alert')).toBeVisible();

      isBroken = false;
      slots.federation.offerRemote(MENU, Menu);
      await tryAgain();

      expect(await screen.findByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
      expect(failures()).toEqual([]);
      expectSiblingsAlive();
    },
  );

  it('is marked in the page, so that a developer sees whose it is', async () => {
    slots.federation.breakRemote(MENU, away);
    const page = await slots.openPage();
    const slot = page.container.querySelector<HTMLElement>('[data-module="menu-mfe"]')!;
    expect(within(slot).getByRole('alert')).toBeVisible();
  });
});
