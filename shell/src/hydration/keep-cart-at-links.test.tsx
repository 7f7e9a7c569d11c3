import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import {
  closeComposedPage,
  hidePage,
  markHydrated,
  openComposedPage,
  soup,
} from '../testing/composed-page';
import { trackListeners } from '../testing/track-listeners';
import { keepCartAtLinks } from './keep-cart-at-links';
import { replayAdds } from './replay-adds';

const PAGE = `
  <div id="root" data-module="shell">
    <div data-module="cart-mfe"><a id="back" href="/">Back to Menu</a><a id="out" href="https://x.example/">x</a></div>
  </div>`;

const click = (id: string) => document.getElementById(id)?.click();
let end: () => void;

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  sessionStorage.clear();
  cart.clear();
  openComposedPage(PAGE);
  end = trackListeners([window], () => {
    replayAdds();
    keepCartAtLinks();
  });
  cart.restore([{ ...JSON.parse(soup()), quantity: 2 }]);
});
afterEach(() => {
  end();
  closeComposedPage();
});

it('a guest who follows a link in a module that is still loading finds the cart on the next page', () => {
  markHydrated('shell');
  click('back');
  hidePage();
  cart.clear();
  openComposedPage(PAGE);
  replayAdds();
  expect(cart.getItems()).toMatchObject([{ name: 'Taco soup', quantity: 2 }]);
});

it.each([
  ['of a hydrated module, which React follows', 'back', () => markHydrated()],
  ['to another site', 'out', () => undefined],
])('a link %s leaves nothing in the browser', (_what, id, arrange) => {
  arrange();
  click(id);
  hidePage();
  expect(sessionStorage).toHaveLength(0);
});

it('a link that the page follows itself leaves nothing in the browser', () => {
  document.getElementById('back')?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  click('back');
  hidePage();
  expect(sessionStorage).toHaveLength(0);
});
