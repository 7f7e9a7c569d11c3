import { edit, type GateMutation } from './work-tree';

const DESSERTS = 'menu-mfe/src/fixed-menu/desserts.ts';
const DESSERT_NAMES = 'FIXED_DISHES.desserts';
const ADD_BUTTON = 'menu-mfe/src/dish-card/add-button.tsx';
const ORDER_TEMPLATE = 'cart-mfe/src/send-order/order-template.ts';
const CART_LINK = 'shell/src/layout/nav-bar/cart-link.tsx';
const FOOTER = 'shell/src/layout/footer.tsx';
const SECTIONS = 'menu-mfe/src/menu-sections/menu-sections.tsx';
const SECTION = 'menu-mfe/src/menu-sections/menu-section.tsx';
const BEFORE_RENDER = '// Outlives the route';
const inBrowser = (statement: string) =>
  edit(
    SECTIONS,
    BEFORE_RENDER,
    `if (typeof window !== 'undefined') ${statement}\n\n${BEFORE_RENDER}`,
  );

const CHECKOUT = 'cart-mfe/src/checkout/checkout.tsx';
const BEFORE_CHECKOUT = 'export default function Checkout() {\n';
/** Of a length that compression does not take away again. */
const LONG_TEXT = Array.from({ length: 900 }, (_, at) => Math.sin(at).toString(36).slice(3)).join(
  '',
);

/** What works, breaks no rule, and is not what guests have today. */
export const COMPARISON_MUTATIONS: readonly GateMutation[] = [
  {
    name: 'another text that nobody accepted',
    edits: [
      edit('menu-mfe/src/menu-sections/section-texts.ts', 'Whole pies and pans.', 'Pies and pans.'),
    ],
    expected:
      /^menu-mfe: Desserts: “Whole pies and pans\.” is now “Pies and pans\.” \(home; home, printed; home, a dish added with a note; …\)\. If this is intended: --accept words$/,
  },
  {
    name: 'a price that lost a zero',
    edits: [
      edit(DESSERTS, "'German chocolate cake': pan(4500", "'German chocolate cake': pan(450"),
    ],
    expected:
      /^menu-mfe: German chocolate cake: \$45\.00 is now \$4\.50 \(home; home, printed; home, a dish added with a note; …\)\. If this is intended: --accept money:\w{6}$/,
  },
  {
    name: 'a dish that is gone',
    edits: [
      edit(
        DESSERTS,
        DESSERT_NAMES,
        `${DESSERT_NAMES}.filter((name) => !name.startsWith('Southern'))`,
      ),
    ],
    expected: /^menu-mfe: Desserts: “Southern hummingbird cake” is gone \(home/,
  },
  {
    name: 'flavor and note exchanged in the mail of the owner',
    modules: ['cart-mfe'],
    edits: [
      edit(
        ORDER_TEMPLATE,
        '`Modifications: ${orNone(item.modification)}`',
        '`Modifications: ${orNone(item.flavor)}`',
      ),
      edit(
        ORDER_TEMPLATE,
        '`Flavor: ${orNone(item.flavor)}`',
        '`Flavor: ${orNone(item.modification)}`',
      ),
    ],
    expected:
      /^the site: the owner’s mail says “Modifications: NONE” where it said “Modifications: no onions” .*--accept mail:\w{6}$/,
  },
  {
    name: 'a badge that is always hidden',
    modules: ['shell'],
    edits: [edit(CART_LINK, 'hidden={items.length === 0}', 'hidden')],
    expected: /^shell: “\d” is gone \(the cart\b/,
  },
  {
    name: 'a link that is gone from the footer',
    modules: ['shell'],
    edits: [edit(FOOTER, 'href={builder.portfolio} target="_blank"', 'target="_blank"')],
    expected: /^shell: .*→ https:\/\/workshop\.simmer\.example\/? \(_blank\)” is/,
  },
  {
    name: 'a button that Tab does not reach',
    edits: [
      edit(
        ADD_BUTTON,
        '      disabled={isSoldOut}',
        '      tabIndex={-1}\n      disabled={isSoldOut}',
      ),
    ],
    expected: /^menu-mfe: Tab no longer reaches button “Add /,
  },
  {
    name: 'a menu that is not printed',
    edits: [
      edit(
        'menu-mfe/src/menu-sections/dish-list.module.css',
        '@media print {\n  .cards {',
        '@media print {\n  .cards.cards {\n    display: none;\n  }\n\n  .cards {',
      ),
    ],
    expected: /^menu-mfe: Desserts: “Southern hummingbird cake” is gone \(home, printed\)/,
  },
  {
    name: 'a picture from the machine of a developer',
    edits: [inBrowser("new Image().src = 'http://localhost:9999/pie.jpg';")],
    expected: /^menu-mfe has the address \/\/localhost:9999 in \S+\.js, which guests cannot reach/,
  },
  {
    name: 'a timer that keeps the processor busy',
    edits: [
      inBrowser(
        'setInterval(() => { for (const end = performance.now() + 40; performance.now() < end; ); }, 60);',
      ),
    ],
    expected: /^the site: the processor works while nobody does anything \(home\)/,
  },
  {
    name: 'an event that nobody is told of any more',
    modules: ['shell'],
    edits: [
      edit(
        'shared/src/cart/cart-store.ts',
        "      publish('cart/item-added', {",
        "      if (quantity > 99) publish('cart/item-added', {",
      ),
    ],
    expected: /^the site: the bus no longer carries cart\/item-added \{"name":.*--accept events$/,
  },
  {
    name: 'a listener and a timer that nobody ends',
    edits: [
      inBrowser("addEventListener('scroll', () => undefined); setInterval(() => undefined, 9000);"),
    ],
    expected:
      /^the site: scroll on window: “\d listeners” is now “\d listeners” .*--accept listeners$/,
  },
  {
    name: 'an answer that is asked for twice',
    edits: [inBrowser('void fetch(location.href);')],
    expected: /^the site: shell: “\d+ requests” is now “\d+ requests” .*--accept requests$/,
  },
  {
    name: 'scripts that have grown',
    modules: ['cart-mfe'],
    edits: [
      edit(
        CHECKOUT,
        BEFORE_CHECKOUT,
        `${BEFORE_CHECKOUT}  useEffect(() => void Reflect.set(window, 'dough', '${LONG_TEXT}'), []);\n`,
      ),
    ],
    expected:
      /^cart-mfe: its scripts and styles weigh \S+ kB, and weighed \S+ kB .*--accept bytes$/,
  },
  {
    name: 'a list of the shell that a screen reader no longer hears as one',
    modules: ['shell'],
    edits: [
      edit(
        'shell/src/pages/home/hero.tsx',
        '<ul className={styles.badges}>',
        '<ul className={styles.badges} role="presentation">',
      ),
    ],
    expected: /^shell: .*no longer in the accessibility tree: list/,
  },
  {
    name: 'something that lies over the cart link on wide screens',
    modules: ['shell'],
    edits: [
      edit(
        'shell/src/layout/footer.module.css',
        '.content {\n  display: grid;',
        '@media (min-width: 81rem) {\n  .footer::after {\n    content: "";\n    position: fixed;\n    inset: 0 0 auto;\n    z-index: 999;\n    height: 4rem;\n  }\n}\n\n.content {\n  display: grid;',
      ),
    ],
    expected: /^shell: “[^”]*[Cc]art[^”]*” is covered by something \(home, 1440 px/,
  },
  {
    name: 'a heading that is none for a screen reader',
    edits: [edit(SECTION, '<h2 id={headingId}', '<h2 role="note" id={headingId}')],
    expected: /^menu-mfe: .*in the accessibility tree/,
  },
  {
    name: 'a ring around the focus that is gone',
    modules: ['shell'],
    edits: [
      edit('shared/src/ui/base.css', ':where(:focus-visible) {', ':where(:focus-visible):not(*) {'),
    ],
    expected: /^\S+: (?:home: it looks different|.*Tab reaches)/,
  },
];
