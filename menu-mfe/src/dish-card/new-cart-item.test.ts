import { newCartItem, withWishes, type SectionName } from './new-cart-item';

const choice = {
  section: 'classics',
  index: 1,
  name: 'Meatloaf with veggies',
  sizeLabel: 'Large',
  priceCents: 5000,
} as const;

describe('what one tap on "Add" asks the cart for', () => {
  it('names dish, size and price, under an id of prefix, place and size [88]', () => {
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
  ])('calls a dish of the section %s %s [89]', (section, id) => {
    expect(newCartItem({ ...choice, section }).id).toBe(id);
  });

  it.each<[SectionName, string, '' | null]>([
    ['classics', '[100]', ''],
    ['monthly', '[100]', ''],
    ['soup', '[100]', ''],
    ['desserts', '[101]', null],
  ])('without a note, gives %s the blank that belongs there %s', (section, _statement, blank) => {
    expect(newCartItem({ ...choice, section }).modification).toBe(blank);
  });

  it.each<[SectionName, string]>([
    ['classics', '[100]'],
    ['monthly', '[100]'],
    ['soup', '[100]'],
    ['desserts', '[101]'],
  ])('keeps the note of a guest in the section %s %s', (section) => {
    const item = withWishes(newCartItem({ ...choice, section }), 'No onions', null);
    expect(item.modification).toBe('No onions');
  });

  it('takes the flavor along, and leaves everything else as it was', () => {
    const item = newCartItem(choice);
    expect(withWishes(item, '', 'Cherry')).toEqual({ ...item, flavor: 'Cherry' });
  });
});
