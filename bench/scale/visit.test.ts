import { parseMenu } from '@simmer/shared/menu';
import { addButtonsOf, numberedDishes } from './visit';

it('the dishes of a long menu are valid and different, with an "Add" for each size', () => {
  const documents = Object.entries(numberedDishes(1000)).map(([id, data]) => ({ id, data }));
  const { dishes, problems } = parseMenu(documents);
  expect(problems).toEqual([]);
  expect(new Set(dishes.map(({ name }) => name)).size).toBe(1000);
  expect(dishes.flatMap(({ sizes }) => sizes)).toHaveLength(addButtonsOf(1000));
});
