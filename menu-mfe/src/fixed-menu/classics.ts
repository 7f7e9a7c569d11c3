import { FIXED_DISHES } from '@simmer/shared/fixed-dishes';
import { fixedDishes } from './fixed-dish';

const DINNER = [
  ['Small', 3000, 'feeds 3-4'],
  ['Large', 5000, 'feeds 6-8'],
] as const;

export const CLASSICS = fixedDishes(FIXED_DISHES.classics, {
  'Mississippi pot roast with veggies': {
    description: 'Fork-tender beef in its own peppery gravy.',
    sizes: DINNER,
  },
  'Meatloaf with veggies': {
    description: 'Thick slices under a sweet tomato glaze.',
    sizes: DINNER,
  },
  'Beef mock rouladen': {
    description: 'Savory beef rolls in dark, silky gravy.',
    sizes: DINNER,
  },
  'Old fashioned ham salad': {
    description: 'Smoky and creamy, with a little crunch.',
    sizes: [
      ['Small', 1350, '1 pound'],
      ['Large', 2500, '2 pounds'],
    ],
  },
});
