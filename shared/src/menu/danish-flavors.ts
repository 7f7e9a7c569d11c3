/** The one dish that comes in flavors; the menu and the cart line both ask for one. */
export const DANISH_NAME = 'Danish';

/** In the order in which a guest reads them. */
export const DANISH_FLAVORS = [
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
