import { SLOT_ATTRIBUTES } from '../../browser';
import { findCoveredControls } from './in-page/find-covered-controls';
import { focusedElement } from './in-page/focused-element';
import { maskTexts } from './in-page/mask-texts';
import { preparePage } from './in-page/prepare-page';
import { readPage } from './in-page/read-page';
import { showOnly } from './in-page/show-only';
import { unrest } from './in-page/unrest';
import { describeShop, recorded } from './recorded-shop';

const own = { Date, setTimeout, clearTimeout, clearInterval };
const ownId = { randomUUID: () => '9f1c0d52-6c1c-4a53-9a55-0d5d1f1f7a11' as const };
beforeEach(() => {
  Object.assign(crypto, ownId);
  preparePage([1000, SLOT_ATTRIBUTES, 'Messages']);
  // jsdom draws nothing, and has no scheduler.
  window.gate.observed = () => Promise.resolve();
  Reflect.set(window, 'scheduler', { postTask: () => Promise.resolve() });
});
afterEach(() => {
  Object.assign(window, own);
});

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
  `<main><h1>Slow food</h1><div data-module="news">
     <section id="desserts" aria-labelledby="d"><h2 id="d">Desserts</h2><ul><li>${html}</li></ul></section>
   </div></main>`;

it('each text has its module and the heading above it', () => {
  show(`<p>Welcome</p>${menu(DANISH)}`);
  const read = readPage().map(({ module, about, text }) => `${module} | ${about} | ${text}`);
  expect(read).toEqual(
    expect.arrayContaining([
      'shell |  | Welcome',
      'shell |  | Slow food',
      'news | Slow food | Desserts',
      'news | Desserts | Danish',
      'news | Danish | $25.00',
    ]),
  );
});

it('the title, what search engines, messengers and the browser read, and the names in the page’s address are recorded', () => {
  document.head.innerHTML =
    '<title>Harbor</title><meta name="description" content="Slow food"><meta property="og:title" content="Menu"><meta name="viewport" content="width=1"><link rel="canonical" href="https://shop.example/">';
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/?from=a@b.example&again');
  show('');
  expect(readPage().map(({ text }) => text)).toEqual([
    'title: Harbor',
    'description: Slow food',
    'og:title: Menu',
    'viewport: width=1',
    'canonical: https://shop.example/',
    'in en',
    'address: ?again&from',
  ]);
  history.replaceState(null, '', '/');
  document.documentElement.lang = '';
  document.head.innerHTML = '';
});

it('a badge belongs to the other words of its link, and text below a list to none of its dishes', () => {
  show(
    `<nav><a href="/cart"><span>Cart</span><span>1</span></a></nav>
     <main><ul><li><h3>Danish</h3><p>$25.00</p></li></ul><p>Total</p></main>`,
  );
  const words = readPage().flatMap(({ kind, about, text }) =>
    kind === 'words' ? [[about, text]] : [],
  );
  expect(words).toEqual(
    expect.arrayContaining([
      ['Cart', '1'],
      ['Danish', '$25.00'],
      ['', 'Total'],
    ]),
  );
});

it('non-breaking spaces are distinguished; the description of a control is read', () => {
  show('<p>9 X\u00a013</p><select aria-describedby="hint"></select><p id="hint">Later</p>');
  expect(readPage().map(({ text }) => text)).toEqual(
    expect.arrayContaining(['9 X\u00a013', 'description: Later']),
  );
});

it('a control or field that something covers, other than its label, is found anywhere on the page', () => {
  show(
    '<button>Add</button><button>Remove</button><a href="/">Home</a><label>Email <input></label><label id="tick">Milk <input type="checkbox"></label>',
  );
  const controls = [...document.querySelectorAll<HTMLElement>('button, a, input')];
  const [add, remove] = controls;
  const scrolled: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
  const boxes = Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null });
  HTMLElement.prototype.getClientRects = () => boxes;
  const inFront = [
    add,
    remove?.parentElement,
    null,
    document.body,
    document.getElementById('tick'),
  ];
  document.elementFromPoint = () => inFront.shift() ?? null;
  expect(findCoveredControls().map(({ text }) => text)).toEqual([
    '“Remove” is covered by something',
    '“Email” is covered by something',
  ]);
  expect(scrolled).toEqual(controls);
});

it('links are read with address and target, fields with state and limit', () => {
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

it('the focus is named by its label or its text, and Tab reaches each element once', () => {
  show(
    '<label for="f">Flavor</label><input id="f"><button>Add <b>Danish</b></button><main id="page" tabindex="-1">Reference 7XM-QPA</main>',
  );
  document.getElementById('page')?.focus();
  expect(focusedElement(false)?.text).toBe('main “page”');
  document.getElementById('f')?.focus();
  expect(focusedElement(false)).toEqual({ module: 'shell', text: 'input “Flavor”' });
  document.querySelector('button')?.focus();
  expect(focusedElement(true)?.text).toContain('button “Add Danish”');
  expect(focusedElement(true)).toBeNull();
  expect(focusedElement(false)?.text).toBe('button “Add Danish”');
});

it('structured data for search engines is read value by value', () => {
  show(
    '<script type="application/ld+json">{"name":"Harbor","offers":[{"price":"25.00"},{"price":"3.50"}]}</script>',
  );
  expect(readPage().flatMap(({ kind, text }) => (kind === 'files' ? [text] : []))).toEqual([
    'data.name: Harbor',
    'data.offers.price: 25.00',
    'data.offers.price: 3.50',
  ]);
});

describe('a page prepared for recording', () => {
  const state = () => window.gate;

  it('notes what the region for messages says, each message once', async () => {
    document.body.innerHTML = '<aside aria-label="Messages"><p role="status"></p></aside>';
    const say = async (text: string) => {
      document.querySelector('aside p')?.replaceChildren(text);
      await Promise.resolve();
    };
    for (const text of ['Danish added', 'Danish added', '', 'Pie added']) await say(text);
    expect(state().messages).toEqual(['Danish added', 'Pie added']);
  });

  it('puts new ids before the ids that it began with', () => {
    expect(crypto.randomUUID()).toMatch(/^0/);
  });

  it('knows which timers end soon', () => {
    const soon = setTimeout(() => undefined, 1500);
    clearTimeout(setTimeout(() => undefined, 10));
    clearTimeout(setTimeout(() => undefined, 10_000));
    expect(state().soon.size).toBe(1);
    clearTimeout(soon);
    expect(state().soon.size).toBe(0);
  });

  it('stops the time of day, and leaves every other date unchanged', () => {
    expect([Date.now(), new Date().getTime()]).toEqual([1000, 1000]);
    expect(new Date('2031-05-09').getUTCDate()).toBe(9);
    expect(new Date()).toBeInstanceOf(Date);
  });

  it('hides random texts in a picture and restores them afterwards, in fields as well', () => {
    document.body.innerHTML =
      '<p>Reference 7XM-QPA</p><input value="ada-qW3rT5yU7iO9pA1sD3fG5@guests.example">';
    const shown = () => [document.body.textContent, document.querySelector('input')?.value];
    const before = shown();
    const randomTexts = [['\\b[A-Z\\d]{3}-[A-Z\\d]{3}\\b', 'ABC-DEF']] as const;
    describeShop({ randomTexts, messages: '' });
    maskTexts(recorded.randomTexts);
    expect(shown()).toEqual(['Reference ABC-DEF', 'ada-id@guests.example']);
    maskTexts(null);
    expect(shown()).toEqual(before);
  });

  it('is at rest when the account and its role are known, and notes each later event once', async () => {
    const listeners: ((name: string, payload: object) => void)[] = [];
    const bus = { observeEvents: (listen: (typeof listeners)[number]) => listeners.push(listen) };
    let account: object = { status: 'starting' };
    const auth = { get: () => account };
    const shared = {
      '@library/shared/auth': { '2.0.0': { lib: () => ({ auth }) } },
      '@library/shared/bus': { '2.0.0': { lib: () => bus } },
    };
    Object.assign(window, {
      __FEDERATION__: { __INSTANCES__: [{ shareScopeMap: { default: shared } }] },
    });
    Object.assign(document, { getAnimations: () => [], fonts: { status: 'loaded' } });
    document.body.innerHTML = '<div id="root" data-module="shell"></div>';
    account = { status: 'logged-in', role: 'guest' };
    await Promise.resolve();
    expect(await unrest()).toBe('it is not hydrated');
    document.getElementById('root')?.setAttribute('data-hydrated', '');
    await Promise.resolve();
    account = { status: 'logged-in', role: null };
    expect(await unrest()).toBe('it does not know who is logged in');
    expect(listeners).toEqual([]);
    account = { status: 'logged-in', role: 'guest' };
    expect([await unrest(), await unrest()]).toEqual(['', '']);
    for (const listen of listeners) listen('hours/changed', { lines: 1 });
    expect(state().events).toEqual(['hours/changed {"lines":1}']);
    const status = document.body.appendChild(document.createElement('p'));
    status.role = 'status';
    status.textContent = 'Loading Menu...';
    await Promise.resolve();
    expect(await unrest()).toBe('it says that it is loading');
    status.textContent = 'Loaded';
    expect([await unrest(), await unrest()]).toEqual(['it changes all the time', '']);
    setTimeout(() => undefined, 1500);
    expect(await unrest()).toBe('timers or frames follow each other');
  });

  it('shows the shell without the modules, and the modules without the shell, on a composed page as well', () => {
    const style = document.head.appendChild(document.createElement('style'));
    class FakeSheet {
      replaceSync(css: string) {
        style.textContent = css;
      }
    }
    Object.assign(window, { CSSStyleSheet: FakeSheet });
    Object.assign(document, { adoptedStyleSheets: [] });
    document.body.innerHTML =
      '<div data-module="shell"><nav>Menu</nav><div data-module="news"><p>News</p></div></div>';
    const looksOf = (selector: string) => {
      const elements = [
        ...document.querySelectorAll(selector),
        ...document.querySelectorAll(`:has(${selector})`),
      ];
      const isDisplayed = elements.every((one) => getComputedStyle(one).display !== 'none');
      const [element] = elements;
      return isDisplayed && element && getComputedStyle(element).visibility === 'visible';
    };
    const seen = () => ({ shell: looksOf('nav'), news: looksOf('p') });

    showOnly('modules');
    expect(seen()).toEqual({ shell: false, news: true });
    showOnly('shell');
    expect(seen()).toEqual({ shell: true, news: false });
    showOnly('all');
    expect(seen()).toEqual({ shell: true, news: true });
  });
});
