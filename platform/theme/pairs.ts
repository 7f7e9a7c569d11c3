/** A color token of shared/src/ui/tokens.css, without "--color-". */
type Token = string;

export interface Pair {
  color: Token;
  /** The backgrounds that it is used on. */
  on: readonly Token[];
  /** The contrast that WCAG 2.2 requires: 4.5 for text, 3 for the edge of a control, an icon or a focus ring. */
  needed: 3 | 4.5;
}

const LIGHT = ['page', 'surface', 'surface-raised', 'butter-soft', 'sage', 'blush'];
const DARK = ['ground-dark', 'ground-darker'];

/** Every combination that the shop uses. docs/design.md lists them in a table, and a test compares the two. */
export const PAIRS: readonly Pair[] = [
  { color: 'ink', on: [...LIGHT, 'butter'], needed: 4.5 },
  { color: 'ink-soft', on: LIGHT, needed: 4.5 },
  { color: 'accent-strong', on: [...LIGHT, 'accent-soft'], needed: 4.5 },
  { color: 'on-accent', on: ['accent', 'accent-strong'], needed: 4.5 },
  { color: 'accent', on: LIGHT, needed: 3 },
  { color: 'accent', on: ['accent-soft'], needed: 3 },
  { color: 'line-strong', on: LIGHT, needed: 3 },
  { color: 'focus', on: LIGHT, needed: 3 },
  { color: 'ink-soft', on: ['line'], needed: 4.5 },
  { color: 'on-dark', on: DARK, needed: 4.5 },
  { color: 'on-dark-soft', on: DARK, needed: 4.5 },
  { color: 'butter', on: DARK, needed: 3 },
  { color: 'ground-dark', on: ['on-dark'], needed: 4.5 },
  { color: 'success', on: ['success-soft', 'surface-raised', 'page'], needed: 4.5 },
  { color: 'danger', on: ['danger-soft', 'surface-raised', 'page'], needed: 4.5 },
  { color: 'on-accent', on: ['danger'], needed: 4.5 },
  { color: 'notice', on: ['notice-soft', 'surface-raised'], needed: 4.5 },
];
