import { fixedDish, type MenuDish } from './fixed-dish';

const DINNER = [
  ['Small', 3000, 'feeds 3-4'],
  ['Large', 5000, 'feeds 6-8'],
] as const;

/** A dish's position in this list is part of its id in the cart. */
export const CLASSICS: readonly MenuDish[] = [
  fixedDish({
    name: 'Mississippi pot roast with veggies',
    description: 'Fork-tender beef in its own peppery gravy.',
    sizes: DINNER,
  }),
  fixedDish({
    name: 'Meatloaf with veggies',
    description: 'Thick slices under a sweet tomato glaze.',
    sizes: DINNER,
  }),
  fixedDish({
    name: 'Beef mock rouladen',
    description: 'Savory beef rolls in dark, silky gravy.',
    sizes: DINNER,
  }),
  fixedDish({
    name: 'Old fashioned ham salad',
    description: 'Smoky and creamy, with a little crunch.',
    sizes: [
      ['Small', 1350, '1 pound'],
      ['Large', 2500, '2 pounds'],
    ],
  }),
];
