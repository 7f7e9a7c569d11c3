import { pickDishes } from './pick-dishes';

const dish = (name: string, section: string, hasFlavors = false) => ({
  name,
  section,
  hasFlavors,
});
const LIVE = [
  dish('Meatloaf', 'classics'),
  dish('Pot roast', 'classics'),
  dish('Key lime pie', 'desserts'),
  dish('Danish', 'desserts', true),
];

it('a guest orders the first dish of each section, and one with flavors', () => {
  const names = pickDishes(LIVE, LIVE).map(({ name }) => name);
  expect(names).toEqual(['Meatloaf', 'Key lime pie', 'Danish']);
});

it('a dish that only one of both menus has is not ordered', () => {
  const names = pickDishes(LIVE, LIVE.slice(1)).map(({ name }) => name);
  expect(names).toEqual(['Pot roast', 'Key lime pie', 'Danish']);
});
