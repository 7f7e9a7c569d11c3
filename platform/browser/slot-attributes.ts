/** How the pages of every shop name their modules: on the document's root for the shell, on a slot in it for a remote. */
export const SLOT_ATTRIBUTES = {
  /** The module's name. */
  module: 'data-module',
  /** There once the module's code handles what a guest does. */
  hydrated: 'data-hydrated',
} as const;
export type SlotAttributes = typeof SLOT_ATTRIBUTES;
