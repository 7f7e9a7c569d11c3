import { act, screen } from '@testing-library/react';
import * as React from 'react';
import type * as Overrides from './overrides';

const OVERRIDES_KEY = 'simmer:overrides';

const LIVE = 'https://menu.test.example/1.0.0/remoteEntry.1.js';
const LOCAL = 'http://localhost:3001/remoteEntry.js';

let startOverrides: (typeof Overrides)['startOverrides'];
let entryOf: ReturnType<typeof startOverrides>;
let root: HTMLElement;

beforeEach(async () => {
  jest.resetModules();
  jest.doMock('react', () => React);
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
/** Waits until the banner has rendered. */
const start = () =>
  act(async () => {
    entryOf = startOverrides(root);
    await entryOf('editor-mfe', LIVE);
  });
const styles = () =>
  [...document.querySelectorAll<HTMLElement>('style')].map(({ dataset }) => dataset.href);

it('a tab that has no overrides, or whose storage is blocked, runs what the registry names, in the composed HTML', () => {
  expect(startOverrides(root)('menu-mfe', LIVE)).toBe(LIVE);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(startOverrides(root)('menu-mfe', LIVE)).toBe(LIVE);
  expect(screen.getByText('As it was sent')).toBeVisible();
});

describe('a tab in which a module runs from this computer', () => {
  it('loads that module from there without what came of the live version, HTML, styles, and chunks under its global name, and every other one from its live address', async () => {
    keep({ 'menu-mfe': LOCAL });
    Object.assign(globalThis, { webpackChunkmenu_mfe_1_0_0: [], webpackChunkcart_mfe_1_0_0: [] });
    await start();
    expect(screen.queryByText('As it was sent')).not.toBeInTheDocument();
    await expect(entryOf('menu-mfe', LIVE)).resolves.toBe(LOCAL);
    await expect(entryOf('cart-mfe', LIVE)).resolves.toBe(LIVE);
    expect(styles()).toEqual(['https://cart.test.example/1.0.0/cart.css']);
    expect(globalThis).not.toHaveProperty('webpackChunkmenu_mfe_1_0_0');
    expect(globalThis).toHaveProperty('webpackChunkcart_mfe_1_0_0');
  });

  it('waits for the scripts of the document', async () => {
    keep({ 'menu-mfe': LOCAL });
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    entryOf = startOverrides(root);
    const isKnown = jest.fn();
    const entry = Promise.resolve(entryOf('menu-mfe', LIVE)).then(isKnown);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(isKnown).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await entry;
    expect(isKnown).toHaveBeenCalledWith(LOCAL);
  });
});
