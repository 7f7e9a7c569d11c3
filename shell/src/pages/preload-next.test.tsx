import { cart } from '@simmer/shared/cart';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { trackListeners } from '@simmer/shared/testing/track-listeners';
import { fireEvent, render, screen } from '@testing-library/react';
import { framePainted } from '../testing/frame';
import { preloadNext } from './preload-next';

let preloaded: string[];
let removeListeners: () => void;

function start({ savesData = false, prefersReducedData = false } = {}): void {
  Object.assign(navigator, { connection: { saveData: savesData } });
  window.matchMedia = jest.fn().mockReturnValue({ matches: prefersReducedData });
  removeListeners = trackListeners([window], () =>
    preloadNext((pathname) => preloaded.push(pathname)),
  );
}

beforeEach(() => {
  preloaded = [];
  // Idle at once.
  Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
});
afterEach(() => {
  removeListeners();
  cart.clear();
  history.replaceState(null, '', '/');
});

describe('a guest with an empty cart', () => {
  it('has fetched nothing of the checkout; with the first dish it comes, once, after the frame that shows the dish', async () => {
    start();
    expect(preloaded).toEqual([]);
    cart.add(aLine());
    expect(preloaded).toEqual([]);
    await framePainted();
    expect(preloaded).toEqual(['/cart']);
    cart.add(aLine());
    await framePainted();
    expect(preloaded).toEqual(['/cart']);
  });

  it('who adds before the page has loaded gets the checkout once it has, and is idle', async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start();
    cart.add(aLine());
    await framePainted();
    expect(preloaded).toEqual([]);
    readyState.mockRestore();
    window.dispatchEvent(new Event('load'));
    expect(preloaded).toEqual(['/cart']);
  });

  it.each([{ savesData: true }, { prefersReducedData: true }])(
    'who asks to save data gets the checkout when its link is pressed: %j',
    async (asks) => {
      start(asks);
      cart.add(aLine());
      await framePainted();
      expect(preloaded).toEqual([]);
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
    },
  );
});

it.each([
  ['/cart', ['/order-confirmation']],
  ['/login', []],
])('while a guest fills in the form on %s, %j comes', (address, pages) => {
  history.replaceState(null, '', address);
  start();
  render(
    <form>
      <input aria-label="Name" />
    </form>,
  );
  expect(preloaded).toEqual([]);
  fireEvent.focusIn(screen.getByRole('textbox'));
  expect(preloaded).toEqual(pages);
});
