import { newCartItem, withOptions, type SectionName } from './new-cart-item';

const choice = {
  section: 'classics',
  index: 1,
  name: 'Meatloaf with veggies',
  sizeLabel: 'Large',
  priceCents: 5000,
  tags: '',
} as const;

describe('the line that a tap on "Add" puts into the cart', () => {
  it('has the dish, size and price, and an id made of prefix, position and size [88]', () => {
    expect(newCartItem(choice)).toEqual({
      id: 'classic_1_Large',
      name: 'Meatloaf with veggies',
      size: 'Large',
      priceCents: 5000,
      modification: '',
      flavor: null,
    });
  });

  it.each<[SectionName, string, string, '' | null]>([
    ['classics', 'classic_1_Large', '[100]', ''],
    ['monthly', 'classic_1_Large', '[100]', ''],
    ['soup', 'soup_1_Large', '[100]', ''],
    ['desserts', 'classic_1_Large', '[101]', null],
  ])(
    'in the section %s has the id %s [89], and the guest’s note or the empty value of that section %s',
    (section, id, _statement, blank) => {
      const line = newCartItem({ ...choice, section });
      expect(line).toMatchObject({ id, modification: blank });
      expect(withOptions(line, 'No onions', null).modification).toBe('No onions');
    },
  );
});
