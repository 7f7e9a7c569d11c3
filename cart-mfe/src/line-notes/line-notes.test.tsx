import { cart, pendingNotes } from '@simmer/shared/cart';
import { act, fireEvent, screen } from '@testing-library/react';
import { danish, meatloaf, soup } from '../testing/dishes';
import { button, field, FILLED_IN, renderCheckout } from '../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const MEATLOAF = 'Meatloaf with veggies, Small';
const SOUP = 'Chicken taco soup, Quart';
const notes = () => cart.get().map(({ modification }) => modification);

afterEach(() => {
  act(() => pendingNotes.set({}));
});

describe('the note of a line', () => {
  it('can be added after the dish, and is announced; spaces alone count as no note once the guest leaves the field [109]', async () => {
    const { user } = await renderCheckout({ items: [soup] });
    await user.click(button(`Add a note: ${SOUP}`));
    expect(field(`Note for ${SOUP}`)).toHaveFocus();
    await user.keyboard('   ');
    await user.tab();
    expect(notes()).toEqual(['']);
    await user.type(field(`Note for ${SOUP}`), '  I am allergic   to nuts ');
    await user.click(button(`Save note for ${SOUP}`));
    expect(notes()).toEqual(['I am allergic to nuts']);
    expect(screen.getByText('I am allergic to nuts')).toBeVisible();
    expect(screen.getByText(`Note for ${SOUP} saved.`)).toHaveAttribute('role', 'status');
  });

  it('is changed with the keyboard alone: Enter saves (unless it ends a word of an input method), Escape discards, and the focus stays on the line', async () => {
    const { user } = await renderCheckout({ items: [meatloaf] });
    button(`Change note: ${MEATLOAF}`).focus();
    await user.keyboard('{Enter}, no nuts');
    for (const key of ['Enter', 'Escape'])
      fireEvent.keyDown(field(`Note for ${MEATLOAF}`), { key, isComposing: true });
    expect(field(`Note for ${MEATLOAF}`)).toHaveValue('No onions, no nuts');
    for (const keys of ['{Enter}', '{Enter} at all{Escape}']) {
      await user.keyboard(keys);
      expect(notes()).toEqual(['No onions, no nuts']);
      expect(button(`Change note: ${MEATLOAF}`)).toHaveFocus();
    }
  });

  it('merges two lines when they become equal, and the focus moves to that line [90]', async () => {
    const plain = { ...meatloaf, id: `${meatloaf.id}~2`, modification: '', quantity: 1 };
    const { user } = await renderCheckout({ items: [meatloaf, plain] });
    await user.click(button(`Add a note: ${MEATLOAF}`));
    await user.keyboard('No onions{Enter}');
    expect(cart.get()).toEqual([{ ...meatloaf, quantity: 3 }]);
    const combined = `The two lines of ${MEATLOAF} have been combined because their notes match.`;
    expect(screen.getByText(combined)).toHaveAttribute('role', 'status');
    expect(button(`Change note: ${MEATLOAF}`)).toHaveFocus();
  });
});

it('the flavor of a line can be changed; with a keyboard, equal lines merge only when the focus moves on [90] [108]', async () => {
  const flavors = () => cart.get().map(({ flavor, quantity }) => [flavor, quantity]);
  const apple = { ...danish, id: `${danish.id}~2`, flavor: 'Apple' };
  const { user } = await renderCheckout({ items: [{ ...danish, flavor: 'Cherry' }, apple] });
  const changes = screen.getAllByRole('button', { name: 'Change flavor of Danish, 9 X 13' });
  await user.click(changes[1]!);
  expect(field('Choose a flavor')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  fireEvent.change(field('Choose a flavor'), { target: { value: 'Cherry' } });
  expect(flavors()).toEqual([
    ['Cherry', 1],
    ['Cherry', 1],
  ]);
  await user.tab();
  expect(flavors()).toEqual([['Cherry', 2]]);
});

describe('a note that was typed on the menu', () => {
  const { name } = meatloaf;
  const plain = { ...meatloaf, modification: '', quantity: 1 };
  const large = { ...plain, id: 'large', size: 'Large', priceCents: 5000 };
  const writeOnMenu = (text = 'No nuts') => pendingNotes.set({ [name]: { dishName: name, text } });
  const question = () => screen.queryByText(/^Your note/, { selector: 'p' });

  it('appears on the only line of its dish, even if that line arrives later, and goes with the order', async () => {
    writeOnMenu();
    const { submit, sent } = await renderCheckout({ items: [plain, soup], typed: FILLED_IN });
    expect(notes()).toEqual(['No nuts', '']);
    act(() => pendingNotes.set({ [soup.name]: { dishName: soup.name, text: 'Mild' } }));
    expect(notes()).toEqual(['No nuts', 'Mild']);
    await submit();
    expect(sent[0]?.orders).toContain('Modifications: No nuts');
  });

  it('blocks the order until the guest has chosen its line, with an alert that leads to it; a note that it would replace is quoted', async () => {
    writeOnMenu();
    const items = [{ ...meatloaf, quantity: 1 }, large];
    const { user, submit, sent } = await renderCheckout({ items, typed: FILLED_IN });
    const total = screen.getByRole('region', { name: 'Total' });
    expect(total).toContainElement(question());
    expect(question()).toHaveTextContent(`Your note for ${name} is not in the order: “No nuts”`);
    await submit();
    expect(sent).toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please decide about your note/);
    await user.click(button(`Go to your note for ${name}`));
    expect(question()?.parentElement).toHaveFocus();
    expect(button(`Add it to ${MEATLOAF}, in place of “No onions”`)).toBeVisible();
    await user.click(button(`Add it to ${name}, Large`));
    expect(notes()).toEqual(['No onions', 'No nuts']);
    expect(screen.getByRole('heading', { name: 'Your Order' })).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    expect(sent).toHaveLength(1);
  });

  it('is asked about again when the line that got it is removed, goes to the only one that is left, and is in what is sent by hand until then', async () => {
    writeOnMenu();
    const family = { ...large, id: 'family', size: 'Family' };
    const { user } = await renderCheckout({ items: [plain, large, family], isLoggedIn: false });
    const byHand = () => screen.getByRole('link', { name: 'Email the order yourself' });
    await user.click(screen.getByText('Can’t log in?'));
    expect(decodeURIComponent(byHand().getAttribute('href')!)).toContain(
      `Note for ${name}: No nuts`,
    );
    await user.click(button(`Add it to ${MEATLOAF}`));
    expect(decodeURIComponent(byHand().getAttribute('href')!)).not.toContain('Note for');
    expect(question()).toBeNull();
    await user.click(button(`Remove ${MEATLOAF}`));
    expect(question()).toHaveTextContent(/is not in the order: “No nuts”$/);
    await user.click(button(`Remove ${name}, Family`));
    expect(question()).toBeNull();
    expect(notes()).toEqual(['No nuts']);
  });

  it('and that the guest has deleted or changed on its line, is not asked about again', async () => {
    writeOnMenu();
    const { user } = await renderCheckout({ items: [plain, soup] });
    await user.click(button(`Change note: ${MEATLOAF}`));
    await user.clear(field(`Note for ${MEATLOAF}`));
    await user.keyboard('{Enter}');
    act(() => cart.restore([...cart.get(), large]));
    await user.click(button(`Remove ${SOUP}`));
    expect(question()).toBeNull();
    expect(notes()).toEqual(['', '']);
  });

  it('whose dish is not in the cart can be discarded, and blocks “Create account and send order” until then', async () => {
    writeOnMenu();
    const typed = { ...FILLED_IN, email: 'ada@example.com' };
    const { user } = await renderCheckout({ items: [soup], typed, isLoggedIn: false });
    expect(question()).toHaveTextContent(
      /, which is not in your cart, is not in the order: “No nuts”$/,
    );
    await user.type(field('Password'), 'a good password');
    await user.click(button('Create account and send order'));
    expect(button(`Go to your note for ${name}`)).toBeVisible();
    await user.click(button(`Discard the note for ${name}`));
    expect(question()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not block the order when a line of its dish already has the same note', async () => {
    writeOnMenu('No onions');
    await renderCheckout({ items: [meatloaf] });
    expect(question()).toBeNull();
  });
});
