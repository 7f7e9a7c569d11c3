import { tagText } from './tags';

it.each([
  [[], ''],
  [['Vegetarian'], 'Vegetarian'],
  [['Vegetarian', 'Gluten-free'], 'Vegetarian · Gluten-free'],
  [['milk', 'eggs'], 'Contains milk, eggs'],
  [['Vegan', 'peanuts', 'tree nuts'], 'Vegan · Contains peanuts, tree nuts'],
])('what guests read of a dish’s diet and allergens %j is “%s”', (tags, text) => {
  expect(tagText(tags)).toBe(text);
});
