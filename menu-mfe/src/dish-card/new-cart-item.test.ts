import { fixedDish } from '../fixed-menu/fixed-dish';
import type { SectionName } from '../dish-pictures/dish-picture';
import { newCartItem } from './new-cart-item';

it.each<[SectionName, string, string, '' | null]>([
  ['classics', 'classic_1_Large', '[100]', ''],
  ['monthly', 'classic_1_Large', '[100]', ''],
  ['soup', 'soup_1_Large', '[100]', ''],
  ['desserts', 'classic_1_Large', '[101]', null],
])(
  'the line that a tap on "Add" in the section %s puts into the cart has the id %s [89], and without a note the empty value of that section %s',
  (section, id, _statement, modification) => {
    const dish = fixedDish({ name: 'Meatloaf', description: '', sizes: [] });
    expect(newCartItem(section, 1, dish, 'Large', 5000)).toMatchObject({ id, modification });
  },
);
