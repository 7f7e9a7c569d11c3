import { act, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import type { ResolveEntry } from '../remotes/create-remotes';
import type { RemoteSource } from '../remotes/remote-source';

export const MENU = 'menu_mfe/MenuSections';
const CHECKOUT = 'cart_mfe/Checkout';

/** The integrity of every entry in the registry. */
export const INTEGRITY = 'sha384-of-the-entry';

export const Menu = () => <button type="button">Add Meatloaf</button>;
export const Checkout = () => <p>Your Order</p>;

/** Answers a request for the registry with these modules. */
export function answerRegistry(modules = ['menu-mfe', 'cart-mfe']): void {
  const entry = (module: string) => `https://${module}.test.example/entry.js`;
  const body = {
    modules: Object.fromEntries(
      modules.map((module) => [
        module,
        { version: '1.2.3', entry: entry(module), integrity: INTEGRITY },
      ]),
    ),
  };
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve(body) }),
  });
}

/**
 * A fresh page load; both remotes can be loaded, and reports are not printed. React itself has to stay the instance
 * that renders.
 */
export async function loadSlots(resolveEntry: ResolveEntry = (_module, entry) => entry) {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.resetModules();
  jest.doMock('react', () => React);
  jest.doMock('../remotes/container', () => jest.requireActual('./fake-federation'));
  const federation = await import('./fake-federation');
  federation.offerRemote(MENU, Menu);
  federation.offerRemote(CHECKOUT, Checkout);
  const { setSiteConfig } = await import('@simmer/shared/config');
  setSiteConfig((await import('@simmer/shared/testing/site-config')).testSiteConfig);
  const { RemoteSlot } = await import('../remotes/remote-slot');
  const { createRemotes } = await import('../remotes/create-remotes');
  const { OWN_PAGES } = await import('../pages/pages');
  const { RemoteSourceContext } = await import('../remotes/remote-source');
  answerRegistry();
  const remotes = createRemotes(resolveEntry);
  const ofPages = ['/', '/cart'].flatMap((path) => OWN_PAGES.get(path)?.parts ?? []);

  function HomePage() {
    return (
      <>
        <button type="button">Before the menu</button>
        <RemoteSlot name="menu" fallback={<p>The menu is on its way…</p>} />
        <RemoteSlot name="checkout" fallback={<p>Loading your order…</p>} />
      </>
    );
  }
  /** The shell with its home page, or with another page that has no slots. */
  function Shell({ source, isHome = true }: { source: RemoteSource; isHome?: boolean }) {
    return (
      <React.StrictMode>
        <RemoteSourceContext value={source}>
          <h1>The shell</h1>
          {isHome ? <HomePage /> : <p>Cooking Instructions</p>}
        </RemoteSourceContext>
      </React.StrictMode>
    );
  }

  const recoverable = jest.fn();
  async function show(options: RenderOptions = {}) {
    let page!: ReturnType<typeof render>;
    await act(async () => {
      page = render(<Shell source={remotes.component} />, {
        // As in the shell: React does not log what a slot's boundary caught.
        onCaughtError: () => undefined,
        ...options,
      });
    });
    return page;
  }

  return {
    federation,
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
