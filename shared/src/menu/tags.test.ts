import { tagText } from './tags';

it.each([
  [[], ''],
  [['Vegetarian'], 'Vegetarian'],
  [['Vegetarian', 'Gluten-free'], 'Vegetarian · Gluten-free'],
  [['milk', 'eggs'], 'Contains milk, eggs'],
  [['Vegan', 'peanuts', 'tree nuts'], 'Vegan · Contains peanuts, tree nuts'],
])('the diet and allergens %j are shown to guests as “%s”', (tags, text) => {
  expect(tagText(tags)).toBe(text);
});
