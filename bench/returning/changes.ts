import { CliError } from '../../platform/base';
import type { Edit } from '../../platform/gate';

/** A text on one line of each module whose change is measured. */
const LINES = {
  'menu-mfe': {
    path: 'menu-mfe/src/menu-sections/section-texts.ts',
    text: 'Whole pies and pans.',
  },
  'cart-mfe': { path: 'cart-mfe/src/checkout/checkout.tsx', text: 'Your cart is empty.' },
  'editor-mfe': {
    path: 'editor-mfe/src/item-list/delete-button.tsx',
    text: 'Are you sure you want to delete this item?',
  },
  shell: { path: 'shell/src/pages/home/contact.tsx', text: 'Get in Touch' },
} as const;

export type ChangedModule = keyof typeof LINES;

/** What happens between two visits. */
export interface Step {
  title: string;
  /** Undefined when nothing is released. */
  module?: ChangedModule;
  /** What the next visit may cost, in bytes with headers. */
  limit?: number;
}

/** Two releases in a row of each module but kitchen-mfe, which a guest loads as little as editor-mfe. */
export const STEPS: readonly Step[] = [
  { title: 'Nothing', limit: 0 },
  { title: 'A line of menu-mfe', module: 'menu-mfe', limit: 10_000 },
  { title: 'Another line of menu-mfe', module: 'menu-mfe', limit: 10_000 },
  { title: 'A line of cart-mfe', module: 'cart-mfe' },
  { title: 'Another line of cart-mfe', module: 'cart-mfe' },
  { title: 'A line of editor-mfe', module: 'editor-mfe' },
  { title: 'Another line of editor-mfe', module: 'editor-mfe' },
  { title: 'A line of shell', module: 'shell', limit: 30_000 },
  { title: 'Another line of shell', module: 'shell', limit: 30_000 },
];

/**
 * The edit of a step.
 * @param word differs from step to step.
 */
export function editOf(module: ChangedModule, word: string): Edit {
  const { path, text } = LINES[module];
  if (text.includes(word)) throw new CliError(`"${word}" is already in the text.`);
  return { path, text, by: `${text} ${word}` };
}
