import type { auth as sharedAuth, AuthState } from '@simmer/shared/auth';
import { countIntervals } from './count-intervals';
import { readPage } from './read-page';
import { recordEvents } from './record-events';
import { showOnly } from './show-only';
import { stopClock } from './stop-clock';
import { watchShifts } from './watch-shifts';

// jsdom has no layout; only the attribute "hidden" hides.
beforeAll(() => {
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null;
  };
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const DANISH = `
  <article aria-labelledby="danish"><h3 id="danish">Danish</h3>
    <select data-add-flavor><option>Cherry</option></select>
    <ul><li>9 X 13 <p>$25.00</p><button data-add="{}">Add</button></li></ul>
  </article>`;

function show(html: string) {
  document.body.innerHTML = `<div data-module="shell">${html}</div>`;
}
const menu = (html: string) =>
  `<main><h1>Slow food</h1><div data-module="menu-mfe">
     <section id="desserts" aria-labelledby="d"><h2 id="d">Desserts</h2><ul><li>${html}</li></ul></section>
   </div></main>`;

it('each text has its module and the heading above it', () => {
  show(`<p>Welcome</p>${menu(DANISH)}`);
  const read = readPage().map(({ module, about, text }) => `${module} | ${about} | ${text}`);
  expect(read).toEqual(
    expect.arrayContaining([
      'shell |  | Welcome',
      'shell |  | Slow food',
      'menu-mfe | Slow food | Desserts',
      'menu-mfe | Desserts | Danish',
      'menu-mfe | Danish | $25.00',
    ]),
  );
});

it('the title is read, what search engines and messengers show of the page, and how wide a phone makes it', () => {
  document.head.innerHTML =
    '<title>Simmer</title><meta name="description" content="Slow food"><meta property="og:title" content="Menu"><meta name="viewport" content="width=1">';
  show('');
  expect(readPage().map(({ text }) => text)).toEqual([
    'title: Simmer',
    'description: Slow food',
    'og:title: Menu',
    'viewport: width=1',
  ]);
  document.head.innerHTML = '';
});

it('links are read with their address and target, fields with their state and limit', () => {
  show(
    '<a href="/cart">Cart</a><a href="/map" target="_blank">Map</a><label>Email <input value="a@b.example" maxlength="9" disabled></label><a href="mailto:a@b.example?subject=New%20order">Write</a><label for="f">Flavor</label><select id="f"><option>Cherry<option selected>Plum</select>',
  );
  expect(readPage().map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Cart → /cart',
      'Map → /map (_blank)',
      'field Email: a@b.example (disabled)',
      'field Email: at most 9 characters',
      'field Flavor: Plum',
      'Write → mailto:a@b.example?subject=New order',
    ]),
  );
});

it('what moves without an action of the guest is added up', () => {
  const entries = [
    { value: 0.1, hadRecentInput: false },
    { value: 0.2, hadRecentInput: true },
    { value: 0.3, hadRecentInput: false },
  ];
  class FakeObserver {
    constructor(private readonly told: (list: { getEntries: () => object[] }) => void) {}
    observe() {
      this.told({ getEntries: () => entries });
    }
  }
  Reflect.set(globalThis, 'PerformanceObserver', FakeObserver);
  watchShifts();
  expect(Reflect.get(window, 'gateShift')).toBeCloseTo(0.4);
});

it('the intervals that are left are those that nobody ended', () => {
  countIntervals();
  const left = () => Reflect.get(window, 'gateIntervals') as Set<unknown>;
  const ids = [setInterval(() => undefined, 1000), setInterval(() => undefined, 1000)];
  expect(left().size).toBe(2);
  clearInterval(ids[0]);
  expect(left().size).toBe(1);
  clearTimeout(ids[1]);
  expect(left().size).toBe(0);
});

it('events are passed on from the bus that the shell shares, once each, from when it is known who is signed in, and as what', () => {
  const listeners: ((name: string, payload: object) => void)[] = [];
  const bus = { observeEvents: (listen: (typeof listeners)[number]) => listeners.push(listen) };
  let account: AuthState = { status: 'starting' };
  const auth: Pick<typeof sharedAuth, 'get'> = { get: () => account };
  const shared = {
    '@simmer/shared/auth': { '2.0.0': { lib: () => ({ auth }) } },
    '@simmer/shared/bus': { '2.0.0': { lib: () => bus } },
  };
  const heard = jest.fn();
  Object.assign(window, {
    __FEDERATION__: { __INSTANCES__: [{ shareScopeMap: { default: shared } }] },
    gateRecordEvent: heard,
  });
  expect(recordEvents()).toBe(false);
  const signedIn = { uid: 'ada', email: 'ada@simmer.example', displayName: null };
  account = { status: 'signed-in', account: signedIn, role: null };
  expect(recordEvents()).toBe(false);
  expect(listeners).toEqual([]);
  account = { status: 'signed-in', account: signedIn, role: 'guest' };
  expect([recordEvents(), recordEvents()]).toEqual([true, true]);
  for (const listen of listeners) listen('cart/changed', { lines: 1 });
  expect(heard.mock.calls).toEqual([['cart/changed {"lines":1}']]);
});

it('the shell is shown without the modules, and they without the shell, on a composed page as well', () => {
  const style = document.head.appendChild(document.createElement('style'));
  class FakeSheet {
    readonly media: { mediaText: string };
    constructor({ media }: { media: string }) {
      this.media = { mediaText: media };
    }
    replaceSync(css: string) {
      style.textContent = css;
    }
  }
  Object.assign(window, { CSSStyleSheet: FakeSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.innerHTML =
    '<div data-module="shell"><nav>Menu</nav><div data-module="cart-mfe"><p>Cart</p></div></div>';
  const looksOf = (selector: string) => {
    const elements = [
      ...document.querySelectorAll(selector),
      ...document.querySelectorAll(`:has(${selector})`),
    ];
    const isDisplayed = elements.every((one) => getComputedStyle(one).display !== 'none');
    const [element] = elements;
    return isDisplayed && element && getComputedStyle(element).visibility === 'visible';
  };
  const seen = () => ({ shell: looksOf('nav'), cart: looksOf('p') });

  showOnly('modules');
  expect(seen()).toEqual({ shell: false, cart: true });
  showOnly('shell');
  expect(seen()).toEqual({ shell: true, cart: false });
  showOnly('all');
  expect(seen()).toEqual({ shell: true, cart: true });
});

it('the time of day stays that of the page’s start, and every other date is what it is', () => {
  const own = window.Date;
  const time = jest.spyOn(own, 'now').mockReturnValueOnce(1000).mockReturnValue(9000);
  try {
    stopClock();
    expect([Date.now(), new Date().getTime()]).toEqual([1000, 1000]);
    expect(new Date('2031-05-09').getUTCDate()).toBe(9);
    expect(new Date()).toBeInstanceOf(Date);
  } finally {
    window.Date = own;
    time.mockRestore();
  }
});
