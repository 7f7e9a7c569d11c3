import type { cloudControl } from '../../platform/local-cloud/client';

type Control = ReturnType<typeof cloudControl>;
export type Module = 'menu-mfe' | 'cart-mfe' | 'editor-mfe' | 'shell';

/** Words that each module says, in its HTML and from its scripts, by which two releases are told apart. */
export const WORDS: Readonly<Record<Module, string>> = {
  'menu-mfe': 'Whole pies and pans.',
  'cart-mfe': 'Your cart is empty',
  'editor-mfe': 'Are you sure you want to delete this item?',
  shell: 'Get in Touch',
};

/** Whether the proofs run at their full length (`SIMMER_PROOF=full`) or as a sample. */
export const isFull = process.env.SIMMER_PROOF === 'full';

/** Puts another release of a module into the store: its words are these, and nobody gets it yet. @returns its version. */
export function otherRelease(control: Control, module: Module, instead: string): Promise<string> {
  return control.releases({ action: 'reword', module, words: WORDS[module], instead });
}
