/** The parts of remotes known when the shell is built; those that the registry places are added at run time (`places.ts`). */
export const REMOTE_PARTS = {
  menu: { module: 'menu-mfe', expose: 'MenuSections', title: 'The menu' },
  checkout: { module: 'cart-mfe', expose: 'Checkout', title: 'The checkout' },
  orderConfirmation: {
    module: 'cart-mfe',
    expose: 'OrderConfirmation',
    title: 'Your confirmation',
  },
  menuEditor: { module: 'editor-mfe', expose: 'MenuEditor', title: 'The menu editor' },
} as const;

export type RemotePartName = keyof typeof REMOTE_PARTS;

/** Without these, guests cannot order. The confirmation is not one of them: its guest has just ordered. */
export const ORDERING_PARTS: ReadonlySet<RemotePartName> = new Set(['menu', 'checkout']);
