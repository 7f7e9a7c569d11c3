import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { trackListeners } from '@simmer/shared/testing/track-listeners';
import { fireEvent, render, screen } from '@testing-library/react';
import { framePainted } from '../testing/frame';
import { preloadNext } from './preload-next';

let preloaded: string[];
let removeListeners: (() => void) | undefined;

function start(): void {
  preloaded = [];
  removeListeners?.();
  removeListeners = trackListeners([window], () =>
    preloadNext((pathname) => preloaded.push(pathname)),
  );
}

beforeEach(() => {
  // The page counts as idle at once.
  Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
});
afterEach(() => {
  cart.clear();
  Object.assign(navigator, { connection: {} });
});

it('the checkout is fetched once, with the first dish, after the frame that shows the dish; before the page has loaded, it waits for the load and an idle moment', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get');
  start();
  cart.add(aLine());
  expect(preloaded).toEqual([]);
  await framePainted();
  cart.add(aLine());
  await framePainted();
  expect(preloaded).toEqual(['/cart']);

  readyState.mockReturnValue('interactive');
  cart.clear();
  start();
  cart.add(aLine());
  await framePainted();
  expect(preloaded).toEqual([]);
  readyState.mockRestore();
  window.dispatchEvent(new Event('load'));
  expect(preloaded).toEqual(['/cart']);
});

it('a guest who saves data gets the checkout when its link is pressed', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  start();
  cart.add(aLine());
  await framePainted();
  render(
    <>
      <a href="https://social.example/cart">Social</a>
      <a href="/cart">Cart</a>
    </>,
  );
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Social' }));
  expect(preloaded).toEqual([]);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Cart' }));
  expect(preloaded).toEqual(['/cart']);
});

it.each([
  ['/cart', ['/order-confirmation']],
  ['/login', []],
])(
  'while a guest fills in the form on %s, %j is fetched, but not because of a link in it',
  async (address, pages) => {
    history.replaceState(null, '', address);
    start();
    document.body.innerHTML = '<form><a href="/login">Log in</a><input /></form>';
    fireEvent.focusIn(screen.getByRole('link'));
    await framePainted();
    expect(preloaded).toEqual([]);
    fireEvent.focusIn(screen.getByRole('textbox'));
    await framePainted();
    expect(preloaded).toEqual(pages);
  },
);
