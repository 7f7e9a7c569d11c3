import { act, screen } from '@testing-library/react';
import * as React from 'react';
import { blockStorage } from '../testing/broken-storage';
import type * as Overrides from './overrides';

const OVERRIDES_KEY = 'simmer:overrides';

const LIVE = { version: '1.0.0', entry: 'https://menu.test.example/1.0.0/remoteEntry.1.js' };
const LOCAL = 'http://localhost:3001/remoteEntry.js';
const OLD = '0.9.0-ab12cd34';
const ENTRY = { entry: 'https://menu.test.example/remoteEntry.0.js', integrity: 'sha384-of-0' };

let startOverrides: (typeof Overrides)['startOverrides'];
let releaseOf: ReturnType<typeof startOverrides>;
let root: HTMLElement;

beforeEach(async () => {
  jest.resetModules();
  jest.doMock('react', () => React);
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = `
    <style data-href="https://menu.test.example/1.0.0/menu.css">p{}</style>
    <style data-href="https://cart.test.example/1.0.0/cart.css">p{}</style>`;
  document.body.innerHTML = '<div id="root"><p>As it was sent</p></div>';
  root = document.getElementById('root')!;
  ({ startOverrides } = await import('./overrides'));
});

const keep = (overrides: unknown) => {
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
};
const stored = () => sessionStorage.getItem(OVERRIDES_KEY);
/** Waits until the banner has rendered. */
const start = () =>
  act(async () => {
    releaseOf = startOverrides(root);
    await releaseOf('editor-mfe', LIVE);
  });
const styles = () =>
  [...document.querySelectorAll<HTMLElement>('style')].map(({ dataset }) => dataset.href);

it('a tab that has no overrides, or whose storage is blocked, runs what the registry names, in the composed HTML', () => {
  expect(startOverrides(root)('menu-mfe', LIVE)).toBe(LIVE);
  blockStorage('sessionStorage');
  expect(startOverrides(root)('menu-mfe', LIVE)).toBe(LIVE);
  expect(screen.getByText('As it was sent')).toBeVisible();
});

describe('a tab in which a module runs from this computer', () => {
  it('loads that module from there without the live version’s HTML, styles and chunks, and every other module from its live address', async () => {
    keep({ 'menu-mfe': LOCAL });
    Object.assign(globalThis, { webpackChunkmenu_mfe_1_0_0: [], webpackChunkcart_mfe_1_0_0: [] });
    await start();
    expect(screen.queryByText('As it was sent')).not.toBeInTheDocument();
    await expect(releaseOf('menu-mfe', { ...LIVE, integrity: 'sha384-of-1' })).resolves.toEqual({
      version: LIVE.version,
      entry: LOCAL,
    });
    await expect(releaseOf('cart-mfe', LIVE)).resolves.toBe(LIVE);
    expect(styles()).toEqual(['https://cart.test.example/1.0.0/cart.css']);
    expect(globalThis).not.toHaveProperty('webpackChunkmenu_mfe_1_0_0');
    expect(globalThis).toHaveProperty('webpackChunkcart_mfe_1_0_0');
  });

  it('waits for the scripts of the document', async () => {
    keep({ 'menu-mfe': LOCAL });
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    releaseOf = startOverrides(root);
    const isKnown = jest.fn();
    const release = Promise.resolve(releaseOf('menu-mfe', LIVE)).then(isKnown);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(isKnown).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await release;
    expect(isKnown).toHaveBeenCalledWith(expect.objectContaining({ entry: LOCAL }));
  });
});

describe('a tab whose address asks for a stored release', () => {
  const fetch = jest.fn();
  const open = async (query: string) => {
    window.history.replaceState(null, '', `/cart?from=mail&${query}#desserts`);
    await start();
  };
  const sentences = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  beforeEach(() => {
    const releases = {
      'menu-mfe': {
        [OLD]: { at: '2031-05-09T10:00:00.000Z', ...ENTRY },
        '0.1.0-00000000': { at: '2031-05-01T10:00:00.000Z' },
        '0.2.0-00000000': { entry: ENTRY.entry },
      },
      'cart-mfe': { '2.0.0': { ...ENTRY, entry: 'https://cart.test.example/entry.js' } },
    };
    fetch.mockReset().mockImplementation(async () => ({ ok: true, json: async () => releases }));
    Object.assign(globalThis, { fetch });
  });

  it('runs it with the entry and the integrity of the shop’s own list, even after a reload, and says that an order is real', async () => {
    await open(`try=menu-mfe@${OLD}&try=cart-mfe@2.0.0`);
    await expect(releaseOf('menu-mfe', LIVE)).resolves.toEqual({ version: OLD, ...ENTRY });
    await expect(releaseOf('cart-mfe', LIVE)).resolves.toMatchObject({ version: '2.0.0' });
    await expect(releaseOf('editor-mfe', LIVE)).resolves.toBe(LIVE);
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/releases.json']);
    expect(sentences()).toEqual([
      `menu-mfe ${OLD} of 2031-05-09 runs in this tab.`,
      'cart-mfe 2.0.0 runs in this tab.',
    ]);
    expect(screen.getByText('An order from this tab is a real order.')).toBeVisible();
    expect(screen.queryByText('As it was sent')).not.toBeInTheDocument();
    expect(window.location.href).toBe('http://localhost/cart?from=mail#desserts');
    expect(JSON.parse(stored() ?? '')).toEqual({ 'menu-mfe': OLD, 'cart-mfe': '2.0.0' });
  });

  it('also runs it where storage is blocked, and then keeps its address', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    blockStorage('sessionStorage');
    await open(`try=menu-mfe@${OLD}`);
    await expect(releaseOf('menu-mfe', LIVE)).resolves.toMatchObject(ENTRY);
    expect(window.location.search).toContain('try=');
  });

  it.each([
    ['menu-mfe@9.9.9', 'menu-mfe 9.9.9 is not stored, or no longer stored.'],
    ['menu-mfe@0.1.0-00000000', /does not fit the shell that is live\./],
    ['menu-mfe@0.2.0-00000000', /does not fit the shell that is live\./],
    ['shell@1.0.0', /^shell 1.0.0 cannot be tried in a tab, because .*: open its preview\./],
    ['constructor@1.0.0', /^\?try does not name a module of this shop/],
    ['https://evil.example/x.js', /^\?try does not name a module of this shop/],
    [`menu-mfe@${LOCAL}`, /^\?try does not name a module of this shop/],
    ['menu-mfe@call-us', /^\?try does not name a module of this shop/],
    ['', /^\?try does not name a module of this shop/],
  ])(
    'shows the live release, and a banner that says what is wrong: %s',
    async (asked, sentence) => {
      await open(`try=${encodeURIComponent(asked)}`);
      await expect(releaseOf('menu-mfe', LIVE)).resolves.toBe(LIVE);
      await expect(releaseOf('constructor', LIVE)).resolves.toBe(LIVE);
      expect(sentences()).toEqual([expect.stringMatching(sentence)]);
      expect(sentences()[0]).toMatch(/You see the live release\.$/);
      expect(screen.queryByText(/real order/)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['answers nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has another shape', async () => ({ ok: true, json: async () => ({ 'menu-mfe': [7] }) })],
  ])('shows the live release and says so if the list %s', async (_fault, answer) => {
    fetch.mockImplementation(answer);
    await open(`try=menu-mfe@${OLD}`);
    await expect(releaseOf('menu-mfe', LIVE)).resolves.toBe(LIVE);
    expect(sentences()).toEqual([expect.stringContaining('cannot be read')]);
  });
});
