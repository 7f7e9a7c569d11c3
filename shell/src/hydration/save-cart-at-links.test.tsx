import { cart, pendingNotes } from '@simmer/shared/cart';
import {
  closeComposedPage,
  hidePage,
  markHydrated,
  openComposedPage,
  showStoredPage,
  soup,
} from '../testing/composed-page';
import { trackListeners } from '@simmer/shared/testing/track-listeners';
import { saveCartAtLinks } from './save-cart-at-links';
import { QUEUED_ADDS_KEY, replayAdds } from './replay-adds';

const PAGE = `
  <div id="root" data-module="shell">
    <div data-module="cart-mfe"><a id="back" href="/">Back to Menu</a><a id="out" href="https://x.example/">x</a></div>
  </div>`;

const click = (id: string) => document.getElementById(id)?.click();
let end: () => void;

beforeEach(() => {
  cart.clear();
  pendingNotes.set({});
  openComposedPage(PAGE);
  end = trackListeners([window], () => {
    replayAdds();
    saveCartAtLinks();
  });
  cart.restore([{ ...JSON.parse(soup()), quantity: 2 }]);
});
afterEach(() => {
  end();
  closeComposedPage();
});

const note = { Danish: { dishName: 'Danish', text: 'No nuts' } };

it.each([true, false])(
  'a guest who follows a link in a module that is still loading finds the cart on the next page: %s, and a note that waits for its dish',
  (isFilled) => {
    if (!isFilled) cart.clear();
    pendingNotes.set(note);
    markHydrated('shell');
    click('back');
    hidePage();
    pendingNotes.set({});
    openComposedPage(PAGE);
    replayAdds();
    expect(pendingNotes.get()).toEqual(note);
    expect(cart.get()).toMatchObject(isFilled ? [{ name: 'Taco soup', quantity: 2 }] : []);
  },
);

it('a note from a page that was left before hydration also returns with the guest', () => {
  end();
  cart.clear();
  pendingNotes.set(note);
  end = trackListeners([window], saveCartAtLinks);
  hidePage();
  pendingNotes.set({});
  openComposedPage(PAGE);
  replayAdds();
  expect(pendingNotes.get()).toEqual(note);
});

it('a page that the browser restores has the cart as the guest left it on the other page, both ordered and unsent', () => {
  click('back');
  hidePage();
  // The other page took the lines and ordered them.
  const lines = sessionStorage.getItem(QUEUED_ADDS_KEY);
  sessionStorage.clear();
  showStoredPage();
  expect(cart.get()).toEqual([]);
  // The other page took them, and was left as well.
  if (lines !== null) sessionStorage.setItem(QUEUED_ADDS_KEY, lines);
  showStoredPage();
  expect(cart.get()).toMatchObject([{ name: 'Taco soup', quantity: 2 }]);
  // From here, the guest goes forward to the other page.
  hidePage();
  expect(cart.get()).toEqual([]);
  expect(sessionStorage.getItem(QUEUED_ADDS_KEY)).toContain('Taco soup');
});

it.each([
  ['of a hydrated module, which React follows', 'back', () => markHydrated()],
  ['to another site', 'out', () => undefined],
  [
    'that the page follows itself',
    'back',
    () =>
      document.getElementById('back')?.addEventListener('click', (event) => event.preventDefault()),
  ],
])('a link %s leaves nothing in the browser', (_what, id, arrange) => {
  arrange();
  click(id);
  hidePage();
  expect(sessionStorage).toHaveLength(0);
});
