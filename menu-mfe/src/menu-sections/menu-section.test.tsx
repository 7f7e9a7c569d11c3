import { cart } from '@simmer/shared/cart';
import type { StoredDocument } from '@simmer/shared/firebase';
import { fixedDishes } from '@simmer/shared/menu';
import { createMenuStore, type MenuStore } from '@simmer/shared/menu-store';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '../testing/render';
import { MenuSection } from './menu-section';

const SOUP = fixedDishes('soup', testSiteConfig.fixedMenu);
const [TACO, NOODLE] = SOUP.map(({ name }) => name) as [string, string];
let store: MenuStore;

/** What the owner has set, by the dish's name. */
function become(changes: Readonly<Record<string, object>>, own: readonly StoredDocument[] = []) {
  const documents = Object.entries(changes).map(([id, data]) => {
    return { id, data: { fixed: true, ...data } };
  });
  act(() => store.show([...documents, ...own]));
}
const card = (name: string) => screen.getByRole('article', { name });
const cards = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading'));

beforeEach(() => {
  cart.clear();
  store = createMenuStore(async () => []);
  render(<MenuSection section="soup" store={store} />);
});

describe('a fixed dish', () => {
  it('that is sold out says so and cannot be added; a line in the cart stays', async () => {
    const add = within(card(TACO)).getByRole('button');
    await userEvent.click(add);
    become({ [TACO]: { soldOut: true } });
    expect(within(card(TACO)).getByText('Sold out', { selector: 'p' })).toBeVisible();
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleName(`Add ${TACO}, Quart, $25.00, sold out`);
    expect(within(card(NOODLE)).getByRole('button')).toBeEnabled();
    expect(cart.get()).toHaveLength(1);
  });

  it('that is hidden disappears, and the others keep their places in the cart', async () => {
    become({ [TACO]: { hidden: true } });
    expect(screen.queryByText(TACO)).toBeNull();
    await userEvent.click(within(card(NOODLE)).getByRole('button'));
    expect(cart.get()).toMatchObject([{ id: 'soup_1_Quart', name: NOODLE }]);
  });

  it('that sells out while a guest is reading is announced, unlike one that was sold out before', () => {
    become({ [NOODLE]: { soldOut: true } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    become({ [NOODLE]: { soldOut: true }, [TACO]: { soldOut: true } });
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${TACO} is sold out\\.$`));
  });

  it('has the words, sizes, prices and flavors that the owner has set, and a line of it too', async () => {
    const sizes = [{ label: 'Pint', price: 14.5, feeds: 'feeds 2' }];
    become({ [TACO]: { description: 'With beans.', sizes, flavors: ['Hot', 'Mild'] } });
    const taco = within(card(TACO));
    expect(taco.getByText('With beans.')).toBeVisible();
    expect(taco.getByText('feeds 2')).toBeVisible();
    await userEvent.selectOptions(taco.getByLabelText(`Flavor for ${TACO}`), 'Mild');
    await userEvent.click(taco.getByRole('button', { name: `Add ${TACO}, Pint, $14.50` }));
    expect(cart.get()).toMatchObject([{ name: TACO, priceCents: 1450, flavor: 'Mild' }]);
    expect(cart.get()[0]).not.toHaveProperty('documentId');
  });
});

it('a dish of the owner’s own stands after the dishes that are always on the menu of its section, and in no other', async () => {
  const own = { description: 'Red.', sizes: [{ label: 'Quart', price: 9 }] };
  become({}, [
    { id: 'a', data: { ...own, name: 'BORSCHT', section: 'soup' } },
    { id: 'b', data: { ...own, name: 'PIE', section: 'desserts' } },
    { id: 'c', data: { ...own, name: 'STEW' } },
  ]);
  const names = [...SOUP.map(({ name }) => name), 'BORSCHT'];
  expect(cards().map(({ textContent }) => textContent)).toEqual(names);
  await userEvent.click(screen.getByRole('button', { name: 'Add BORSCHT, Quart, $9.00' }));
  expect(cart.get()).toMatchObject([{ id: 'soup_4_Quart', documentId: 'a' }]);
});

it('a section whose dishes the owner has all hidden says that it is taking a break', () => {
  become(Object.fromEntries(SOUP.map(({ name }) => [name, { hidden: true }])));
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.getByText('Taking a break. Please check back soon.')).toBeVisible();
});
