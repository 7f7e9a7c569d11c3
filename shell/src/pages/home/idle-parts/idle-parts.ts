/** The parts of the home page that its first screen does not need, as one chunk. */
export { CartBar } from './cart-bar';
export { OrderAgainLink } from './order-again-link';
export { NextDelivery, PauseNotice } from './next-delivery';
export { PlacedParts } from './placed-parts';
export { SectionChips } from './section-chips';
