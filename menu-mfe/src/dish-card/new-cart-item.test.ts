import { newCartItem, withOptions, type SectionName } from './new-cart-item';

it.each<[SectionName, string, string, '' | null]>([
  ['classics', 'classic_1_Large', '[100]', ''],
  ['monthly', 'classic_1_Large', '[100]', ''],
  ['soup', 'soup_1_Large', '[100]', ''],
  ['desserts', 'classic_1_Large', '[101]', null],
])(
  'the line that a tap on "Add" in the section %s puts into the cart has the id %s [89], and the guest’s note or the empty value of that section %s',
  (section, id, _statement, blank) => {
    const dish = { index: 1, name: 'Meatloaf', sizeLabel: 'Large', priceCents: 5000, tags: '' };
    const line = newCartItem({ ...dish, section });
    expect(line).toMatchObject({ id, modification: blank });
    expect(withOptions(line, 'No onions', null).modification).toBe('No onions');
  },
);
