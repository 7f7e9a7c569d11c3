import { fixedDish, type MenuDish } from './fixed-dish';

const soup = (name: string, description: string) =>
  fixedDish({ name, description, sizes: [['Quart', 2500, 'feeds 3-4']] });

/** A soup's position in this list is part of its id in the cart. */
export const SOUPS: readonly MenuDish[] = [
  soup('Chicken taco soup', 'Bright, smoky and thick enough for chips.'),
  soup('Chicken noodle soup', 'Golden broth, soft noodles, a blanket in a bowl.'),
  soup('Stuffed potato soup', 'A loaded baked potato, by the spoonful.'),
  soup('Pork green chili', 'Tender pork and a slow, warm heat.'),
];
