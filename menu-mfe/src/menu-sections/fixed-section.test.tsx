import { cart } from '@simmer/shared/cart';
import type { DishState } from '@simmer/shared/dish-states';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dishStates } from '../fixed-menu/dish-states-store';
import { fixedDishes } from '../fixed-menu/fixed-dish';
import { render } from '../testing/render';
import { FixedSection } from './fixed-section';

const SOUP = fixedDishes('soup', testSiteConfig);
const [TACO, NOODLE] = SOUP.map(({ name }) => name) as [string, string];

function become(states: Readonly<Record<string, Partial<DishState>>>) {
  const whole = Object.entries(states).map(
    ([name, state]) =>
      [name, { isSoldOut: false, isHidden: false, photoColor: '', tags: [], ...state }] as const,
  );
  act(() => dishStates.set(new Map(whole)));
}
const card = (name: string) => screen.getByRole('article', { name });

beforeEach(() => {
  cart.clear();
  dishStates.set(undefined);
  render(<FixedSection section="soup" dishes={SOUP} />);
});

describe('a fixed dish', () => {
  it('that is sold out says so and cannot be added; a line in the cart stays', async () => {
    const add = within(card(TACO)).getByRole('button');
    await userEvent.click(add);
    become({ [TACO]: { isSoldOut: true } });
    expect(within(card(TACO)).getByText('Sold out', { selector: 'p' })).toBeVisible();
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleName(`Add ${TACO}, Quart, $25.00, sold out`);
    expect(within(card(NOODLE)).getByRole('button')).toBeEnabled();
    expect(cart.get()).toHaveLength(1);
  });

  it('that is hidden disappears, and the others keep their places in the cart', async () => {
    become({ [TACO]: { isHidden: true } });
    expect(screen.queryByText(TACO)).toBeNull();
    await userEvent.click(within(card(NOODLE)).getByRole('button'));
    expect(cart.get()).toMatchObject([{ id: 'soup_1_Quart', name: NOODLE }]);
  });

  it('that sells out while a guest is reading is announced, unlike one that was sold out before', () => {
    become({ [NOODLE]: { isSoldOut: true } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    become({ [NOODLE]: { isSoldOut: true }, [TACO]: { isSoldOut: true } });
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${TACO} is sold out\\.$`));
  });
});

it('a section whose dishes the owner has all hidden says that it is taking a break', () => {
  become(Object.fromEntries(SOUP.map(({ name }) => [name, { isHidden: true }])));
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.getByText('Taking a break. Please check back soon.')).toBeVisible();
});
