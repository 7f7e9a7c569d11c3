import { cart, MAX_NOTE_LENGTH, pendingNotes } from '@simmer/shared/cart';
import { act, screen } from '@testing-library/react';
import { draft } from '../order/draft-store';
import { meatloaf, soup } from '../testing/dishes';
import { button, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const small = { ...meatloaf, modification: '' };
const large = { ...small, id: 'classic_1_Large', size: 'Large' };
const QUESTION = /You wrote “No nuts” under Meatloaf with veggies/;
const notes = () => cart.get().map(({ modification }) => modification);

function writeOnMenu(text = 'No nuts', dishName = small.name): void {
  pendingNotes.set({ [dishName]: { dishName, text } });
}

afterEach(() => {
  act(() => {
    pendingNotes.set({});
    cart.clear();
    draft.clear();
  });
});

describe('a note that was typed on the menu and not added', () => {
  it('goes with the dish when the guest says so', async () => {
    writeOnMenu();
    const { user } = await renderCheckout({ items: [small, soup] });
    expect(screen.getAllByText(QUESTION)).toHaveLength(1);
    await user.click(button('Yes, add it to Meatloaf with veggies, Small'));
    expect(notes()).toEqual(['No nuts', '']);
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    expect(pendingNotes.get()).toEqual({});
    expect(button('Change note: Meatloaf with veggies, Small')).toHaveFocus();
  });

  it('is let go when the guest says no', async () => {
    writeOnMenu();
    const { user } = await renderCheckout({ items: [small] });
    await user.click(button('No, keep Meatloaf with veggies, Small as it is'));
    expect(notes()).toEqual(['']);
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    expect(pendingNotes.get()).toEqual({});
  });

  it('is asked about for each size, and kept until the last answer', async () => {
    writeOnMenu();
    const { user } = await renderCheckout({ items: [small, large] });
    expect(screen.getAllByText(QUESTION)).toHaveLength(2);
    await user.click(button('No, keep Meatloaf with veggies, Small as it is'));
    expect(Object.keys(pendingNotes.get())).toHaveLength(1);
    await user.click(button('Yes, add it to Meatloaf with veggies, Large'));
    expect(notes()).toEqual(['', 'No nuts']);
    expect(pendingNotes.get()).toEqual({});
  });

  it('joins the note that the line has', async () => {
    writeOnMenu();
    const { user } = await renderCheckout({ items: [meatloaf] });
    await user.click(button('Yes, add it to Meatloaf with veggies, Small'));
    expect(notes()).toEqual(['No onions; No nuts']);
  });

  it('replaces the note of the line when there is no room for both, and only if the guest says so', async () => {
    writeOnMenu();
    const long = 'x'.repeat(MAX_NOTE_LENGTH - 3);
    const { user } = await renderCheckout({ items: [{ ...meatloaf, modification: long }] });
    await user.click(button('Yes, replace it on Meatloaf with veggies, Small'));
    expect(notes()).toEqual(['No nuts']);
  });

  it('holds the order back until the guest has answered', async () => {
    writeOnMenu();
    draft.change({ time: 'noon', address: '12 Oak Street' });
    const { user, sent } = await renderCheckout({ items: [small] });
    await user.click(button('Submit Order'));
    expect(sent).toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent(/your note/);
    await user.click(button('Go to the note for Meatloaf with veggies, Small'));
    expect(button('Yes, add it to Meatloaf with veggies, Small')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Submit Order'));
    expect(sent[0]?.orders).toContain('Modifications: No nuts');
  });

  it('is told of when its dish is not in the cart, even in an empty one', async () => {
    writeOnMenu('No cream', 'Key lime pie');
    const { user } = await renderCheckout({});
    expect(
      screen.getByText('You wrote “No cream” under Key lime pie, which is not in your cart.'),
    ).toBeVisible();
    await user.click(button('Discard the note for Key lime pie'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText(/No cream/)).not.toBeInTheDocument();
    expect(pendingNotes.get()).toEqual({});
  });
});
