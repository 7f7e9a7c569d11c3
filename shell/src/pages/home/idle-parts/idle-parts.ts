/**
 * What stays at hand on a phone's long page, when and where guests can order, and what other teams add below the menu.
 * The first screen needs none of it, so it is a chunk of its own.
 */
export { CartBar } from './cart-bar';
export { OrderAgainLink } from './order-again-link';
export { OrderingLine, PauseNotice } from './ordering-line';
export { PlacedParts } from './placed-parts';
export { SectionChips } from './section-chips';
