/** What stays at hand on the long page of a phone. No first screen needs it, so it is a chunk of its own. */
export { CartBar } from './cart-bar';
export { SectionChips } from './section-chips';
