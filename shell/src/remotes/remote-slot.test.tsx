import { forgetRegistry } from '@simmer/shared/registry';
import { muteConsole } from '@simmer/shared/testing/mute-console';
import { answerRegistry } from '@simmer/shared/testing/test-registry';
import { act, render, screen, waitFor, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { breakRemote, loadRemote, offerRemote, openContainer } from '../testing/fake-federation';
import { pending } from '../testing/pending';
import { createRemotes, type ResolveRelease } from './create-remotes';
import { OWN_PARTS, type RemotePart } from './remote-parts';
import { RemoteSlot } from './remote-slot';
import { readyPart, RemoteSourceContext, type RemoteSource } from './remote-source';

jest.mock('./container', () => jest.requireActual('../testing/fake-federation'));

const MENU = 'menu_mfe/MenuSections';
const INTEGRITY = 'sha384-of-the-entry';
const FAILURE = 'The menu can’t be shown right now.';
const LATE = 'The menu is taking longer than usual.';

const Menu = () => <button type="button">Add Meatloaf</button>;
const Checkout = () => <p>Your Order</p>;
const slot = () => document.querySelector('[data-module="menu-mfe"]')!;
const addMeatloaf = () => screen.findByRole('button', { name: 'Add Meatloaf' });
const failures = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

function expectSiblingsAlive(): void {
  expect(screen.getByRole('heading', { name: 'The shell' })).toBeVisible();
  expect(screen.getByText('Your Order')).toBeVisible();
}

function answerModules(...modules: readonly string[]): void {
  const released = modules.map((module) => {
    const entry = `https://${module}.test.example/entry.js`;
    return [module, { version: '1.2.3', entry, integrity: INTEGRITY }];
  });
  answerRegistry({ modules: Object.fromEntries(released) });
}

/** The composed checkout says that the cart is empty. */
let isCartEmpty: boolean;

/** The shell with its home page, or with another page that has no slots. */
function Shell({ source, isHome = true }: { source: RemoteSource; isHome?: boolean }) {
  return (
    <StrictMode>
      <RemoteSourceContext value={source}>
        <h1>The shell</h1>
        {isHome && (
          <>
            <RemoteSlot part={OWN_PARTS.menu} fallback={<p>The menu is on its way…</p>} />
            <RemoteSlot
              part={OWN_PARTS.checkout}
              fallback={<p>Loading your order…</p>}
              isHtmlValid={() => isCartEmpty}
            />
          </>
        )}
      </RemoteSourceContext>
    </StrictMode>
  );
}

/** As in the shell, React does not log what a slot's boundary caught. */
const show = (source: RemoteSource, options: RenderOptions = {}) =>
  act(async () =>
    render(<Shell source={source} />, { onCaughtError: () => undefined, ...options }),
  );

const openPage = (resolveRelease: ResolveRelease = (_module, live) => live) =>
  show(createRemotes(resolveRelease));

const report = muteConsole('error');
muteConsole('warn');
beforeEach(() => {
  isCartEmpty = true;
  forgetRegistry();
  answerModules('menu-mfe', 'cart-mfe');
  offerRemote(MENU, Menu);
  offerRemote('cart_mfe/Checkout', Checkout);
  openContainer.mockClear();
  loadRemote.mockClear();
});

/** The menu arrives, or fails, when the test says so. */
function holdMenu() {
  const { promise, arrive, fail } = pending();
  breakRemote(MENU, () => promise);
  return {
    arrive: (component: unknown) => act(async () => arrive({ default: component })),
    fail: () => act(async () => fail(new Error('Loading chunk 12 failed.'))),
  };
}

it('a module that this tab loads from the developer’s computer comes from there, without an integrity, and the others from their live addresses', async () => {
  const LOCAL = 'http://localhost:3001/remoteEntry.js';
  await openPage((module, live) =>
    module === 'menu-mfe' ? { version: live.version, entry: LOCAL } : live,
  );
  expect(openContainer.mock.calls).toEqual([
    ['menu_mfe', LOCAL, undefined],
    ['cart_mfe', 'https://cart-mfe.test.example/entry.js', INTEGRITY],
  ]);
});

it('a part that was loaded before a guest opens its page is there at once', async () => {
  const source = createRemotes((_module, live) => live);
  source(OWN_PARTS.checkout);
  // Every request has an answer before the next task.
  await new Promise((done) => setTimeout(done));
  expect(renderToString(<Shell source={source} />)).toContain('Your Order');
});

describe('a module that fails', () => {
  let isBroken: boolean;

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
    'because it %s is replaced by a message and a way to order, the rest of the page works, and “Try again” shows it once it works (cases 11, 12, 13)',
    async (_fault, component) => {
      isBroken = true;
      offerRemote(MENU, component);
      await openPage();
      expect(failures()).toEqual([FAILURE]);
      expect(screen.getByText(/or order by email\.$/)).toBeVisible();
      const mail = screen.getByRole('link', { name: 'Email us' });
      expect(mail).toHaveAttribute('href', 'mailto:owner@test.example');
      expectSiblingsAlive();
      expect(report).toHaveBeenCalledWith(
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
    await openPage();
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
    expect(report).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await arrive(Menu);
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(failures()).toEqual([]);
    // The place of the button that had the focus.
    expect(slot()).toHaveFocus();
    expect(slot()).toHaveAttribute('data-hydrated');
  });

  it('says that it can’t be shown once it has failed', async () => {
    const { fail } = await openLate();
    await fail();
    expect(failures()).toEqual([FAILURE]);
    offerRemote(MENU, Menu);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
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

  /** A composed page whose menu cannot be loaded, on which the shell has started. */
  async function startComposed(
    parts: readonly RemotePart[] = [OWN_PARTS.menu, OWN_PARTS.checkout],
  ) {
    jest.useFakeTimers();
    const recoverable = jest.fn();
    const container = document.createElement('div');
    const composed: RemoteSource = (part) =>
      readyPart(part === OWN_PARTS.menu ? Counter : Checkout);
    container.innerHTML = renderToString(<Shell source={composed} />);
    document.body.replaceChildren(container);
    const painted = dish();
    const source = createRemotes((_module, live) => live);
    for (const part of parts) source(part);
    const { rerender } = await show(source, {
      container,
      hydrate: true,
      onRecoverableError: recoverable,
    });
    const goTo = (isHome: boolean) =>
      act(async () => rerender(<Shell source={source} isHome={isHome} />));
    /** What is around the slots changes, so React renders anew what it has not hydrated. */
    const change = () => act(async () => rerender(<Shell source={(part) => source(part)} />));
    return { painted, recoverable, goTo, change };
  }

  it('hydrates its HTML when its module arrives after its time limit (case 78)', async () => {
    const { arrive } = holdMenu();
    const { painted, recoverable } = await startComposed();
    // The time limit ends during the first pause between two tries.
    await act(() => jest.advanceTimersByTimeAsync(9500));
    expect(requests()).toHaveLength(1);
    await arrive(Counter);
    jest.useRealTimers();
    await waitFor(() => expect(slot()).toHaveAttribute('data-hydrated'));
    await userEvent.click(dish());
    expect(dish(1)).toBe(painted);
    expect(recoverable).not.toHaveBeenCalled();
    expect(failures()).toEqual([]);
  });

  it('whose HTML is not true for the guest says that its module is loading, and when it is late', async () => {
    isCartEmpty = false;
    breakRemote('cart_mfe/Checkout', () => new Promise(() => undefined));
    offerRemote(MENU, Counter);
    const { recoverable } = await startComposed();
    expect(screen.queryByText('Your Order')).not.toBeInTheDocument();
    expect(screen.getByText('Loading your order…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(failures()).toEqual(['The checkout is taking longer than usual.']);
    expect(recoverable).not.toHaveBeenCalled();
  });

  describe('whose module cannot be loaded', () => {
    beforeEach(() => breakRemote(MENU, () => Promise.reject(new Error('away'))));

    it('says so after the page around it has changed, which replaced its HTML', async () => {
      const { change } = await startComposed();
      await change();
      expect(screen.getByText('The menu is on its way…')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(failures()).toEqual([FAILURE]);
    });

    it('is loaded again when the guest leaves it and comes back, and the old retries end', async () => {
      const { goTo } = await startComposed();
      await goTo(false);
      offerRemote(MENU, Counter);
      await goTo(true);
      expect(dish()).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(requests()).toHaveLength(2);
      expect(jest.getTimerCount()).toBe(0);
    });

    it('stays, even if no list of the page names it', async () => {
      const { painted } = await startComposed([]);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(dish()).toBe(painted);
      expect(failures()).toEqual([]);
    });
  });
});
