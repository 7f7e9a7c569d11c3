import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { render, screen, within } from '@testing-library/react';
import type { SectionName } from '../dish-card/new-cart-item';
import { DishList } from '../menu-sections/dish-list';
import { CLASSICS } from './classics';
import { DESSERTS } from './desserts';
import { SOUPS } from './soups';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const LISTS = { classics: CLASSICS, soup: SOUPS, desserts: DESSERTS };

function renderSection(section: keyof typeof LISTS & SectionName) {
  render(<DishList section={section} dishes={LISTS[section]} />);
}

/** The text of each size row: label, feeds, price. */
function rowsOf(name: string): string[][] {
  const card = screen.getByRole('article', { name });
  return within(card)
    .getAllByRole('listitem')
    .map((row) => {
      const button = within(row).getByRole('button');
      expect(button).toHaveAccessibleName(/^Add /);
      return [...row.querySelectorAll('p')].flatMap((cell) =>
        [...cell.childNodes].map((part) => part.textContent ?? ''),
      );
    });
}

function renderAllSizes(): HTMLElement[] {
  for (const section of ['classics', 'soup', 'desserts'] as const) renderSection(section);
  const rows = screen
    .getAllByRole('article')
    .flatMap((card) => within(card).getAllByRole('listitem'));
  expect(rows).toHaveLength(4 * 2 + 4 + 9);
  return rows;
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

describe('the fixed menu on the cards', () => {
  it.each([
    [66, 'classics', 'Mississippi pot roast with veggies', DINNER],
    [67, 'classics', 'Meatloaf with veggies', DINNER],
    [68, 'classics', 'Beef mock rouladen', DINNER],
    [69, 'classics', 'Old fashioned ham salad', HAM_SALAD],
    [70, 'soup', 'Chicken taco soup', QUART],
    [71, 'soup', 'Chicken noodle soup', QUART],
    [72, 'soup', 'Stuffed potato soup', QUART],
    [73, 'soup', 'Pork green chili', QUART],
    [74, 'desserts', 'Coconut cream pie', PIE],
    [75, 'desserts', 'Key lime pie', PIE],
    [76, 'desserts', 'Bread pudding with bourbon sauce', pan('$25.00')],
    [77, 'desserts', 'Danish', pan('$25.00')],
    [78, 'desserts', 'Carrot cake with cream cheese frosting', pan('$40.00')],
    [79, 'desserts', 'German chocolate cake', pan('$45.00')],
    [80, 'desserts', 'Black forest cherry chocolate cake', pan('$50.00')],
    [81, 'desserts', 'Southern hummingbird cake', pan('$40.00')],
    [82, 'desserts', 'Banana split cake', pan('$50.00')],
  ] as const)('[%d] in %s: %s', (_statement, section, name, rows) => {
    renderSection(section);
    expect(rowsOf(name)).toEqual(rows);
  });

  it.each([
    [
      '[47]',
      'classics',
      [
        'Mississippi pot roast with veggies',
        'Meatloaf with veggies',
        'Beef mock rouladen',
        'Old fashioned ham salad',
      ],
    ],
    [
      '[52]',
      'soup',
      ['Chicken taco soup', 'Chicken noodle soup', 'Stuffed potato soup', 'Pork green chili'],
    ],
    [
      '[53]',
      'desserts',
      [
        'Coconut cream pie',
        'Key lime pie',
        'Bread pudding with bourbon sauce',
        'Danish',
        'Carrot cake with cream cheese frosting',
        'German chocolate cake',
        'Black forest cherry chocolate cake',
        'Southern hummingbird cake',
        'Banana split cake',
      ],
    ],
  ] as const)('%s %s are these dishes, in this order', (_statement, section, names) => {
    renderSection(section);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(names);
  });

  it('says in one line what each dish is like to eat', () => {
    for (const section of ['classics', 'soup', 'desserts'] as const) renderSection(section);
    const lines = [...CLASSICS, ...SOUPS, ...DESSERTS].map(({ description }) => description);
    expect(new Set(lines).size).toBe(17);
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z].{20,54}\.$/);
      expect(screen.getByText(line)).toBeVisible();
    }
  });

  it('shows every size of every dish with its price [62]', () => {
    for (const row of renderAllSizes()) {
      expect(within(row).getByText(/^\$\d+\.\d\d$/)).toBeVisible();
    }
  });

  it('offers to add every size of every dish [64]', () => {
    for (const row of renderAllSizes()) {
      const button = within(row).getByRole('button', { name: /^Add / });
      expect(button).toBeEnabled();
      expect(within(button).getByText('Add')).toBeVisible();
    }
  });

  it('offers an optional note on every dish, desserts too [63]', () => {
    for (const section of ['classics', 'soup', 'desserts'] as const) renderSection(section);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(17);
    for (const card of cards) {
      const name = within(card).getByRole('heading').textContent;
      expect(within(card).getByLabelText(`Note for ${String(name)}`)).not.toBeRequired();
    }
  });

  it('asks for a flavor of the Danish and of no other dessert [65]', () => {
    renderSection('desserts');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    const danish = screen.getByRole('article', { name: 'Danish' });
    expect(within(danish).getByLabelText('Flavor for Danish')).toBeVisible();
  });

  it('offers the nine Danish flavors in their order [83]', () => {
    renderSection('desserts');
    const [, ...flavors] = screen.getAllByRole('option');
    expect(flavors.map((flavor) => flavor.textContent)).toEqual([
      'Cherry',
      'SourCherry',
      'Blueberry',
      'Lemon',
      'Strawberry',
      'Raspberry',
      'Rhubarb',
      'Apple',
      'Mixed Berry',
    ]);
  });

  it('starts the flavors with the empty option "Select Flavor" [84]', () => {
    renderSection('desserts');
    expect(screen.getByLabelText('Flavor for Danish')).toHaveDisplayValue('Select Flavor');
    expect(screen.getByLabelText('Flavor for Danish')).toHaveValue('');
  });
});
