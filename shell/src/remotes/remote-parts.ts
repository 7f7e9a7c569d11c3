export interface RemotePart {
  module: string;
  expose: string;
  /** Its name in the failure message. */
  title: string;
  /** Whether guests cannot order without it. */
  isForOrdering?: boolean;
}

/** The parts of remotes known when the shell is built. */
export const OWN_PARTS = {
  menu: { module: 'menu-mfe', expose: 'MenuSections', title: 'The menu', isForOrdering: true },
  checkout: { module: 'cart-mfe', expose: 'Checkout', title: 'The checkout', isForOrdering: true },
  orderConfirmation: {
    module: 'cart-mfe',
    expose: 'OrderConfirmation',
    title: 'Your confirmation',
  },
  menuEditor: { module: 'editor-mfe', expose: 'MenuEditor', title: 'The menu editor' },
} as const;

/** What the composer calls a part, like `specials-mfe/Specials`. */
export type PartName = `${string}/${string}`;

export function nameOf({ module, expose }: RemotePart): PartName {
  return `${module}/${expose}`;
}
