import { screen } from '@testing-library/react';
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
  const FAILURE = 'The menu can’t be shown right now.';
  let isBroken: boolean;

  it('because it is missing in the registry, is replaced by a message (case 11)', async () => {
    answerRegistry(['cart-mfe']);
    await slots.openPage();
    expect(failures()).toEqual([FAILURE]);
  });

  it.each([
    ['cannot be reached', away],
    [
      'throws while it renders',
      async () => ({
        default: () => {
          if (isBroken) throw new Error('broken dish');
          return <Menu />;
        },
      }),
    ],
    [
      'throws in an effect',
      async () => ({
        default: function MenuWithEffect() {
          React.useEffect(() => {
            if (isBroken) throw new Error('broken effect');
          }, []);
          return <Menu />;
        },
      }),
    ],
  ])(
    'because it %s, is replaced by a message and a way to order, the rest of the page works, and “Try again” shows it once it works (cases 11, 12, 13)',
    async (_fault, load) => {
      isBroken = true;
      slots.federation.breakRemote(MENU, load);
      await slots.openPage();
      expect(failures()).toEqual([FAILURE]);
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
});
