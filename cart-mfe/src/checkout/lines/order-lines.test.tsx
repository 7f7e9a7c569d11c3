import { cart } from '@simmer/shared/cart';
import { act, screen, within } from '@testing-library/react';
import { draft } from '../../order/draft-store';
import { cherryDanish, danish, meatloaf, soup } from '../../testing/dishes';
import { address, button, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

afterEach(() => {
  cart.clear();
  draft.clear();
});

const lines = () => screen.getAllByRole('listitem');
const lineOf = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
const minus = () => button('Decrease quantity of Meatloaf with veggies, Small');
const plus = () => button('Increase quantity of Meatloaf with veggies, Small');

describe('an empty cart', () => {
  it('says so [103]', async () => {
    await renderCheckout({});
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    expect(screen.queryByText('Your Order')).not.toBeInTheDocument();
  });

  it('leads back to the menu [104]', async () => {
    const { user } = await renderCheckout({});
    await user.click(screen.getByRole('link', { name: 'Back to Menu' }));
    expect(address()).toBe('/');
  });

  it('offers nothing to submit [128]', async () => {
    await renderCheckout({});
    expect(screen.queryByRole('button', { name: 'Submit Order' })).not.toBeInTheDocument();
  });
});

describe('a cart with items', () => {
  it('has the heading “Your Order” [105]', async () => {
    await renderCheckout({ items: [soup] });
    expect(screen.getByRole('heading', { level: 1, name: 'Your Order' })).toBeVisible();
  });

  it('shows a line for each item, with its name and size [106] [107]', async () => {
    await renderCheckout({ items: [meatloaf, soup, cherryDanish] });
    expect(lines()).toHaveLength(3);
    expect(lines()[0]).toHaveTextContent(/Meatloaf with veggies.*Small/);
    expect(lines()[1]).toHaveTextContent(/Chicken taco soup.*Quart/);
  });

  it('shows the flavor of a Danish, and none where there is none [108]', async () => {
    await renderCheckout({ items: [soup, cherryDanish] });
    expect(lineOf('Danish')).toHaveTextContent('Flavor: Cherry');
    expect(lineOf('Chicken taco soup')).not.toHaveTextContent('Flavor');
  });

  it('shows the guest’s note, and none where there is none [109]', async () => {
    await renderCheckout({ items: [meatloaf, soup, danish] });
    expect(within(lineOf('Meatloaf with veggies')).getByText('No onions')).toBeVisible();
    expect(lineOf('Chicken taco soup')).not.toHaveTextContent('Note');
    expect(lineOf('Danish')).not.toHaveTextContent('Note');
  });

  it('shows the price of the line and of each [86] [110]', async () => {
    await renderCheckout({ items: [meatloaf] });
    expect(lineOf('Meatloaf with veggies')).toHaveTextContent('$60.00 (2 at $30.00 each)');
  });

  it('shows the quantity between two labeled buttons [111]', async () => {
    await renderCheckout({ items: [meatloaf] });
    const group = screen.getByRole('group', { name: 'Quantity of Meatloaf with veggies, Small' });
    expect(group).toHaveTextContent('2');
    expect(within(group).getAllByRole('button')).toEqual([minus(), plus()]);
  });

  it('raises and lowers the quantity, and the total follows [93] [94] [98] [118]', async () => {
    const { user } = await renderCheckout({ items: [meatloaf] });
    await user.click(plus());
    expect(lineOf('Meatloaf with veggies')).toHaveTextContent('$90.00 (3 at $30.00 each)');
    expect(screen.getByText('$90.00', { selector: 'strong' })).toBeVisible();
    await user.click(minus());
    expect(cart.get()[0]?.quantity).toBe(2);
  });

  it('never goes below one: minus is disabled, and the focus moves to plus [95]', async () => {
    const { user } = await renderCheckout({ items: [meatloaf] });
    await user.click(minus());
    expect(minus()).toBeDisabled();
    expect(plus()).toHaveFocus();
    expect(cart.get()[0]?.quantity).toBe(1);
  });

  it('stops at the owner’s maximum [96]', async () => {
    const { user } = await renderCheckout({ items: [meatloaf], ordering: { maxQuantity: 3 } });
    await user.click(plus());
    expect(plus()).toBeDisabled();
    expect(minus()).toHaveFocus();
    expect(cart.get()[0]?.quantity).toBe(3);
    expect(screen.getByText('3 is the maximum')).toHaveAttribute('role', 'status');
  });
});

describe('removing a line', () => {
  it('removes that line and focuses the next [92] [112]', async () => {
    const { user } = await renderCheckout({ items: [meatloaf, soup] });
    const remove = button('Remove Meatloaf with veggies, Small');
    expect(remove).toHaveTextContent(/^Remove$/);
    await user.click(remove);
    expect(
      screen.queryByRole('heading', { name: 'Meatloaf with veggies' }),
    ).not.toBeInTheDocument();
    expect(button('Remove Chicken taco soup, Quart')).toHaveFocus();
  });

  it('is announced, and can be undone in place [92]', async () => {
    const { user } = await renderCheckout({ items: [meatloaf, soup] });
    await user.click(button('Remove Meatloaf with veggies, Small'));
    expect(
      screen.getByText('Removed Meatloaf with veggies, Small.', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    await user.click(button('Undo'));
    expect(cart.get()).toEqual([meatloaf, soup]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('can be undone when it was the only line, and says that the cart is empty [103] [112]', async () => {
    const { user } = await renderCheckout({ items: [soup] });
    await user.click(button('Remove Chicken taco soup, Quart'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toHaveFocus();
    await user.click(button('Undo'));
    expect(cart.get()).toEqual([soup]);
  });
});

it('a removal is no longer undone once another dish has the line’s id: it would take its place', async () => {
  const { user } = await renderCheckout({ items: [soup] });
  await user.click(button('Remove Chicken taco soup, Quart'));
  act(() => {
    cart.restore([{ ...soup, name: 'PIE', documentId: 'pie' }]);
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(button('Remove PIE, Quart'));
  await user.click(button('Undo'));
  expect(cart.get()).toMatchObject([{ name: 'PIE' }]);
});

describe('a Danish without a flavor', () => {
  it('can be given one of the nine flavors on its line [85]', async () => {
    const { user } = await renderCheckout({ items: [danish] });
    const choice = screen.getByLabelText('Choose a flavor');
    expect(choice).toHaveDisplayValue('Select Flavor');
    expect(within(choice).getAllByRole('option')).toHaveLength(10);
    await user.selectOptions(choice, 'Rhubarb');
    expect(lineOf('Danish')).toHaveTextContent('Flavor: Rhubarb');
    expect(cart.get()[0]?.flavor).toBe('Rhubarb');
  });

  it('lets the guest change the flavor again [85]', async () => {
    const { user } = await renderCheckout({ items: [danish] });
    await user.selectOptions(screen.getByLabelText('Choose a flavor'), 'Rhubarb');
    await user.selectOptions(screen.getByLabelText('Choose a flavor'), 'Apple');
    expect(cart.get()[0]?.flavor).toBe('Apple');
  });

  it('is merged with the Danish it is now equal to [90]', async () => {
    const { user } = await renderCheckout({ items: [danish, cherryDanish] });
    await user.selectOptions(screen.getByLabelText('Choose a flavor'), 'Cherry');
    expect(lines()).toHaveLength(1);
    expect(cart.get()[0]?.quantity).toBe(2);
    expect(
      screen.getByText('The two lines of Danish, 9 X 13, Cherry have been combined.'),
    ).toHaveAttribute('role', 'status');
  });
});
