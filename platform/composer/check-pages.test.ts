import { checkPages } from './check-pages';

const MAIN = `sha384-${'m'.repeat(64)}`;
const allowed = {
  sources: ['exports.a = function greet(name, how) { how(name); }, exports.b = (name) => name;'],
  styles: ['body{color:red}'],
  integrity: { '/main.js': MAIN, 'https://menu.test.example/a.css': MAIN },
  blocks: { registry: { modules: {} } },
};
const check = (body: string) => {
  const html = `<!doctype html><html><head><title>Shop</title></head><body>${body}</body></html>`;
  checkPages(new Map([['index.html', html]]), new Map([['index.html', allowed]]));
};

it.each([
  ['text and links', '<p title="on">Soup</p><a href="https://venmo.test.example/">Pay</a>'],
  ['a script of a build', `<script defer src="/main.js" integrity="${MAIN}"></script>`],
  ['a preload of a build', `<link rel="preload" as="script" href="/main.js" integrity="${MAIN}">`],
  ['a picture’s preload', '<link rel="preload" as="image" href="https://menu.test.example/a.svg">'],
  ['a style of a build', '<style data-href="/a.css">body{color:red}</style>'],
  [
    'a call of a function of a build',
    '<script>(function greet(name, how) { how(name); })({"a":["b"]},1)</script>',
  ],
  ['data', '<script type="application/json" id="registry">{"modules":{}}</script>'],
  ['a form without an address', '<form method="post"><button>Order</button></form>'],
])('a page may contain %s', (_case, body) => {
  expect(() => {
    check(body);
  }).not.toThrow();
});

const CALL = '(function greet(name, how) { how(name); })';
it.each([
  ['a script of its own', '<script>steal()</script>'],
  ['a function of its own', '<script>(function () { steal(); })()</script>'],
  ['a call with code', `<script>${CALL}(steal())</script>`],
  ['a call with a function of its own', `<script>${CALL}(1,() => steal())</script>`],
  ['a second statement', `<script>${CALL}(1);steal()</script>`],
  ['a call with a file', `<script src="https://evil.test.example/a.js">${CALL}(1)</script>`],
  [
    'a drawing’s script from elsewhere',
    `<svg><script href="https://evil.test.example/a.js">${CALL}(1)</script></svg>`,
  ],
  ['a script in a drawing', '<svg><script>steal()</script></svg>'],
  ['a script in a template', '<template><script>steal()</script></template>'],
  ['a module', '<script type="module">steal()</script>'],
  ['a script from elsewhere', `<script src="https://evil.test.example/a.js"></script>`],
  ['a script without its integrity', '<script src="/main.js"></script>'],
  ['a script in an attribute, for its hash', '<p title="<script>steal()</script>"></p>'],
  ['a preload from elsewhere', '<link rel="preload" as="script" href="https://evil.test.example">'],
  ['a style from elsewhere', '<link rel="stylesheet" href="https://evil.test.example/a.css">'],
  ['a style of its own', '<style>input[value^=a]{color:red}</style>'],
  ['a handler', '<img src="/a.png" onerror="steal()">'],
  ['a handler in a template', '<template><img src="/a.png" onerror="steal()"></template>'],
  ['a handler without scripts', '<noscript><img src="/a.png" onerror="steal()"></noscript>'],
  ['an address that runs', '<a href=" java\tscript:steal()">Soup</a>'],
  ['a base', '<base href="https://evil.test.example/">'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.test.example">'],
  ['a frame', '<iframe srcdoc="Soup"></iframe>'],
  ['a plug-in', '<object data="/a.svg"></object>'],
  ['a form that is sent elsewhere', '<form action="https://evil.test.example/"></form>'],
  ['a button that sends elsewhere', '<button formaction="//evil.test.example">Order</button>'],
  ['invalid data', '<script type="application/ld+json">{</script>'],
  ['another registry', '<script type="application/json" id="registry">{"modules":1}</script>'],
  ['something else in place of the registry', '<p id="registry">{"modules":{}}</p>'],
])('a page with %s is refused', (_case, body) => {
  expect(() => {
    check(body);
  }).toThrow(/^index\.html is refused: /);
});

it('a file that belongs to no site is refused', () => {
  const files = new Map([['anything.js', 'steal()']]);
  expect(() => {
    checkPages(files, new Map());
  }).toThrow('anything.js is refused: it is not a file of the site');
});
