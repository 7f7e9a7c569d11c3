import { fixedDish, type MenuDish } from './fixed-dish';

const QUART = [['Quart', 2500, 'feeds 3-4']] as const;

/** A soup's position in this list is part of its id in the cart. */
export const SOUPS: readonly MenuDish[] = [
  fixedDish({ name: 'Chicken taco soup', sizes: QUART }),
  fixedDish({ name: 'Chicken noodle soup', sizes: QUART }),
  fixedDish({ name: 'Stuffed potato soup', sizes: QUART }),
  fixedDish({ name: 'Pork green chili', sizes: QUART }),
];
