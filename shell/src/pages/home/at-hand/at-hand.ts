/**
 * What stays at hand on the long page of a phone, and the owner's word on a pause. No first screen needs it, so it is a
 * chunk of its own.
 */
export { CartBar } from './cart-bar';
export { PauseNotice } from './pause-notice';
export { SectionChips } from './section-chips';
