import { cart, pendingNotes } from '@simmer/shared/cart';
import { act, screen } from '@testing-library/react';
import { meatloaf, soup } from '../testing/dishes';
import { button, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const small = { ...meatloaf, modification: '' };
const large = { ...meatloaf, id: 'classic_1_Large', size: 'Large' };
const WRITTEN = /You wrote “No nuts” under Meatloaf with veggies/;

function writeOnMenu(text = 'No nuts'): void {
  pendingNotes.set({ [small.name]: { dishName: small.name, text } });
}

afterEach(() => {
  act(() => {
    pendingNotes.set({});
  });
});

describe('a note that was typed on the menu and not added', () => {
  it('can be added to a line of its dish that has none', async () => {
    writeOnMenu();
    const { user } = await renderCheckout({ items: [small, large, soup] });
    expect(screen.getByText(WRITTEN)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add it to .*Large/ })).not.toBeInTheDocument();
    await user.click(button('Add it to Meatloaf with veggies, Small'));
    const notes = cart.get().map(({ modification }) => modification);
    expect(notes).toEqual(['No nuts', 'No onions', '']);
    expect(screen.queryByText(WRITTEN)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus();
  });

  it('can be discarded, whether or not its dish is in the cart', async () => {
    writeOnMenu();
    const { user } = await renderCheckout({ items: [soup] });
    expect(screen.getByText(WRITTEN)).toHaveTextContent('which is not in your cart.');
    await user.click(button('Discard the note for Meatloaf with veggies'));
    expect(screen.queryByText(WRITTEN)).not.toBeInTheDocument();
  });

  it('is no matter when a line of its dish says the same', async () => {
    writeOnMenu('No onions');
    await renderCheckout({ items: [meatloaf] });
    expect(screen.queryByText(/You wrote/)).not.toBeInTheDocument();
  });
});
