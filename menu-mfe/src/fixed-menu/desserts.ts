import { fixedDish, type MenuDish } from './fixed-dish';

const pie = (name: string, description: string) =>
  fixedDish({ name, description, sizes: [['9inch', 2500, 'one whole pie']] });
const pan = (name: string, priceCents: number, description: string) =>
  fixedDish({ name, description, sizes: [['9 X 13', priceCents, 'about 12 pieces']] });

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

/** A dessert's position in this list is part of its id in the cart. */
export const DESSERTS: readonly MenuDish[] = [
  pie('Coconut cream pie', 'Cool custard under a cloud of toasted coconut.'),
  pie('Key lime pie', 'Tart, cold and silky on a crumbly crust.'),
  pan('Bread pudding with bourbon sauce', 2500, 'Soft and custardy, with sauce in every corner.'),
  { ...pan('Danish', 2500, 'Flaky layers around bright, sticky fruit.'), flavors: DANISH_FLAVORS },
  pan('Carrot cake with cream cheese frosting', 4000, 'Moist, warmly spiced, thickly frosted.'),
  pan('German chocolate cake', 4500, 'Soft chocolate layers with chewy coconut and pecan.'),
  pan('Black forest cherry chocolate cake', 5000, 'Dark chocolate, cool cream, tart cherries.'),
  pan('Southern hummingbird cake', 4000, 'Banana and pineapple in a tender, sunny crumb.'),
  pan('Banana split cake', 5000, 'All of the sundae, in cool, creamy layers.'),
];
