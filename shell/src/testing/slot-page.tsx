import { forgetRegistry } from '@simmer/shared/registry';
import { answerRegistry } from '@simmer/shared/testing/test-registry';
import { act, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { OWN_PAGES } from '../pages/pages';
import { createRemotes, type ResolveEntry } from '../remotes/create-remotes';
import { RemoteSlot } from '../remotes/remote-slot';
import { RemoteSourceContext, type RemoteSource } from '../remotes/remote-source';
import { loadRemote, offerRemote, openContainer } from './fake-federation';

jest.mock('../remotes/container', () => jest.requireActual('./fake-federation'));

export const MENU = 'menu_mfe/MenuSections';
const CHECKOUT = 'cart_mfe/Checkout';

/** The integrity of every entry in the registry. */
export const INTEGRITY = 'sha384-of-the-entry';

export const Menu = () => <button type="button">Add Meatloaf</button>;
export const Checkout = () => <p>Your Order</p>;

/** Answers a request for the registry with these modules. */
export function answerModules(...modules: readonly string[]): void {
  const entry = (module: string) => `https://${module}.test.example/entry.js`;
  const released = modules.map((module) => [
    module,
    { version: '1.2.3', entry: entry(module), integrity: INTEGRITY },
  ]);
  answerRegistry({ modules: Object.fromEntries(released) });
}

/** The shell with its home page, or with another page that has no slots. */
function Shell({ source, isHome = true }: { source: RemoteSource; isHome?: boolean }) {
  return (
    <StrictMode>
      <RemoteSourceContext value={source}>
        <h1>The shell</h1>
        {isHome ? (
          <>
            <button type="button">Before the menu</button>
            <RemoteSlot name="menu" fallback={<p>The menu is on its way…</p>} />
            <RemoteSlot name="checkout" fallback={<p>Loading your order…</p>} />
          </>
        ) : (
          <p>Cooking Instructions</p>
        )}
      </RemoteSourceContext>
    </StrictMode>
  );
}

/** A fresh page load; both remotes can be loaded, and reports are not printed. */
export function loadSlots(resolveEntry: ResolveEntry = (_module, entry) => entry) {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  forgetRegistry();
  answerModules('menu-mfe', 'cart-mfe');
  offerRemote(MENU, Menu);
  offerRemote(CHECKOUT, Checkout);
  openContainer.mockClear();
  loadRemote.mockClear();
  const remotes = createRemotes(resolveEntry);
  const ofPages = ['/', '/cart'].flatMap((path) => OWN_PAGES.get(path)?.parts ?? []);
  const recoverable = jest.fn();

  /** As in the shell, React does not log what a slot's boundary caught. */
  const show = (options: RenderOptions = {}) =>
    act(async () =>
      render(<Shell source={remotes.component} />, { onCaughtError: () => undefined, ...options }),
    );

  return {
    /** What was reported as an error. */
    error,
    /** Opens a page that was not composed. */
    openPage: () => show(),
    /** Receives what React reports about HTML that it could not hydrate. */
    recoverable,
    /** Puts a composed page into the document, as it is before any code has run. */
    paintComposed(parts: RemoteSource): HTMLElement {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<Shell source={parts} />);
      document.body.replaceChildren(container);
      return container;
    },
    /** Starts the shell on a composed page. */
    async startOn(container: HTMLElement, parts = ofPages) {
      remotes.preload(parts);
      const page = await show({ container, hydrate: true, onRecoverableError: recoverable });
      const goTo = (isHome: boolean) =>
        act(async () => page.rerender(<Shell source={remotes.component} isHome={isHome} />));
      /** What is around the slots changes, so React renders anew what it has not hydrated. */
      const change = () =>
        act(async () => page.rerender(<Shell source={(name) => remotes.component(name)} />));
      return { leave: () => goTo(false), comeBack: () => goTo(true), change };
    },
  };
}

/** A remote that fails to load. */
export const away = () => Promise.reject(new Error('away'));

export const failures = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
export const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

export function expectSiblingsAlive(): void {
  expect(screen.getByRole('heading', { name: 'The shell' })).toBeVisible();
  expect(screen.getByText('Your Order')).toBeVisible();
}
