import type { cloudControl } from '../../platform/local-cloud/client';

type Control = ReturnType<typeof cloudControl>;
/** The modules that every shop has. */
export const MODULES = ['menu-mfe', 'cart-mfe', 'editor-mfe', 'shell'] as const;
export type Module = (typeof MODULES)[number];

/** A text in each module's HTML and scripts that tells two releases apart. */
export const TEXTS: Readonly<Record<Module, string>> = {
  'menu-mfe': 'Whole pies and pans.',
  'cart-mfe': 'Your cart is empty',
  'editor-mfe': 'Are you sure you want to delete this item?',
  shell: 'Get in Touch',
};

/** Whether the tests run at full length (`SIMMER_PROOF=full`) or as a sample. */
export const isFull = process.env.SIMMER_PROOF === 'full';

/** Publishes another release of a module, with a different text. It is not live yet. @returns its version. */
export function otherRelease(control: Control, module: Module, by: string): Promise<string> {
  return control.releases({ action: 'publish-copy', module, text: TEXTS[module], by });
}
