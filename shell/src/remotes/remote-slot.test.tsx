import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { breakRemote, loadRemote, offerRemote, openContainer } from '../testing/fake-federation';
import {
  answerModules,
  away,
  Checkout,
  expectSiblingsAlive,
  failures,
  INTEGRITY,
  loadSlots,
  Menu,
  MENU,
  tryAgain,
} from '../testing/slot-page';
import { createRemotes } from './create-remotes';

const FAILURE = 'The menu can’t be shown right now.';
const LATE = 'The menu is taking longer than usual.';
const slot = () => document.querySelector('[data-module="menu-mfe"]')!;
const addMeatloaf = () => screen.findByRole('button', { name: 'Add Meatloaf' });

let slots: ReturnType<typeof loadSlots>;

beforeEach(() => {
  slots = loadSlots();
});

/** The menu arrives, or fails, when the test says so. */
function holdMenu() {
  let arrive!: (module: unknown) => void;
  let fail!: (error: Error) => void;
  const arriving = new Promise((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  breakRemote(MENU, () => arriving);
  return {
    arrive: (component: unknown) => act(async () => arrive({ default: component })),
    fail: () => act(async () => fail(new Error('Loading chunk 12 failed.'))),
  };
}

it('a module that this tab loads from the developer’s computer comes from there, without an integrity, and the others from where they are live', async () => {
  const LOCAL = 'http://localhost:3001/remoteEntry.js';
  slots = loadSlots((module, entry) => (module === 'menu-mfe' ? LOCAL : entry));
  await slots.openPage();
  expect(openContainer.mock.calls).toEqual([
    ['menu_mfe', LOCAL, undefined],
    ['cart_mfe', 'https://cart-mfe.test.example/entry.js', INTEGRITY],
  ]);
});

it('a part that is loaded before a guest opens its page is there at once', async () => {
  const { component, preload } = createRemotes((_module, entry) => entry);
  preload([{ name: 'checkout' }]);
  // Everything that is asked for has an answer before the next task.
  await new Promise((done) => setTimeout(done));
  expect(renderToString(createElement(component('checkout')))).toContain('Your Order');
});

describe('a module that fails', () => {
  let isBroken: boolean;

  it('because it is missing in the registry, is replaced by a message (case 11)', async () => {
    answerModules('cart-mfe');
    await slots.openPage();
    expect(failures()).toEqual([FAILURE]);
  });

  it.each([
    [
      'throws while it renders',
      () => {
        if (isBroken) throw new Error('broken dish');
        return <Menu />;
      },
    ],
    [
      'throws in an effect',
      function MenuWithEffect() {
        useEffect(() => {
          if (isBroken) throw new Error('broken effect');
        }, []);
        return <Menu />;
      },
    ],
  ])(
    'because it %s, is replaced by a message and a way to order, the rest of the page works, and “Try again” shows it once it works (cases 11, 12, 13)',
    async (_fault, component) => {
      isBroken = true;
      offerRemote(MENU, component);
      await slots.openPage();
      expect(failures()).toEqual([FAILURE]);
      expect(screen.getByText(/or order by email\.$/)).toBeVisible();
      const mail = screen.getByRole('link', { name: 'Email us' });
      expect(mail).toHaveAttribute('href', 'mailto:owner@test.example');
      expectSiblingsAlive();
      expect(slots.error).toHaveBeenCalledWith(
        expect.stringContaining('menu-mfe failed.'),
        expect.any(Error),
      );
      await tryAgain();
      expect(slot()).toHaveFocus();
      expect(await screen.findByRole('alert')).toBeVisible();
      isBroken = false;
      await tryAgain();
      expect(await addMeatloaf()).toBeVisible();
      expect(failures()).toEqual([]);
      expectSiblingsAlive();
    },
  );
});

describe('a module that is late', () => {
  async function openLate() {
    jest.useFakeTimers();
    const menu = holdMenu();
    await slots.openPage();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    expect(slot()).not.toHaveAttribute('data-hydrated');
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(failures()).toEqual([LATE]);
    return menu;
  }

  it('says so after nine seconds, with ways to order, and is shown when it arrives (cases 10, 78)', async () => {
    const { arrive } = await openLate();
    expect(screen.getByRole('link', { name: 'Email us' })).toBeVisible();
    expectSiblingsAlive();
    expect(slots.error).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await arrive(Menu);
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(failures()).toEqual([]);
    // Where the button was that had the focus.
    expect(slot()).toHaveFocus();
    expect(slot()).toHaveAttribute('data-hydrated');
  });

  it('says that it can’t be shown once it turns out not to arrive', async () => {
    const { fail } = await openLate();
    await fail();
    expect(failures()).toEqual([FAILURE]);
    offerRemote(MENU, Menu);
    jest.useRealTimers();
    await tryAgain();
    expect(await addMeatloaf()).toBeVisible();
  });
});

describe('a composed slot', () => {
  function Counter() {
    const [added, setAdded] = useState(0);
    return (
      <button type="button" onClick={() => setAdded(added + 1)}>
        {`Meatloaf, ${String(added)} added`}
      </button>
    );
  }

  const dish = (added = 0) =>
    screen.getByRole('button', { name: `Meatloaf, ${String(added)} added` });
  const requests = () => loadRemote.mock.calls.filter(([id]) => id === MENU);

  function compose() {
    jest.useFakeTimers();
    breakRemote(MENU, away);
    const container = slots.paintComposed((name) => (name === 'menu' ? Counter : Checkout));
    return { container, painted: dish() };
  }

  it('hydrates its HTML when its module arrives after its time limit (case 78)', async () => {
    const { container, painted } = compose();
    const { arrive } = holdMenu();
    await slots.startOn(container);
    // The limit, in the first of the pauses between two tries.
    await act(() => jest.advanceTimersByTimeAsync(9500));
    expect(requests()).toHaveLength(1);
    await arrive(Counter);
    jest.useRealTimers();
    await waitFor(() => expect(slot()).toHaveAttribute('data-hydrated'));
    await userEvent.click(dish());
    expect(dish(1)).toBe(painted);
    expect(slots.recoverable).not.toHaveBeenCalled();
    expect(failures()).toEqual([]);
  });

  it('says so when its module fails after the page around it has changed, which replaced its HTML', async () => {
    const page = await slots.startOn(compose().container);
    await page.change();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(failures()).toEqual([FAILURE]);
  });

  it('that the guest leaves is loaded again when they come back, and the old retries end', async () => {
    const page = await slots.startOn(compose().container);
    await page.leave();
    offerRemote(MENU, Counter);
    await page.comeBack();
    expect(dish()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(requests()).toHaveLength(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('of a remote that no list of the page names stays as well', async () => {
    const { container, painted } = compose();
    await slots.startOn(container, []);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(dish()).toBe(painted);
    expect(failures()).toEqual([]);
  });
});
