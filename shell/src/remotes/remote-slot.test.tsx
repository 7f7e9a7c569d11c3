import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import type * as Federation from '../testing/fake-federation';
import type * as Slot from './remote-slot';

jest.mock('@module-federation/runtime', () => jest.requireActual('../testing/fake-federation'));

const MENU = 'menu_mfe/MenuSections';
const CHECKOUT = 'cart_mfe/Checkout';
const Menu = () => <button type="button">Add Meatloaf</button>;

let federation: typeof Federation;
let RemoteSlot: (typeof Slot)['RemoteSlot'];
let preloadRemotes: (names: readonly ['menu']) => void;
let error: jest.SpyInstance;

/** A page load: nothing of an earlier test is remembered. React itself has to stay the one that renders. */
beforeEach(async () => {
  jest.resetModules();
  jest.doMock('react', () => React);
  federation = await import('../testing/fake-federation');
  const { setSiteConfig } = await import('@simmer/shared/config');
  setSiteConfig((await import('@simmer/shared/testing/site-config')).testSiteConfig);
  ({ RemoteSlot } = await import('./remote-slot'));
  ({ preloadRemotes } = await import('./remote-components'));
  answerRegistry();
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function answerRegistry(modules = ['menu-mfe', 'cart-mfe']): void {
  const entry = (module: string) => `https://${module}.test.example/entry.js`;
  const body = {
    modules: Object.fromEntries(
      modules.map((module) => [module, { version: '1.2.3', entry: entry(module) }]),
    ),
  };
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve(body) }),
  });
}

function Page() {
  return (
    <React.StrictMode>
      <h1>The shell</h1>
      <button type="button">Before the menu</button>
      <RemoteSlot name="menu" fallback={<p>The menu is on its way…</p>} />
      <RemoteSlot name="checkout" fallback={<p>Your order is on its way…</p>} />
    </React.StrictMode>
  );
}

/** As the shell does: React keeps quiet about what a slot's boundary caught. */
async function openPage() {
  let page!: ReturnType<typeof render>;
  await act(async () => {
    page = render(<Page />, { onCaughtError: () => undefined });
  });
  return page;
}

const failures = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

function expectSiblingsAlive(): void {
  expect(screen.getByRole('heading', { name: 'The shell' })).toBeVisible();
  expect(screen.getByText('Your Order')).toBeVisible();
}

describe('a slot', () => {
  it('says that its module is on its way, then shows it', async () => {
    let deliver!: (module: unknown) => void;
    federation.breakRemote(MENU, () => new Promise((resolve) => (deliver = resolve)));
    federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
    await openPage();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    expectSiblingsAlive();

    await act(async () => deliver({ default: Menu }));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(screen.queryByText('The menu is on its way…')).not.toBeInTheDocument();
    expect(failures()).toEqual([]);
  });

  it('asks for its module once, also when the page fetched it ahead', async () => {
    federation.offerRemote(MENU, Menu);
    federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
    preloadRemotes(['menu']);
    await openPage();
    expect(federation.loadRemote.mock.calls).toEqual([[MENU], [CHECKOUT]]);
  });
});

describe('a module that fails', () => {
  let isBroken: boolean;

  const faults = [
    {
      fault: 'is missing in the registry',
      arrange: () => {
        answerRegistry(['cart-mfe']);
        // The registry is kept once it was read; a page whose registry lacks a module stays without it.
        return null;
      },
    },
    {
      fault: 'cannot be reached',
      arrange: () => () => Promise.reject(new Error('ScriptNetworkError')),
    },
    {
      fault: 'exposes something else',
      arrange: () => () => Promise.resolve({ default: 'no component' }),
    },
    {
      fault: 'throws while it is drawn',
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
    'because it $fault, is replaced by words and a way to order, and all else lives',
    async ({ arrange }) => {
      isBroken = true;
      federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
      const load = arrange();
      if (load) federation.breakRemote(MENU, load);
      await openPage();

      expect(failures()).toEqual(['The menu can’t be shown right now.']);
      expect(screen.getByRole('link', { name: 'Email us' })).toHaveAttribute(
        'href',
        'mailto:owner@test.example',
      );
      expectSiblingsAlive();
      expect(error).toHaveBeenCalledWith(
        expect.stringContaining('menu-mfe failed.'),
        expect.any(Error),
      );
    },
  );

  it.each(faults.slice(1))(
    'because it $fault, is shown by “Try again” once it is mended, without a reload',
    async ({ arrange }) => {
      isBroken = true;
      federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
      federation.breakRemote(MENU, arrange() as () => Promise<unknown>);
      await openPage();
      await tryAgain();
      expect(await screen.findByRole('alert')).toBeVisible();

      isBroken = false;
      federation.offerRemote(MENU, Menu);
      await tryAgain();

      expect(await screen.findByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
      expect(failures()).toEqual([]);
      expectSiblingsAlive();
    },
  );

  it('because the registry is away, is shown by “Try again” once it is back', async () => {
    federation.offerRemote(MENU, Menu);
    federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await openPage();
    expect(failures()).toEqual([
      'The menu can’t be shown right now.',
      'The checkout can’t be shown right now.',
    ]);

    answerRegistry();
    const [menu] = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(menu!);
    expect(await screen.findByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(failures()).toEqual(['The checkout can’t be shown right now.']);
  });

  it('because it hangs, is given up after nine seconds and can be tried again', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
    federation.breakRemote(MENU, () => new Promise(() => undefined));
    await openPage();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    expectSiblingsAlive();

    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(failures()).toEqual(['The menu can’t be shown right now.']);

    federation.offerRemote(MENU, Menu);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    jest.useRealTimers();
  });

  it('keeps the keyboard at its place when the guest tries again', async () => {
    federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
    federation.breakRemote(MENU, () => Promise.reject(new Error('away')));
    await openPage();
    federation.offerRemote(MENU, Menu);
    await tryAgain();
    const add = await screen.findByRole('button', { name: 'Add Meatloaf' });
    await userEvent.tab();
    expect(add).toHaveFocus();
  });

  it('is tried again by itself when the guest leaves the page and comes back', async () => {
    federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
    federation.breakRemote(MENU, () => Promise.reject(new Error('away')));
    const page = await openPage();
    expect(failures()).toHaveLength(1);
    page.unmount();

    federation.offerRemote(MENU, Menu);
    await openPage();
    expect(await screen.findByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(failures()).toEqual([]);
  });

  it('before it was even needed, leaves no error unhandled', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    federation.breakRemote(MENU, () => Promise.reject(new Error('away')));
    preloadRemotes(['menu']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('stands marked in the page, so that a developer sees whose it is', async () => {
    federation.offerRemote(CHECKOUT, () => <p>Your Order</p>);
    const page = await openPage();
    const slot = page.container.querySelector<HTMLElement>('[data-module="menu-mfe"]')!;
    expect(within(slot).getByRole('alert')).toBeVisible();
  });
});
