import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import type * as Cart from '@simmer/shared/cart';
import { closeComposedPage, openComposedPage, soup } from './testing/composed-page';

jest.mock('@simmer/shared/firebase', () => ({
  ...jest.requireActual<object>('./testing/fake-firebase'),
  startAnalytics: jest.fn(),
}));
jest.mock('./remotes/container', () => jest.requireActual('./testing/fake-federation'));
// It would appear in the middle of a test, or after it.
jest.mock('./pages/home/idle-parts/idle-part', () => ({ IdlePart: () => null }));

const registry = {
  modules: { 'menu-mfe': { version: '1', entry: 'https://menu.test.example/entry.js' } },
};

function Menu() {
  return (
    <article id="soup" data-add-dish="">
      <h3>Taco soup</h3>
      <button type="button" data-add={soup()}>
        Add Taco soup
      </button>
    </article>
  );
}

const add = () => screen.getByRole('button', { name: 'Add Taco soup' });
const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

let deliverMenu: (module: unknown) => void;
let cart: (typeof Cart)['cart'];

/** Opens the composed home page; only the script in its head has run. */
async function openComposed(): Promise<void> {
  jest.resetModules();
  jest.doMock('react', () => React);
  history.replaceState(null, '', '/');
  const [{ App }, { RemoteSourceContext }, { StaticRouter }, { setSiteConfig }] = await Promise.all(
    [
      import('./app'),
      import('./remotes/remote-source'),
      import('react-router-dom'),
      import('@simmer/shared/config'),
    ],
  );
  ({ cart } = await import('@simmer/shared/cart'));
  setSiteConfig(testSiteConfig);
  const body = renderToString(
    <RemoteSourceContext value={() => Menu}>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </RemoteSourceContext>,
  ).replace(/^<title>.*?<\/title>/, '');
  openComposedPage(
    `${block('site-config', testSiteConfig)}${block('registry', registry)}
    <div id="root" data-module="shell">${body}</div>`,
  );
  const { breakRemote } = await import('./testing/fake-federation');
  breakRemote('menu_mfe/MenuSections', () => new Promise((resolve) => (deliverMenu = resolve)));
}

async function runScripts(): Promise<void> {
  await act(async () => {
    await import('./index');
  });
  await waitFor(() => {
    expect(document.getElementById('root')).toHaveAttribute('data-hydrated');
  });
}

beforeEach(async () => {
  Object.assign(globalThis, { fetch: jest.fn() });
  await openComposed();
});
afterEach(closeComposedPage);

describe('a composed page', () => {
  it('hydrates the elements that were painted, without a request and without a warning', async () => {
    const warn = jest.spyOn(console, 'warn');
    const painted = { title: screen.getByRole('heading', { level: 1 }), add: add() };
    await runScripts();
    await act(async () => deliverMenu({ default: Menu }));
    await waitFor(() => {
      expect(document.querySelector('[data-module="menu-mfe"]')).toHaveAttribute('data-hydrated');
    });
    expect(screen.getByRole('heading', { level: 1 })).toBe(painted.title);
    expect(add()).toBe(painted.add);
    expect(fetch).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('has each tap from before and during its start in the cart once', async () => {
    await userEvent.click(add());
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^1$/);
    await runScripts();
    expect(cart.get()).toMatchObject([{ name: 'Taco soup', quantity: 1 }]);
    expect(screen.getByTestId('cart-badge')).toBeVisible();
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(/^1$/);

    await userEvent.click(add());
    expect(cart.get()).toMatchObject([{ name: 'Taco soup', quantity: 2 }]);
    expect(screen.getByRole('link', { name: 'Cart, 1 item, 2 dishes' })).toBeVisible();
  });

  it('keeps the HTML of a slow menu when the guest goes to one of its sections', async () => {
    const painted = add();
    await runScripts();
    await userEvent.click(screen.getAllByRole('link', { name: 'Soups and Chili' })[0]!);
    await waitFor(() => {
      expect(location.hash).toBe('#soup');
    });
    // By then, the router has seen the event.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(add()).toBe(painted);
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });
});
