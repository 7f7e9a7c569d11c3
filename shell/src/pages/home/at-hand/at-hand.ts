/**
 * What stays at hand on the long page of a phone, the owner's word on a pause, and what other teams add below the menu. No
 * first screen needs it, so it is a chunk of its own.
 */
export { CartBar } from './cart-bar';
export { PlacedParts } from './placed-parts';
export { PauseNotice } from './pause-notice';
export { SectionChips } from './section-chips';
