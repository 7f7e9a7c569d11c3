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

  it.each<[SectionName, string]>([
    ['classics', 'classic_1_Large'],
    ['monthly', 'classic_1_Large'],
    ['soup', 'soup_1_Large'],
    ['desserts', 'classic_1_Large'],
  ])('in the section %s has the id %s [89]', (section, id) => {
    expect(newCartItem({ ...choice, section }).id).toBe(id);
  });

  it.each<[SectionName, string, '' | null]>([
    ['classics', '[100]', ''],
    ['monthly', '[100]', ''],
    ['soup', '[100]', ''],
    ['desserts', '[101]', null],
  ])(
    'without a note in %s has the empty value of that section %s',
    (section, _statement, blank) => {
      expect(newCartItem({ ...choice, section }).modification).toBe(blank);
    },
  );

  it.each<[SectionName, string]>([
    ['classics', '[100]'],
    ['monthly', '[100]'],
    ['soup', '[100]'],
    ['desserts', '[101]'],
  ])('keeps the guest’s note in the section %s %s', (section) => {
    const item = withOptions(newCartItem({ ...choice, section }), 'No onions', null);
    expect(item.modification).toBe('No onions');
  });
});
