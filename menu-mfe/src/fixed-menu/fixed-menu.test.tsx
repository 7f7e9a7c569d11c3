import { render, screen, within } from '@testing-library/react';
import { DishList } from '../menu-sections/dish-list';
import { FIXED_MENU, type FixedSectionName } from './fixed-menu';

function renderSection(section: FixedSectionName) {
  render(<DishList section={section} dishes={FIXED_MENU[section]} />);
}

/** The text of each size row of a card: label, feeds, price. */
function rowsOf(name: string): string[][] {
  const card = within(screen.getByRole('article', { name }));
  expect(card.getByLabelText(`Note for ${name}`)).not.toBeRequired();
  return card.getAllByRole('listitem').map((row) => {
    expect(within(row).getByRole('button', { name: /^Add / })).toBeEnabled();
    return [...row.querySelectorAll('p')].flatMap((cell) =>
      [...cell.childNodes].map((part) => part.textContent ?? ''),
    );
  });
}

const DINNER = [
  ['Small', 'feeds 3-4', '$30.00'],
  ['Large', 'feeds 6-8', '$50.00'],
];
const HAM_SALAD = [
  ['Small', '1 pound', '$13.50'],
  ['Large', '2 pounds', '$25.00'],
];
const QUART = [['Quart', 'feeds 3-4', '$25.00']];
const PIE = [['9inch', 'one whole pie', '$25.00']];
const pan = (price: string) => [['9 X 13', 'about 12 pieces', price]];

const DISHES = [
  ['[66]', 'classics', 'Mississippi pot roast with veggies', DINNER],
  ['[67]', 'classics', 'Meatloaf with veggies', DINNER],
  ['[68]', 'classics', 'Beef mock rouladen', DINNER],
  ['[69]', 'classics', 'Old fashioned ham salad', HAM_SALAD],
  ['[70]', 'soup', 'Chicken taco soup', QUART],
  ['[71]', 'soup', 'Chicken noodle soup', QUART],
  ['[72]', 'soup', 'Stuffed potato soup', QUART],
  ['[73]', 'soup', 'Pork green chili', QUART],
  ['[74]', 'desserts', 'Coconut cream pie', PIE],
  ['[75]', 'desserts', 'Key lime pie', PIE],
  ['[76]', 'desserts', 'Bread pudding with bourbon sauce', pan('$25.00')],
  ['[77]', 'desserts', 'Danish', pan('$25.00')],
  ['[78]', 'desserts', 'Carrot cake with cream cheese frosting', pan('$40.00')],
  ['[79]', 'desserts', 'German chocolate cake', pan('$45.00')],
  ['[80]', 'desserts', 'Black forest cherry chocolate cake', pan('$50.00')],
  ['[81]', 'desserts', 'Southern hummingbird cake', pan('$40.00')],
  ['[82]', 'desserts', 'Banana split cake', pan('$50.00')],
] as const;

describe('the fixed menu on the cards', () => {
  it.each(DISHES)(
    '%s in %s: %s; every size with its price can be added [62] [64], with an optional note [63]',
    (_statement, section, name, rows) => {
      renderSection(section);
      expect(rowsOf(name)).toEqual(rows);
    },
  );

  it.each([
    ['[47]', 'classics'],
    ['[52]', 'soup'],
    ['[53]', 'desserts'],
  ] as const)(
    '%s %s are these dishes, in this order, each with its words',
    (_statement, section) => {
      renderSection(section);
      for (const dish of FIXED_MENU[section])
        expect(screen.getByText(dish.description)).toBeVisible();
      const headings = screen.getAllByRole('heading', { level: 3 });
      expect(headings.map((heading) => heading.textContent)).toEqual(
        DISHES.flatMap(([, of, name]) => (of === section ? [name] : [])),
      );
    },
  );

  it('asks for a flavor of the Danish and of no other dessert [65]: “Select Flavor”, then nine in their order [83] [84]', () => {
    renderSection('desserts');
    const field = screen.getByRole('combobox', { name: 'Flavor for Danish' });
    expect(field).toHaveValue('');
    const options = within(field).getAllByRole('option');
    expect(options.map((option) => option.textContent).join(', ')).toBe(
      'Select Flavor, Cherry, SourCherry, Blueberry, Lemon, Strawberry, Raspberry, Rhubarb, Apple, Mixed Berry',
    );
    expect(screen.getAllByRole('combobox')).toEqual([field]);
  });
});
