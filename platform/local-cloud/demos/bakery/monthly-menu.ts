import type { MonthlyMenu } from '../../seed-data';

/** The first dish has the sizes of the first Classic, as in the other demo. */
export const BAKERY_MENU: MonthlyMenu = {
  'dish-1': {
    name: 'CHICKEN POT PIE',
    description: 'Chicken, leeks and peas in cream, under a butter crust as thick as a thumb.',
    sizes: [
      { label: 'Small', price: 34, feeds: 'feeds 3-4' },
      { label: 'Large', price: 56, feeds: 'feeds 6-8' },
    ],
    tags: ['milk', 'wheat'],
  },
  'dish-2': {
    name: 'PLUM GALETTE',
    description: 'Late plums with cardamom and brown sugar, folded into a flaky rye crust.',
    sizes: [{ label: '9inch', price: 26, feeds: 'one whole pie' }],
    tags: ['Vegetarian', 'milk', 'wheat'],
  },
  'dish-3': {
    name: 'CINNAMON ROLLS',
    description:
      'Twelve soft rolls in one pan, under cream cheese frosting. Warm them for five minutes.',
    sizes: [{ label: '9 X 13', price: 28, feeds: 'twelve rolls' }],
    tags: ['Vegetarian', 'milk', 'eggs', 'wheat'],
  },
  'dish-4': {
    name: 'SEEDED RYE LOAF',
    description: 'Dark, moist and a little sour, with sunflower seeds. It keeps for a week.',
    sizes: [
      { label: 'One loaf', price: 9.5, feeds: '2 pounds' },
      { label: 'Two loaves', price: 18, feeds: '4 pounds' },
    ],
    tags: ['Vegan', 'wheat'],
  },
};
