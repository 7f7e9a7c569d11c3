/** The remotes: each is built alone and served from an origin of its own. */
export const REMOTES = ['menu-mfe', 'cart-mfe', 'editor-mfe'] as const;

/** Every module of the site, in the order in which they are built and listed. */
export const MODULES = [...REMOTES, 'shell'] as const;

export type RemoteName = (typeof REMOTES)[number];
export type ModuleName = (typeof MODULES)[number];

/** Whether a word from outside names a module. */
export function isModuleName(word: string): word is ModuleName {
  return MODULES.some((name) => name === word);
}
