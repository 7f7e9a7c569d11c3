import { FIXED_DISHES } from '@simmer/shared/fixed-dishes';
import { fixedDishes } from './fixed-dish';

const soup = (description: string) => ({
  description,
  sizes: [['Quart', 2500, 'feeds 3-4']] as const,
});

export const SOUPS = fixedDishes(FIXED_DISHES.soup, {
  'Chicken taco soup': soup('Bright, smoky and thick enough for chips.'),
  'Chicken noodle soup': soup('Golden broth, soft noodles, a blanket in a bowl.'),
  'Stuffed potato soup': soup('A loaded baked potato, by the spoonful.'),
  'Pork green chili': soup('Tender pork and a slow, warm heat.'),
});
