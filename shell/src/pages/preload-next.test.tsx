import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { fireEvent, render, screen } from '@testing-library/react';
import { framePainted } from '../testing/frame';
import { preloadNext } from './preload-next';

const PIE = {
  id: 'classic_0_Small',
  name: 'Pie',
  size: 'Small',
  priceCents: 3000,
  modification: '',
  flavor: null,
};

let preloaded: string[];
let removeListeners: (() => void)[];

function start({ savesData = false, prefersReducedData = false } = {}): void {
  Object.assign(navigator, { connection: { saveData: savesData } });
  window.matchMedia = jest.fn().mockReturnValue({ matches: prefersReducedData });
  preloadNext((pathname) => preloaded.push(pathname));
}

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  preloaded = [];
  removeListeners = [];
  // Idle at once.
  Object.assign(window, { requestIdleCallback: (task: () => void) => task() });
  const { addEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    addEventListener.call(window, type, listener as EventListener);
    removeListeners.push(() => {
      window.removeEventListener(type, listener as EventListener);
    });
  });
});
afterEach(() => {
  removeListeners.forEach((remove) => {
    remove();
  });
  cart.clear();
  history.replaceState(null, '', '/');
});

describe('a guest with an empty cart', () => {
  it('has fetched nothing of the checkout; with the first dish it comes, once, after the frame that shows the dish', async () => {
    start();
    expect(preloaded).toEqual([]);
    cart.add(PIE);
    expect(preloaded).toEqual([]);
    await framePainted();
    expect(preloaded).toEqual(['/cart']);
    cart.add(PIE);
    await framePainted();
    expect(preloaded).toEqual(['/cart']);
  });

  it('who adds before the page has loaded gets the checkout once it has, and is idle', async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    start();
    cart.add(PIE);
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
      cart.add(PIE);
      await framePainted();
      expect(preloaded).toEqual([]);
      render(<a href="/cart">Cart</a>);
      fireEvent.pointerDown(screen.getByRole('link'));
      expect(preloaded).toEqual(['/cart']);
    },
  );
});

it('a link to another site fetches nothing', () => {
  start();
  render(<a href="https://social.example/cart">Social</a>);
  fireEvent.pointerDown(screen.getByRole('link'));
  expect(preloaded).toEqual([]);
});

describe('the confirmation', () => {
  const form = (
    <form>
      <input aria-label="Name" />
    </form>
  );

  it('comes while the guest fills in the checkout', () => {
    history.replaceState(null, '', '/cart');
    start();
    render(form);
    expect(preloaded).toEqual([]);
    fireEvent.focusIn(screen.getByRole('textbox'));
    expect(preloaded).toEqual(['/order-confirmation']);
  });

  it('does not come with any other form', () => {
    history.replaceState(null, '', '/login');
    start();
    render(form);
    fireEvent.focusIn(screen.getByRole('textbox'));
    expect(preloaded).toEqual([]);
  });
});
