import { cart } from '@simmer/shared/cart';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cherryDanish, danish, meatloaf, soup, stew } from '../../testing/dishes';
import { storeMenu } from '../../testing/fake-firebase';
import { address, button, FILLED_IN, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const lines = () => screen.getAllByRole('listitem');
const minus = () => button('Decrease quantity of Meatloaf with veggies, Small');
const plus = () => button('Increase quantity of Meatloaf with veggies, Small');

it('an empty cart says so, offers nothing to submit, and leads back to the menu [103] [104] [128] [130]', async () => {
  const { user } = await renderCheckout();
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.queryByText('Your Order')).not.toBeInTheDocument();
  expect(document.querySelector('form')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to Menu' }));
  expect(address()).toBe('/');
});

it('the cart shows a line for each item: name, size, how to cook it, note, flavor, price, unit price, and the quantity between two buttons [86] [105] [106] [107] [108] [109] [110] [111]', async () => {
  const cooking = 'Raw: 8 hours on LOW';
  await renderCheckout({ items: [{ ...meatloaf, cooking }, soup, cherryDanish] });
  expect(screen.getByRole('heading', { level: 1, name: 'Your Order' })).toBeVisible();
  const [first, second, third] = lines();
  expect(lines()).toHaveLength(3);
  expect(first).toHaveTextContent(/Meatloaf with veggies.*Small.*Raw: 8 hours on LOW/);
  expect(first).toHaveTextContent('$60.00 (2 at $30.00 each)');
  expect(within(first!).getByText('No onions')).toBeVisible();
  expect(second).toHaveTextContent(/Chicken taco soup.*Quart/);
  expect(second).not.toHaveTextContent(/Note|Flavor/);
  expect(third).toHaveTextContent('Flavor: Cherry');
  const group = screen.getByRole('group', { name: 'Quantity of Meatloaf with veggies, Small' });
  expect(group).toHaveTextContent('2');
  expect(within(group).getAllByRole('button')).toEqual([minus(), plus()]);
});

it('the quantity goes from one to the owner’s maximum; the total follows, and the focus never ends on a disabled button [93] [94] [95] [96] [98] [118]', async () => {
  const { user } = await renderCheckout({ items: [meatloaf], ordering: { maxQuantity: 3 } });
  await user.click(plus());
  expect(lines()[0]).toHaveTextContent('$90.00 (3 at $30.00 each)');
  expect(screen.getByText('$90.00', { selector: 'strong' })).toBeVisible();
  expect(plus()).toBeDisabled();
  expect(minus()).toHaveFocus();
  expect(screen.getByText('3 is the maximum')).toHaveAttribute('role', 'status');
  await user.click(minus());
  await user.click(minus());
  expect(minus()).toBeDisabled();
  expect(plus()).toHaveFocus();
  expect(cart.get()[0]?.quantity).toBe(1);
});

describe('removing a line', () => {
  it('focuses the next line, is announced, and can be undone in place, with a note that was not saved [92] [112]', async () => {
    const { user } = await renderCheckout({ items: [meatloaf, soup] });
    await user.click(button('Change note: Meatloaf with veggies, Small'));
    await user.keyboard(', no nuts');
    const remove = button('Remove Meatloaf with veggies, Small');
    expect(remove).toHaveTextContent(/^Remove$/);
    await user.click(remove);
    expect(cart.get()).toEqual([soup]);
    expect(button('Remove Chicken taco soup, Quart')).toHaveFocus();
    expect(
      screen.getByText('Removed Meatloaf with veggies, Small.', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    await user.click(button('Undo'));
    expect(cart.get()).toEqual([{ ...meatloaf, modification: 'No onions, no nuts' }, soup]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('takes no second line along when it is double-clicked', async () => {
    const { user } = await renderCheckout({ items: [meatloaf, soup] });
    await user.click(button('Remove Meatloaf with veggies, Small'));
    // The next line has come to the place of the first.
    fireEvent.click(button('Remove Chicken taco soup, Quart'), { detail: 2 });
    expect(cart.get()).toEqual([soup]);
  });

  it('is announced for each of two lines that read the same', async () => {
    const plain = { ...meatloaf, id: 'plain', modification: '' };
    const { user } = await renderCheckout({ items: [meatloaf, plain, soup] });
    const remove = () =>
      user.click(screen.getAllByRole('button', { name: /^Remove Meatloaf/ })[0]!);
    await remove();
    const said = screen.getByText(/^Removed Meatloaf/, { selector: '[role=status]' });
    const first = said.textContent;
    await remove();
    expect(said.textContent).not.toBe(first);
    expect(said).toHaveTextContent('Removed Meatloaf with veggies, Small.');
  });

  it('can be undone when it was the only line, and says that the cart is empty [103] [112]; another dish with the same id ends the offer to undo', async () => {
    const { user } = await renderCheckout({ items: [soup] });
    await user.click(button('Remove Chicken taco soup, Quart'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toHaveFocus();
    await user.click(button('Undo'));
    expect(cart.get()).toEqual([soup]);
    await user.click(button('Remove Chicken taco soup, Quart'));
    act(() => cart.restore([{ ...soup, name: 'PIE', documentId: 'pie' }]));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(button('Remove PIE, Quart'));
    await user.click(button('Undo'));
    expect(cart.get()).toMatchObject([{ name: 'PIE' }]);
  });
});

it('a Danish without a flavor can be given one on its line; another choice merges it with an equal line [85] [90]', async () => {
  const { user } = await renderCheckout({ items: [danish, cherryDanish] });
  const choice = () => screen.getByLabelText('Choose a flavor');
  expect(choice()).toHaveDisplayValue('Select Flavor');
  expect(within(choice()).getAllByRole('option')).toHaveLength(6);
  await user.selectOptions(choice(), 'Rhubarb');
  expect(lines()[0]).toHaveTextContent('Flavor: Rhubarb');
  await user.selectOptions(choice(), 'Cherry');
  expect(lines()).toHaveLength(1);
  expect(cart.get()[0]?.quantity).toBe(2);
  const combined = 'The two lines of Danish, 9 X 13, Cherry have been combined.';
  expect(screen.getByText(combined)).toHaveAttribute('role', 'status');
});

it('a new name, price and allergen are shown on the line, and are in the order once the guest keeps the dish', async () => {
  const sizes = [{ label: 'Large', price: 31 }];
  storeMenu([{ id: 'stew', data: { name: 'BEEF STEW', sizes, tags: ['peanuts'] } }]);
  const { user, sent, submit } = await renderCheckout({ items: [soup, stew], typed: FILLED_IN });
  const total = () => screen.getByRole('region', { name: 'Total' });
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(/^The menu has changed since you added/);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(sent).toHaveLength(0);
  const changes =
    'STEW, Large is now BEEF STEW, $31.00 instead of $25.00. The menu now says about STEW, Large: Contains peanuts.';
  expect(screen.getByText(changes)).toBeVisible();
  expect(total()).toHaveTextContent('Total $50.00');

  await user.click(button('Keep it with this change'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('Add a note: BEEF STEW, Large')).toHaveFocus();
  expect(total()).toHaveTextContent('Total $56.00');
  await submit();
  const orders: unknown = expect.stringContaining('Diet and allergens: Contains peanuts');
  expect(sent).toMatchObject([{ total: '56.00', orders }]);
});
