import { MODULES, type REMOTES } from '../modules';
import { loopbackUrl, moduleOrigin } from './context';
import type { Ports } from './ports';

/** What stands behind the pages. */
export const CLOUD_PARTS = ['auth', 'firestore', 'inbox', 'email'] as const;

/** Every part of a whole stack that can be stopped and started alone. */
export const PARTS = [...CLOUD_PARTS, ...MODULES] as const;

export type CloudPart = (typeof CLOUD_PARTS)[number];
export type PartName = (typeof PARTS)[number];

/** What each part is called in the terminal. */
export const PART_TITLES: Readonly<Record<PartName, string>> = {
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  inbox: "Owner's inbox",
  email: 'EmailJS stand-in',
  'menu-mfe': 'menu-mfe',
  'cart-mfe': 'cart-mfe',
  'editor-mfe': 'editor-mfe',
  shell: 'Storefront',
};

/** Whether a word from outside names a part. */
export function isPartName(word: string): word is PartName {
  return PARTS.some((name) => name === word);
}

/** Where each part answers. */
export function partUrls(ports: Ports): Record<PartName, string> {
  return {
    auth: loopbackUrl(ports.auth),
    firestore: loopbackUrl(ports.firestore),
    inbox: loopbackUrl(ports.inbox),
    email: loopbackUrl(ports.email),
    ...remoteOrigins(ports),
    shell: moduleOrigin(ports.shell),
  };
}

/** The origin of each remote. */
export function remoteOrigins(ports: Ports): Record<(typeof REMOTES)[number], string> {
  return {
    'menu-mfe': moduleOrigin(ports['menu-mfe']),
    'cart-mfe': moduleOrigin(ports['cart-mfe']),
    'editor-mfe': moduleOrigin(ports['editor-mfe']),
  };
}
