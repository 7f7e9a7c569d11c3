// @ts-check

/**
 * What the platform knows about one module.
 * @typedef {object} Module
 * @property {number} port of its server in the local cloud and in development.
 * @property {Readonly<Record<string, string>>} [exposes] the parts that it exposes through federation, by name; the
 * host exposes nothing.
 * @property {Readonly<Record<string, string>>} [serverParts] parts that only the platform loads, from the server build.
 * @property {readonly string[]} journeys the files of `e2e/` that the gate plays before a release.
 */

/**
 * Every module of the site, in the order in which they are built and listed. A new module is a folder and an entry
 * here.
 * @satisfies {Readonly<Record<string, Module>>}
 */
export const MODULE_LIST = /** @type {const} */ ({
  'menu-mfe': {
    port: 3001,
    exposes: { './MenuSections': './src/menu-sections/menu-sections.tsx' },
    serverParts: {
      './Events': './src/events.ts',
      './StructuredData': './src/structured-data/structured-data.ts',
    },
    journeys: ['gate/home', 'gate/rich-order', 'guest/browse', 'composed/before-hydration'],
  },
  'cart-mfe': {
    port: 3002,
    exposes: {
      './Checkout': './src/checkout/checkout.tsx',
      './OrderConfirmation': './src/order-confirmation/order-confirmation.tsx',
    },
    serverParts: { './Events': './src/events.ts' },
    journeys: ['gate/cart', 'gate/rich-order', 'guest/order-a-meal', 'guest/checkout'],
  },
  'editor-mfe': {
    port: 3003,
    exposes: { './MenuEditor': './src/menu-editor/menu-editor.tsx' },
    serverParts: { './Events': './src/events.ts' },
    journeys: ['gate/editor', 'manager/edit-the-menu'],
  },
  'kitchen-mfe': {
    port: 3004,
    exposes: { './Kitchen': './src/kitchen/kitchen.tsx' },
    serverParts: { './Events': './src/events.ts', './Place': './src/place.ts' },
    journeys: ['gate/placed-pages', 'gate/rich-order', 'kitchen/order-mails'],
  },
  shell: {
    port: 3000,
    journeys: [
      ...['gate/home', 'gate/cart', 'gate/editor', 'gate/pages', 'gate/placed-pages'],
      ...['gate/rich-order', 'guest/order-a-meal', 'guest/account', 'composed/history'],
      'manager/edit-the-menu',
    ],
  },
});
