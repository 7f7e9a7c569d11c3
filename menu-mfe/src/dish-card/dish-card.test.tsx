import { cart, MAX_CART_LINES, MAX_NOTE_LENGTH, pendingNotes } from '@simmer/shared/cart';
import { fixedDishes } from '@simmer/shared/menu';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { fill } from '@simmer/shared/testing/fill';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { aDish } from '../testing/a-dish';
import { DishList } from '../section/dish-list';
import { DishCard } from './dish-card';
import { render } from '../testing/render';

const MEATLOAF = 'Meatloaf with veggies';
const LARGE_MEATLOAF = `Add ${MEATLOAF}, Large, $50.00`;
const DANISH = 'Add Danish, 9 X 13, $25.00';

beforeEach(() => {
  cart.clear();
  act(() => pendingNotes.set({}));
});

const renderClassics = () =>
  render(<DishList section="classics" dishes={fixedDishes('classics')} />);
const renderDesserts = () =>
  render(<DishList section="desserts" dishes={fixedDishes('desserts')} />);
const largeMeatloaf = aLine({
  ...{ id: 'classic_1_Large', name: MEATLOAF, size: 'Large', priceCents: 5000 },
});
const add = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const noteOf = (dish = MEATLOAF) => screen.getByLabelText(`Note for ${dish}`);
const flavor = () => screen.getByLabelText('Flavor for Danish');

describe('adding a dish', () => {
  it('puts one portion into the cart with every field of a line [87] [88] [91] [100]', async () => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    const drawing = 'classics.svg#Meatloaf-with-veggies';
    expect(cart.get()).toEqual([{ ...largeMeatloaf, quantity: 1, drawing }]);
  });

  it('keeps on the line what the guest read about diet and allergens, and the color of the photo that the cart shows; a size without a price has no "Add"', async () => {
    const stew = aDish({ id: 'a' });
    const own = { photoColor: '#aa0000', tags: ['Gluten-free', 'tree nuts', 'milk'] };
    const sizes = [...stew.sizes, { label: 'Half', priceCents: null, feeds: 'feeds 1' }];
    render(<DishList section="monthly" dishes={[{ ...stew, sizes, ...own, plate: 'Bowl' }]} />);
    const tags = 'Gluten-free · Contains tree nuts, milk';
    expect(screen.getByText(tags)).toBeVisible();
    await add('Add STEW, Small, $9.00');
    const drawing = 'plates.svg#Bowl';
    expect(cart.get()).toMatchObject([{ tags, drawing, photoColor: '#aa0000', documentId: 'a' }]);
    const unpriced = within(screen.getAllByRole('listitem').at(-1)!);
    for (const text of ['feeds 1', 'Price on request'])
      expect(unpriced.getByText(text)).toBeVisible();
    expect(unpriced.queryByRole('button')).toBeNull();
  });

  it('can be read from the button, for a tap before this code runs', async () => {
    renderDesserts();
    const button = screen.getByRole('button', { name: DANISH });
    const early = JSON.parse(button.dataset.add ?? '');
    await add(DANISH);
    const drawing = 'desserts.svg#Danish';
    expect(cart.get()).toEqual([{ ...early, drawing, quantity: 1 }]);
    const card = button.closest('[data-add-dish]')!;
    expect(card.querySelectorAll('textarea[data-add-note]')).toHaveLength(1);
    expect(card.querySelectorAll('select[data-add-flavor]')).toHaveLength(1);
    expect(card.querySelector('img[data-add-drawing]')).toHaveAttribute('src', drawing);
  });

  describe('becomes a stepper for what is in the cart', () => {
    const LESS = /^Remove one Meatloaf with veggies, Large/;
    const less = () => screen.queryByRole('button', { name: LESS });
    const plus = () => screen.getByRole('button', { name: LARGE_MEATLOAF });

    it('which adds and removes portions, keeps the focus, announces what it removed, and ends as "Add"', async () => {
      const user = userEvent.setup();
      renderClassics();
      expect(less()).toBeNull();
      plus().focus();
      await user.keyboard('{Enter}{Enter}');
      expect(plus()).toHaveFocus();
      expect(less()).toHaveAccessibleName(`Remove one ${MEATLOAF}, Large, 2 in your cart`);
      await user.click(less()!);
      expect(cart.get()).toMatchObject([{ quantity: 1 }]);
      expect(screen.getByText('1 in your cart')).toHaveRole('status');
      await user.click(less()!);
      expect(cart.get()).toEqual([]);
      expect(screen.getByText(`${MEATLOAF}, Large removed`)).toHaveRole('status');
      expect(less()).toBeNull();
      expect(plus()).toHaveFocus();
    });

    it('for all notes of this dish and size together, and removes the last portion first, but one with a note after those without', async () => {
      // A dish of the month may have its id.
      cart.add({ ...largeMeatloaf, name: 'STEW', documentId: 'stew' });
      cart.add({ ...largeMeatloaf, size: 'Small', priceCents: 3000 });
      renderClassics();
      expect(less()).toBeNull();
      await add(LARGE_MEATLOAF);
      fill(noteOf(), 'No salt');
      await add(LARGE_MEATLOAF);
      expect(less()).toHaveAccessibleName(/2 in your cart$/);
      await userEvent.click(less()!);
      expect(cart.get().slice(2)).toMatchObject([{ modification: 'No salt', quantity: 1 }]);
    });
  });
});

describe('a note on a dish', () => {
  it('is added with the next portion as one line of text; then the field is empty and stays open, and offers the note for a portion that is added without one [100]', async () => {
    renderClassics();
    const card = within(screen.getByRole('article', { name: MEATLOAF }));
    const disclosure = card.getByRole('group');
    disclosure.setAttribute('open', '');
    await userEvent.type(noteOf(), '  No onions,{enter}{enter}please  ');
    expect(await card.findByText('Goes with the next one you add.')).toBeVisible();
    await add(LARGE_MEATLOAF);
    expect(disclosure).toHaveAttribute('open');
    expect(noteOf()).toHaveValue('');
    expect(noteOf()).toHaveAccessibleDescription(
      `“No onions, please” is on ${MEATLOAF}, Large in your cart.`,
    );
    await add(LARGE_MEATLOAF);
    expect(cart.get()).toMatchObject([
      { modification: 'No onions, please', quantity: 1 },
      { modification: '', quantity: 1 },
    ]);
    await userEvent.click(card.getByRole('button', { name: `Add it to ${MEATLOAF}, Large` }));
    expect(cart.get()).toMatchObject([{ modification: 'No onions, please', quantity: 2 }]);
  });

  it('accepts as many characters as the cart keeps, and shows how many are left when they run low', async () => {
    renderClassics();
    for (const [left, description] of [
      [41, /add\.$/],
      [40, /40 characters left$/],
      [1, /1 character left$/],
    ] as const) {
      fill(noteOf(), 'x'.repeat(MAX_NOTE_LENGTH - left));
      await waitFor(() => expect(noteOf()).toHaveAccessibleDescription(description));
    }
    await userEvent.type(noteOf(), 'yz');
    await add(LARGE_MEATLOAF);
    expect(cart.get()[0]?.modification).toBe('x'.repeat(MAX_NOTE_LENGTH - 1) + 'y');
  });
});

describe('the flavor of a Danish', () => {
  const HINT = 'Added without a flavor. You can also choose one later, in your cart.';

  it('is added with the portion and stays selected for the next one [102]', async () => {
    renderDesserts();
    await userEvent.selectOptions(flavor(), 'Rhubarb');
    await add(DANISH);
    await add(DANISH);
    const line = { flavor: 'Rhubarb', modification: null, quantity: 2 };
    expect(cart.get()).toMatchObject([{ id: 'classic_3_9 X 13', ...line }]);
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it('is optional: without it the Danish is added, and a hint appears at the field; a flavor chosen later goes to the Danish in the cart, and another one, as the guest reads, to the next [85]', async () => {
    renderDesserts();
    expect(flavor()).toHaveAccessibleDescription('You can also choose one later, in your cart.');
    await add(DANISH);
    expect(cart.get()).toMatchObject([{ name: 'Danish', flavor: null, quantity: 1 }]);
    expect(screen.getByText(HINT)).toHaveRole('status');
    expect(flavor()).toHaveAccessibleDescription(HINT);
    await userEvent.selectOptions(flavor(), 'Mixed Berry');
    expect(cart.get()).toMatchObject([{ flavor: 'Mixed Berry', quantity: 1 }]);
    expect(flavor()).toHaveAccessibleDescription('Mixed Berry is for the Danish in your cart.');
    await userEvent.selectOptions(flavor(), 'Apple');
    expect(flavor()).toHaveAccessibleDescription('Apple is for the Danish you add next.');
    await add(DANISH);
    expect(cart.get()).toMatchObject([{ flavor: 'Mixed Berry' }, { flavor: 'Apple' }]);
  });
});

it('a dish that a full cart refuses keeps its note in the field, and asks for no flavor', async () => {
  renderDesserts();
  act(() => {
    for (let n = 0; n < MAX_CART_LINES; n += 1) cart.add(aLine({ name: String(n) }));
  });
  await userEvent.selectOptions(flavor(), 'Apple');
  await userEvent.selectOptions(flavor(), '');
  fill(noteOf('Key lime pie'), 'Cold');
  await add('Add Key lime pie, 9inch, $25.00');
  await add(DANISH);
  expect(noteOf('Key lime pie')).toHaveValue('Cold');
  expect(screen.queryByText(/is on/)).toBeNull();
  for (const region of screen.getAllByRole('status'))
    expect(region).toHaveTextContent(/^(Goes with the next one you add\.)?$/);
});

describe('a dish far down a long menu', () => {
  const soup = aDish({
    ...{ id: 'a', name: 'SOUP', description: '' },
    sizes: [{ label: 'Small', priceCents: 3000, feeds: '' }],
  });
  const far = <DishCard dish={soup} section="monthly" index={99} isFar />;

  it('has no text field until its note is opened; the note then goes with the next portion', async () => {
    render(far);
    expect(screen.queryByLabelText('Note for SOUP')).toBeNull();
    await add('Add SOUP, Small, $30.00');
    await userEvent.click(screen.getByText('Add a note (allergies, changes)'));
    expect(noteOf('SOUP')).toHaveFocus();
    fill(noteOf('SOUP'), 'No salt');
    await add('Add SOUP, Small, $30.00');
    expect(cart.get()).toMatchObject([{ modification: '' }, { modification: 'No salt' }]);
    expect(noteOf('SOUP')).toHaveValue('');
  });

  it('has the field when its note was opened before the code arrived', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(far);
    root.querySelector('details')!.open = true;
    document.body.append(root);
    await act(async () => {
      hydrateRoot(root, far);
    });
    expect(noteOf('SOUP')).toBeVisible();
    root.remove();
  });
});

it('a guest whose browser runs no scripts reads the flavors as a list instead of the select', () => {
  const danish = fixedDishes('desserts').find(({ flavors }) => flavors.length > 0)!;
  const html = renderToString(<DishCard dish={danish} section="desserts" index={3} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const shown = [...page.querySelectorAll('noscript')].map(({ innerHTML }) => innerHTML);
  expect(shown).toEqual([`Flavors: ${danish.flavors.join(', ')}`]);
});

describe('a note that is typed after the dish was added', () => {
  const LARGE = `${MEATLOAF}, Large`;
  const SMALL = `${MEATLOAF}, Small`;
  const ADD_SMALL = `Add ${MEATLOAF}, Small, $30.00`;
  const BOTH_WAYS = `Goes on ${LARGE} in your cart, or with another one if you add it now.`;
  const card = () => within(screen.getByRole('article', { name: MEATLOAF }));
  const notes = () => cart.get().map(({ size, modification }) => [size, modification]);
  const write = async (text: string) => {
    card().getByRole('group').setAttribute('open', '');
    await userEvent.type(noteOf(), text);
  };
  const leave = () => userEvent.click(document.body);
  const choices = () =>
    card()
      .queryAllByRole('button', { name: /^Add it/ })
      .map((node) => node.textContent);
  const choose = (name: string) => userEvent.click(card().getByRole('button', { name }));

  it('names the line that it will be on, is on that line once the guest has left the dish, and says so; it can be edited and removed there', async () => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    await write(' No  nuts ');
    expect(await card().findByText(BOTH_WAYS)).toBeVisible();
    await leave();
    expect(notes()).toEqual([['Large', 'No nuts']]);
    const said = card().getByText(`“No nuts” is on ${LARGE} in your cart.`);
    expect(said).toHaveRole('status');
    await write(' at all');
    await leave();
    expect(notes()).toEqual([['Large', 'No nuts at all']]);
    await userEvent.clear(noteOf());
    await leave();
    await write(' ');
    await leave();
    expect(notes()).toEqual([['Large', '']]);
  });

  it('goes with a new portion when the guest taps “Add” next, and can then also be given to the portion without one; when its line is gone, nothing claims that it was added [90]', async () => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    await write('No nuts');
    await add(ADD_SMALL);
    expect(notes()).toEqual([
      ['Large', ''],
      ['Small', 'No nuts'],
    ]);
    expect(noteOf()).toHaveValue('');
    expect(noteOf()).toHaveAccessibleDescription(`“No nuts” is on ${SMALL} in your cart.`);
    await choose(`Add it to ${LARGE}`);
    expect(notes()).toEqual([
      ['Large', 'No nuts'],
      ['Small', 'No nuts'],
    ]);
    expect(noteOf()).toHaveFocus();
    for (const size of ['Large', 'Small'])
      await userEvent.click(card().getByRole('button', { name: RegExp(`^Remove one .*${size}`) }));
    expect(card().queryByText(/is on/)).toBeNull();
  });

  it.each([
    [
      'by keyboard',
      async () => {
        const button = screen.getByRole('button', { name: LARGE_MEATLOAF });
        while (document.activeElement !== button) await userEvent.tab({ shift: true });
        await userEvent.keyboard('{Enter}');
      },
    ],
    [
      'in a browser whose buttons do not take the focus',
      async () => {
        const button = screen.getByRole('button', { name: LARGE_MEATLOAF });
        fireEvent.pointerDown(button);
        act(() => noteOf().blur());
        fireEvent.click(button);
      },
    ],
  ])('also goes with a new portion that is added %s [90]', async (_how, addOne) => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    await write('No nuts');
    await addOne();
    expect(notes()).toEqual([
      ['Large', ''],
      ['Large', 'No nuts'],
    ]);
  });

  it('asks for its line when there are several or the line already has a note, which it quotes, and changes none until the guest has chosen', async () => {
    renderClassics();
    await add('Add Beef mock rouladen, Small, $30.00');
    await write('No salt');
    await add(LARGE_MEATLOAF);
    await write('No nuts');
    await leave();
    expect(choices()).toEqual([`Add it to ${LARGE}, in place of “No salt”`]);
    for (let n = 0; n < 2; n += 1) act(() => void cart.add(aLine({ name: MEATLOAF })));
    await leave();
    expect(await card().findByText(/^Which one is this note for\?/)).toBeVisible();
    expect(notes()).toEqual([
      ['Small', ''],
      ['Large', 'No salt'],
      ['Small', ''],
    ]);
    await choose(`Add it to 2 × ${SMALL}`);
    expect(notes()).toEqual([
      ['Small', ''],
      ['Large', 'No salt'],
      ['Small', 'No nuts'],
    ]);
    expect(noteOf()).toHaveFocus();
    expect(choices()).toEqual([]);
    await write('!');
    await leave();
    expect(notes()[2]).toEqual(['Small', 'No nuts!']);
  });

  it('is on its line when the guest leaves the page from within the field', async () => {
    const { unmount } = renderClassics();
    await add(LARGE_MEATLOAF);
    await write('No nuts');
    unmount();
    expect(notes()).toEqual([['Large', 'No nuts']]);
  });

  it('is on its line when the guest follows a link to another site from within the field', async () => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    await write('No nuts');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(notes()).toEqual([['Large', 'No nuts']]);
  });

  it('is in the field again when the guest comes back, as long as it is on no line, and is cleared when its account logs out (case 90)', async () => {
    const { unmount } = renderClassics();
    fill(noteOf(), 'No nuts');
    unmount();
    const again = renderClassics();
    expect(noteOf()).toHaveValue('No nuts');
    act(() => cart.restore([{ ...largeMeatloaf, quantity: 1 }]));
    again.unmount();
    expect(notes()).toEqual([['Large', 'No nuts']]);
    renderClassics();
    expect(noteOf()).toHaveValue('');
    await write('No salt');
    await leave();
    expect(notes()).toEqual([['Large', 'No nuts']]);
    act(() => pendingNotes.set({}));
    expect(noteOf()).toHaveValue('');
  });
});
