import { parseMenu } from '@simmer/shared/menu';
import { addButtonsOf, numberedDish } from './dishes';

describe('the dishes of a long menu', () => {
  const documents = Array.from({ length: 1000 }, (_, index) => ({
    id: `dish-${String(index)}`,
    data: numberedDish(index),
  }));

  it('can all be shown, each under a name of its own', () => {
    const { dishes, problems } = parseMenu(documents);
    expect(problems).toEqual([]);
    expect(new Set(dishes.map(({ name }) => name)).size).toBe(1000);
  });

  it('have an "Add" for each size', () => {
    const sizes = parseMenu(documents.slice(0, 10)).dishes.flatMap((dish) => dish.sizes);
    expect(addButtonsOf(10)).toBe(sizes.length);
  });
});
