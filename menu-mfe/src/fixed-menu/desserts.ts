import { FIXED_DISHES } from '@simmer/shared/fixed-dishes';
import { fixedDishes } from './fixed-dish';

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

export const DESSERTS = fixedDishes(FIXED_DISHES.desserts, {
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
