import { FIXED_DISHES } from '@simmer/shared/fixed-dishes';
import { fixedDishes } from './fixed-dish';

const DINNER = [
  ['Small', 3000, 'feeds 3-4'],
  ['Large', 5000, 'feeds 6-8'],
] as const;

const CLASSICS = fixedDishes(FIXED_DISHES.classics, {
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
    isReady: true,
    sizes: [
      ['Small', 1350, '1 pound'],
      ['Large', 2500, '2 pounds'],
    ],
  },
});

const soup = (description: string) => ({
  description,
  sizes: [['Quart', 2500, 'feeds 3-4']] as const,
});

const SOUPS = fixedDishes(FIXED_DISHES.soup, {
  'Chicken taco soup': soup('Bright, smoky and thick enough for chips.'),
  'Chicken noodle soup': soup('Golden broth, soft noodles, a blanket in a bowl.'),
  'Stuffed potato soup': soup('A loaded baked potato, by the spoonful.'),
  'Pork green chili': soup('Tender pork and a slow, warm heat.'),
});

const pie = (description: string) => ({
  description,
  sizes: [['9inch', 2500, 'one whole pie']] as const,
});
const pan = (priceCents: number, description: string) => ({
  description,
  sizes: [['9 X 13', priceCents, 'about 12 pieces']] as const,
});

const DANISH_FLAVORS = [
  'Cherry',
  'SourCherry',
  'Blueberry',
  'Lemon',
  'Strawberry',
  'Raspberry',
  'Rhubarb',
  'Apple',
  'Mixed Berry',
] as const;

const DESSERTS = fixedDishes(FIXED_DISHES.desserts, {
  'Coconut cream pie': pie('Cool custard under a cloud of toasted coconut.'),
  'Key lime pie': pie('Tart, cold and silky on a crumbly crust.'),
  'Bread pudding with bourbon sauce': pan(2500, 'Soft and custardy, with sauce in every corner.'),
  Danish: { ...pan(2500, 'Flaky layers around bright, sticky fruit.'), flavors: DANISH_FLAVORS },
  'Carrot cake with cream cheese frosting': pan(4000, 'Moist, warmly spiced, thickly frosted.'),
  'German chocolate cake': pan(4500, 'Soft chocolate layers with chewy coconut and pecan.'),
  'Black forest cherry chocolate cake': pan(5000, 'Dark chocolate, cool cream, tart cherries.'),
  'Southern hummingbird cake': pan(4000, 'Banana and pineapple in a tender, sunny crumb.'),
  'Banana split cake': pan(5000, 'All of the sundae, in cool, creamy layers.'),
});

export const FIXED_MENU = { classics: CLASSICS, soup: SOUPS, desserts: DESSERTS };

/** In the order of the page. */
export const FIXED_SECTIONS = ['classics', 'soup', 'desserts'] as const;
export type FixedSectionName = (typeof FIXED_SECTIONS)[number];
