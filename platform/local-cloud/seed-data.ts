/** These accounts exist only in the local cloud. */
export const DEMO_ACCOUNTS = {
  manager: {
    uid: 'demo-manager',
    email: 'manager@simmer.example',
    password: 'simmer-manager',
    role: 'manager',
  },
  guest: {
    uid: 'demo-guest',
    email: 'guest@simmer.example',
    password: 'simmer-guest',
    role: 'guest',
  },
} as const;

/** A document of the collection `menu`. Prices are in dollars. */
type SeedDish = {
  name: string;
  description: string;
  sizes: readonly { label: string; price: number; feeds: string }[];
  tags?: readonly string[];
};

/** By document id, which is also its order. */
export type MonthlyMenu = Readonly<Record<string, SeedDish>>;

/**
 * The first dish has the same sizes as the first Classic, so both have the cart id `classic_0_Small`. Code that
 * confuses the two fails in the local cloud.
 */
export const DEMO_MENU: MonthlyMenu = {
  'dish-1': {
    name: 'BEEF STROGANOFF',
    description: 'Tender beef and mushrooms in a sour cream gravy, ready to go over noodles.',
    sizes: [
      { label: 'Small', price: 32, feeds: 'feeds 3-4' },
      { label: 'Large', price: 54, feeds: 'feeds 6-8' },
    ],
  },
  'dish-2': {
    name: 'HONEY GARLIC CHICKEN',
    description: 'Chicken thighs with honey, garlic and soy, with carrots and green beans.',
    sizes: [
      { label: 'Small', price: 28.5, feeds: 'feeds 3-4' },
      { label: 'Large', price: 48, feeds: 'feeds 6-8' },
    ],
  },
  'dish-3': {
    name: 'VEGETABLE LASAGNA',
    description: 'Spinach, zucchini and three cheeses between sheets of pasta.',
    sizes: [{ label: '9 X 13', price: 42, feeds: 'feeds 8-10' }],
    tags: ['Vegetarian', 'milk', 'eggs', 'wheat'],
  },
  'dish-4': {
    name: 'PULLED PORK WITH APPLE SLAW',
    description: 'Pork shoulder cooked overnight with brown sugar and mustard. Slaw on the side.',
    sizes: [
      { label: 'Small', price: 29, feeds: 'feeds 3-4' },
      { label: 'Large', price: 49.5, feeds: 'feeds 6-8' },
    ],
  },
};
