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

/** Every combination that the shop uses, and for what. */
export const PAIRS: readonly Pair[] = [
  { color: 'ink', on: [...LIGHT, 'butter'], needed: 4.5 }, // text
  { color: 'ink-soft', on: LIGHT, needed: 4.5 }, // secondary text, placeholder
  { color: 'accent-strong', on: [...LIGHT, 'accent-soft'], needed: 4.5 }, // links in text
  { color: 'on-accent', on: ['accent', 'accent-strong'], needed: 4.5 }, // text on the tomato button
  { color: 'accent', on: LIGHT, needed: 3 }, // the button against its background
  { color: 'accent', on: ['accent-soft'], needed: 3 }, // chosen radio, edge
  { color: 'ground-dark', on: LIGHT, needed: 3 }, // what is chosen
  { color: 'line-strong', on: LIGHT, needed: 3 }, // edge of a control
  { color: 'focus', on: LIGHT, needed: 3 }, // focus ring
  { color: 'ink-soft', on: ['line'], needed: 4.5 }, // disabled button
  { color: 'on-dark', on: DARK, needed: 4.5 }, // text on spruce
  { color: 'on-dark-soft', on: DARK, needed: 4.5 }, // secondary text on spruce, edge of the ghost button
  { color: 'butter', on: DARK, needed: 3 }, // action, badge and focus ring on spruce
  { color: 'success', on: ['success-soft', 'surface-raised', 'page'], needed: 4.5 }, // message
  { color: 'danger', on: ['danger-soft', 'surface-raised', 'page'], needed: 4.5 }, // message, error at a field
  { color: 'on-accent', on: ['danger'], needed: 4.5 }, // the button that deletes
  { color: 'notice', on: ['notice-soft', 'surface-raised'], needed: 4.5 }, // hint
];
