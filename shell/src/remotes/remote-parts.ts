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

/** A part that the registry places, like `specials-mfe/Specials`. */
export type PlacedName = `${string}/${string}`;

export type RemotePartName = keyof typeof OWN_PARTS | PlacedName;

/** `places.ts` adds the parts that the registry places. */
export const PARTS = new Map<string, RemotePart>(Object.entries(OWN_PARTS));

/** @throws Error for a part that has not been added. */
export function partOf(name: RemotePartName): RemotePart {
  const part = PARTS.get(name);
  if (!part) throw new Error(`No module places "${name}".`);
  return part;
}
