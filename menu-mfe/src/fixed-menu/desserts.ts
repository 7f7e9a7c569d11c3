import { fixedDish, type MenuDish } from './fixed-dish';

const pie = (name: string) => fixedDish({ name, sizes: [['9inch', 2500]] });
const pan = (name: string, priceCents: number) =>
  fixedDish({ name, sizes: [['9 X 13', priceCents]] });

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
  pie('Coconut cream pie'),
  pie('Key lime pie'),
  pan('Bread pudding with bourbon sauce', 2500),
  { ...pan('Danish', 2500), flavors: DANISH_FLAVORS },
  pan('Carrot cake with cream cheese frosting', 4000),
  pan('German chocolate cake', 4500),
  pan('Black forest cherry chocolate cake', 5000),
  pan('Southern hummingbird cake', 4000),
  pan('Banana split cake', 5000),
];
