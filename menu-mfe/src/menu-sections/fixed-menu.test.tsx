import { fixedDishes, type FixedSectionName } from '@simmer/shared/menu';
import { render, screen, within } from '@testing-library/react';
import { DishList } from '../section/dish-list';

function renderSection(section: FixedSectionName) {
  render(<DishList section={section} dishes={fixedDishes(section)} />);
}

/** The name of a dish, and of each size that can be added: label, feeds, price. */
function readCard(card: HTMLElement): string {
  const sizes = within(card).getAllByRole('listitem');
  for (const size of sizes)
    expect(within(size).getByRole('button', { name: /^Add / })).toBeEnabled();
  const texts = sizes.map((size) =>
    [...size.querySelectorAll('p > span, p + p')].map(({ textContent }) => textContent).join(' '),
  );
  return `${within(card).getByRole('heading').textContent}: ${texts.join(', ')}`;
}

const CLASSICS = `
Mississippi pot roast with veggies: Small feeds 3-4 $30.00, Large feeds 6-8 $50.00
Meatloaf with veggies: Small feeds 3-4 $30.00, Large feeds 6-8 $50.00
Beef mock rouladen: Small feeds 3-4 $30.00, Large feeds 6-8 $50.00
Old fashioned ham salad: Small 1 pound $13.50, Large 2 pounds $25.00`;
const SOUP = `
Chicken taco soup: Quart feeds 3-4 $25.00
Chicken noodle soup: Quart feeds 3-4 $25.00
Stuffed potato soup: Quart feeds 3-4 $25.00
Pork green chili: Quart feeds 3-4 $25.00`;
const DESSERTS = `
Coconut cream pie: 9inch one whole pie $25.00
Key lime pie: 9inch one whole pie $25.00
Bread pudding with bourbon sauce: 9 X 13 about 12 pieces $25.00
Danish: 9 X 13 about 12 pieces $25.00
Carrot cake with cream cheese frosting: 9 X 13 about 12 pieces $40.00
German chocolate cake: 9 X 13 about 12 pieces $45.00
Black forest cherry chocolate cake: 9 X 13 about 12 pieces $50.00
Southern hummingbird cake: 9 X 13 about 12 pieces $40.00
Banana split cake: 9 X 13 about 12 pieces $50.00`;

it.each([
  ['[47] [66] [67] [68] [69]', 'classics', CLASSICS],
  ['[52] [70] [71] [72] [73]', 'soup', SOUP],
  ['[53] [74] [75] [76] [77] [78] [79] [80] [81] [82]', 'desserts', DESSERTS],
] as const)(
  '%s: the section %s lists these dishes in this order, each with its description; every size with its price can be added [62] [64], with an optional note [63]',
  (_statements, section, dishes) => {
    renderSection(section);
    expect(screen.getAllByRole('article').map(readCard)).toEqual(dishes.trim().split('\n'));
    for (const { name, description } of fixedDishes(section)) {
      expect(screen.getByText(description)).toBeVisible();
      expect(screen.getByLabelText(`Note for ${name}`)).not.toBeRequired();
    }
  },
);

it('the menu asks for a flavor of the Danish and of no other dessert [65]: “Select Flavor”, then nine in their order [83] [84]', () => {
  renderSection('desserts');
  const field = screen.getByRole('combobox', { name: 'Flavor for Danish' });
  expect(field).toHaveValue('');
  const options = within(field).getAllByRole('option');
  expect(options.map((option) => option.textContent).join(', ')).toBe(
    'Select Flavor, Cherry, SourCherry, Blueberry, Lemon, Strawberry, Raspberry, Rhubarb, Apple, Mixed Berry',
  );
  expect(screen.getAllByRole('combobox')).toEqual([field]);
});
