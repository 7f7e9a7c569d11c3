import { findLeaks } from './find-leaks';

const BASE = 'https://menu.test.example/1.0.0/';
const registry = { modules: { 'menu-mfe': { version: '1.0.0', entry: `${BASE}remoteEntry.js` } } };

beforeAll(() => {
  // jsdom lacks the base class of grouping rules.
  Object.assign(globalThis, { CSSGroupingRule: CSSMediaRule });
});

/** A page with the menu's styles, its slot and the shell around it. */
function page(css: string, href = `${BASE}menu.css`) {
  document.body.innerHTML = `
    <style data-href="${href}">${css}</style>
    <script type="application/json" id="registry">${JSON.stringify(registry)}</script>
    <nav><a class="link" href="/">Home</a></nav>
    <main>
      <div data-module="menu-mfe">
        <section class="sheet"><a class="dish" href="/soup">Soup</a><button>Add</button></section>
      </div>
      <button disabled>Send</button>
    </main>
  `;
  return findLeaks('menu-mfe');
}

describe('a style of a module', () => {
  it.each([
    '.sheet { color: red }',
    '.sheet a { color: red }',
    '.dish:hover, .dish:focus-visible { color: red }',
    '.sheet::before { content: "" }',
    '.sheet button:not(:disabled) { color: red }',
    '.sheet:is(.sheet, :not(a)) a { color: red }',
    '.not-on-this-page { color: red }',
  ])('does not leak: %s', (css) => {
    expect(page(css)).toEqual([]);
  });

  it.each([
    ['a { color: red }', 'a', '<a>'],
    ['main { color: red }', 'main', '<main>'],
    [':root { --space: 0 }', ':root', '<html>'],
    ['* { margin: 0 }', '*', '<html>'],
    ['.sheet, nav a { color: red }', 'nav a', '<a>'],
    ['a:hover { color: red }', 'a:hover', '<a>'],
    ['a:focus-visible { color: red }', 'a:focus-visible', '<a>'],
    ['button:disabled { color: red }', 'button:disabled', '<button>'],
    ['button:not(:disabled) { color: red }', 'button:not(:disabled)', '<button>'],
    [':focus { outline: none }', ':focus', '<html>'],
    ['::selection { color: red }', '::selection', '<html>'],
    ['@media (min-width: 1px) { nav { color: red } }', 'nav', '<nav>'],
  ])('leaks: %s', (css, selector, element) => {
    expect(page(css)).toEqual([{ selector, element }]);
  });

  it('is not reported for another module', () => {
    expect(page('a { color: red }', 'https://cart.test.example/1.0.0/cart.css')).toEqual([]);
  });
});
