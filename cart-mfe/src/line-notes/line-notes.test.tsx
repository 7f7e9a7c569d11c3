import { cart } from '@simmer/shared/cart';
import { fireEvent, screen } from '@testing-library/react';
import { draft } from '../order/draft-store';
import { danish, meatloaf, soup } from '../testing/dishes';
import { button, field, renderCheckout } from '../testing/render-checkout';
import { noteDrafts } from './note-drafts';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const MEATLOAF = 'Meatloaf with veggies, Small';
const SOUP = 'Chicken taco soup, Quart';
const noteOf = (id: string) => cart.get().find((item) => item.id === id)?.modification;

afterEach(() => {
  for (const { id } of cart.get()) noteDrafts.discard(id);
  cart.clear();
  draft.clear();
});

describe('the note of a line', () => {
  it('can be added after the dish, and is announced [109]', async () => {
    const { user } = await renderCheckout({ items: [soup] });
    await user.click(button(`Add a note: ${SOUP}`));
    expect(field(`Note for ${SOUP}`)).toHaveFocus();
    await user.keyboard('  I am allergic   to nuts ');
    await user.click(button(`Save note for ${SOUP}`));
    expect(noteOf(soup.id)).toBe('I am allergic to nuts');
    expect(screen.getByText('I am allergic to nuts')).toBeVisible();
    expect(screen.getByText(`Note for ${SOUP} saved.`)).toHaveAttribute('role', 'status');
  });

  it('is changed with the keyboard alone: Enter saves it, and the focus stays at the line', async () => {
    const { user } = await renderCheckout({ items: [meatloaf, soup] });
    button(`Change note: ${MEATLOAF}`).focus();
    await user.keyboard('{Enter}, no nuts{Enter}');
    expect(noteOf(meatloaf.id)).toBe('No onions, no nuts');
    expect(button(`Change note: ${MEATLOAF}`)).toHaveFocus();
  });

  it.each(['{Escape}', 'the button'])('stays as it was after %s', async (way) => {
    const { user } = await renderCheckout({ items: [meatloaf] });
    await user.click(button(`Change note: ${MEATLOAF}`));
    await user.keyboard(' at all');
    if (way === 'the button') await user.click(button(`Cancel the note for ${MEATLOAF}`));
    else await user.keyboard(way);
    expect(noteOf(meatloaf.id)).toBe('No onions');
    expect(button(`Change note: ${MEATLOAF}`)).toHaveFocus();
  });

  it.each(['Enter', 'Escape'])(
    'stays open after an %s that only ends a word of an input method',
    async (key) => {
      const { user } = await renderCheckout({ items: [meatloaf] });
      await user.click(button(`Change note: ${MEATLOAF}`));
      await user.keyboard(', no nuts');
      fireEvent.keyDown(field(`Note for ${MEATLOAF}`), { key, isComposing: true });
      expect(field(`Note for ${MEATLOAF}`)).toHaveValue('No onions, no nuts');
    },
  );

  it('makes two lines one when they become equal, and the focus goes to that line [90]', async () => {
    const plain = { ...meatloaf, id: `${meatloaf.id}~2`, modification: '', quantity: 1 };
    const { user } = await renderCheckout({ items: [meatloaf, plain] });
    await user.click(button(`Add a note: ${MEATLOAF}`));
    await user.keyboard('No onions{Enter}');
    expect(cart.get()).toEqual([{ ...meatloaf, quantity: 3 }]);
    expect(
      screen.getByText(
        `The two lines of ${MEATLOAF} have been combined because their notes match.`,
      ),
    ).toHaveAttribute('role', 'status');
    expect(button(`Change note: ${MEATLOAF}`)).toHaveFocus();
  });

  it('that is typed and not saved goes with the order', async () => {
    draft.change({ time: 'noon', address: '12 Oak Street' });
    const { user, sent } = await renderCheckout({ items: [soup] });
    await user.click(button(`Add a note: ${SOUP}`));
    await user.keyboard('No nuts');
    await user.click(button('Submit Order'));
    expect(sent[0]?.orders).toContain('Modifications: No nuts');
  });
});

describe('the flavor of a line', () => {
  const cherry = { ...danish, flavor: 'Cherry' };
  const apple = { ...danish, id: `${danish.id}~2`, flavor: 'Apple' };
  const flavors = () => cart.get().map(({ flavor, quantity }) => [flavor, quantity]);

  it('can be changed [108]', async () => {
    const { user } = await renderCheckout({ items: [cherry] });
    await user.click(button('Change flavor of Danish, 9 X 13'));
    expect(field('Choose a flavor')).toHaveFocus();
    await user.selectOptions(field('Choose a flavor'), 'Lemon');
    expect(flavors()).toEqual([['Lemon', 1]]);
  });

  it('makes two lines one only when a keyboard has moved on from it [90]', async () => {
    const { user } = await renderCheckout({ items: [cherry, apple] });
    await user.click(
      screen.getAllByRole('button', { name: 'Change flavor of Danish, 9 X 13' })[1]!,
    );
    await user.keyboard('{ArrowUp}');
    fireEvent.change(field('Choose a flavor'), { target: { value: 'Cherry' } });
    expect(flavors()).toEqual([
      ['Cherry', 1],
      ['Cherry', 1],
    ]);
    await user.tab();
    expect(flavors()).toEqual([['Cherry', 2]]);
  });
});
