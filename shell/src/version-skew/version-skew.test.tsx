import { fillStorage } from '@simmer/shared/testing/broken-storage';
import type * as CartModule from '@simmer/shared/cart';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as react from 'react';
import * as router from 'react-router-dom';
import * as valibot from 'valibot';
import {
  closeComposedPage,
  danish,
  hidePage,
  openComposedPage,
  soup,
} from '../testing/composed-page';
import { trackListeners } from '@simmer/shared/testing/track-listeners';
import type { VersionSkewNotice as NoticeType } from './version-skew-notice';

const reload = jest.fn();
jest.mock('./reload', () => ({ reload: () => void reload() }));

const entry = (module: string, version: string) => ({
  version,
  entry: `https://${module}.test.example/${version}/remoteEntry.js`,
});
const versions = ({ shell = '1.0.0', menu = '1.0.0' } = {}) => ({
  shell: { version: shell },
  modules: { 'menu-mfe': entry('menu', menu), 'cart-mfe': entry('cart', '1.0.0') },
});

const OUTDATED = 'The shop has been updated. Reload the page to continue. ';
const KEEPS_CART = `${OUTDATED}Your cart, notes and details stay.`;
const LOSES_CART = `${OUTDATED}Your browser can’t keep your cart, so it will be emptied.`;

const lines = () => [
  { ...JSON.parse(danish({ flavor: 'Cherry', modification: 'No nuts' })), quantity: 3 },
  { ...JSON.parse(soup()), id: 'soup_0_Quart~2', quantity: 1 },
];

const fetchMock = jest.fn();
let cart: (typeof CartModule)['cart'];
let VersionSkewNotice: typeof NoticeType;
const listening: (() => void)[] = [];

/** Makes `/registry.json` return this registry from now on. */
function goLive(registry: unknown): void {
  fetchMock.mockImplementation(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(registry) }),
  );
}

/** Opens a page in this tab that was composed from these versions, and runs its code. */
async function openPage(own: unknown = versions(), body = ''): Promise<void> {
  closePage();
  jest.resetModules();
  // The packages are loaded once, because they keep no state of a page and take most of the time to load.
  for (const [name, loaded] of Object.entries({ react, 'react-router-dom': router, valibot }))
    jest.doMock(name, () => loaded);
  const block = `<script type="application/json" id="registry">${JSON.stringify(own)}</script>`;
  openComposedPage(`${block}<span data-cart-badge hidden></span>${body}<main></main>`);
  const { setSiteConfig } = await import('@simmer/shared/config');
  setSiteConfig(testSiteConfig);
  ({ cart } = await import('@simmer/shared/cart'));
  const { replayAdds } = await import('../hydration/replay-adds');
  const { saveCartAtLinks } = await import('../hydration/save-cart-at-links');
  const { watchMissingCode } = await import('./watch-missing-code');
  ({ VersionSkewNotice } = await import('./version-skew-notice'));
  listening.push(
    trackListeners([window], () => {
      watchMissingCode();
      replayAdds();
      saveCartAtLinks();
      render(<VersionSkewNotice />);
    }),
  );
}

function closePage(): void {
  cleanup();
  for (const end of listening.splice(0)) end();
  closeComposedPage();
}

/** Waits for everything that follows, because it is only fulfilled promises. */
const follow = (happen: () => unknown) =>
  act(async () => {
    happen();
    for (let n = 0; n < 20; n += 1) await Promise.resolve();
  });

/** A script that this page's code requests no longer exists. */
function missScript(src = '/main.js'): Promise<void> {
  const script = document.createElement('script');
  script.type = 'text/plain'; // jsdom must not fetch it.
  script.src = src;
  document.head.append(script);
  return follow(() => script.dispatchEvent(new Event('error')));
}

const told = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

beforeEach(async () => {
  reload.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  goLive(versions({ menu: '1.1.0' }));
  await openPage();
});
afterEach(closePage);

describe('a page that requests a deleted script', () => {
  it.each([
    ['of the shell, when a newer version of a module is live', '/main.js', { menu: '1.1.0' }],
    ['of the shell, when a newer version of the shell is live', '/main.js', { shell: '1.1.0' }],
    ['of a module', 'https://menu.test.example/1.0.0/chunk.js', { menu: '1.1.0' }],
  ])('%s, reloads once', async (_what, script, live) => {
    goLive(versions(live));
    await missScript(script);
    await missScript(script);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(told()).toEqual([]);
  });

  it('reloads when a module fails without a missing script: what was live is rolled back, or needs a later shell', async () => {
    const { events } = await import('../events');
    await follow(() => events.publish('module/failed', { module: 'menu-mfe' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['what is live is what it was composed from', () => goLive(versions())],
    ['nobody says what is live', () => fetchMock.mockRejectedValue(new TypeError('offline'))],
    ['what is said to be live cannot be read', () => goLive({ hello: 1 })],
  ])('does not reload while %s, and checks again at the next one', async (_case, arrange) => {
    arrange();
    await missScript();
    expect(reload).not.toHaveBeenCalled();
    expect(told()).toEqual([]);
    goLive(versions({ menu: '1.1.0' }));
    await missScript();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('compares with what it was composed from, even after a module was loaded again', async () => {
    const { forgetRegistry, loadRegistry } = await import('@simmer/shared/registry');
    forgetRegistry();
    await loadRegistry();
    await missScript();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('a reloaded page that lacks a script again reloads for other versions, but not twice for the same, and then says that reloading did not help', async () => {
  for (const menu of ['1.1.0', '1.2.0', '1.1.0', '1.2.0', '1.1.0']) {
    goLive(versions({ menu }));
    await openPage();
    await missScript();
  }
  expect(reload).toHaveBeenCalledTimes(2);
  expect(told()).toEqual([expect.stringMatching(/reloading didn’t help/)]);
});

describe('text that a guest has typed', () => {
  const FORM = '<form><label>Note <input /></label></form>';
  const NOTE = '<label>Note <textarea></textarea></label>';
  const type = () => userEvent.type(screen.getByLabelText('Note'), 'a');
  const removeForm = () => document.querySelector('form')?.remove();

  it.each([
    ['into a form', FORM, type],
    ['into a form that is no longer on the page', FORM, () => type().then(removeForm)],
    ['into a note', NOTE, type],
  ])(
    '%s is not lost without asking: a button reloads the page, says that what was typed stays, and keeps the cart',
    async (_case, html, arrange) => {
      await openPage(versions(), html);
      cart.restore(lines());
      await arrange();
      await missScript();
      expect(reload).not.toHaveBeenCalled();
      expect(told()).toEqual([KEEPS_CART]);
      await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
      expect(reload).toHaveBeenCalledTimes(1);
      await openPage(versions({ menu: '1.1.0' }));
      expect(cart.get()).toEqual(lines());
    },
  );

  it('is kept, with the cart that the guest was promised, if storage has been blocked since', async () => {
    await openPage(versions(), NOTE);
    await type();
    await missScript();
    fillStorage();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).not.toHaveBeenCalled();
    expect(told()).toEqual([LOSES_CART]);
  });
});

it('a guest who adds a dish while the page reloads finds the whole cart after it', async () => {
  cart.restore(lines().slice(1));
  await missScript();
  expect(reload).toHaveBeenCalledTimes(1);
  cart.restore(lines());
  hidePage();
  await openPage(versions({ menu: '1.1.0' }));
  expect(cart.get()).toEqual(lines());
});

it('a browser without storage never reloads by itself; the guest reads that the cart would be lost, and may reload (case 24)', async () => {
  cart.restore(lines());
  fillStorage();
  await missScript();
  expect(reload).not.toHaveBeenCalled();
  expect(told()).toEqual([LOSES_CART]);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
