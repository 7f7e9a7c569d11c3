import { observeEvents } from '@simmer/shared/bus';
import { cart, MAX_CART_LINES, MAX_NOTE_LENGTH, pendingNotes } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { fill } from '@simmer/shared/testing/fill';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CLASSICS } from '../fixed-menu/classics';
import { DESSERTS } from '../fixed-menu/desserts';
import { fixedDish, type MenuDish } from '../fixed-menu/fixed-dish';
import { DishList } from '../menu-sections/dish-list';
import { DishCard } from './dish-card';
import { render } from '../testing/render';

const LARGE_MEATLOAF = 'Add Meatloaf with veggies, Large, $50.00';
const MEATLOAF_NOTE = 'Note for Meatloaf with veggies';
const DANISH = 'Add Danish, 9 X 13, $25.00';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  cart.clear();
  act(() => {
    pendingNotes.set({});
  });
});

const renderClassics = () => render(<DishList section="classics" dishes={CLASSICS} />);
const renderDesserts = () => render(<DishList section="desserts" dishes={DESSERTS} />);
const newLargeMeatloaf = () => ({
  id: 'classic_1_Large',
  name: 'Meatloaf with veggies',
  size: 'Large',
  priceCents: 5000,
  modification: '',
  flavor: null,
});
const add = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('adding a dish', () => {
  it('puts one portion into the cart with every field of a line [87] [88] [91] [100]', async () => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    expect(cart.get()).toEqual([
      {
        id: 'classic_1_Large',
        name: 'Meatloaf with veggies',
        size: 'Large',
        priceCents: 5000,
        quantity: 1,
        modification: '',
        flavor: null,
        drawing: 'classics.svg#Meatloaf-with-veggies',
      },
    ]);
  });

  it('lets the cart show its picture: of a photo, the line has the color', async () => {
    const stew = fixedDish({ name: 'STEW', description: '', sizes: [['Small', 900]] });
    render(<DishList section="monthly" dishes={[{ ...stew, picture: '#aa0000' }]} />);
    await add('Add STEW, Small, $9.00');
    expect(cart.get()).toMatchObject([{ drawing: 'fallbacks.svg#fallback-0', picture: '#aa0000' }]);
  });

  it('keeps what the guest read about diet and allergens with the line', async () => {
    const stew = fixedDish({
      name: 'STEW',
      description: 'Slow.',
      sizes: [['Small', 900]],
      tags: ['Gluten-free', 'milk', 'nuts'],
    });
    render(<DishList section="monthly" dishes={[stew]} />);
    expect(screen.getByText('Gluten-free · Contains milk, nuts')).toBeVisible();
    await add('Add STEW, Small, $9.00');
    expect(cart.get()).toMatchObject([{ tags: 'Gluten-free · Contains milk, nuts' }]);
  });

  it('increases the quantity when the same dish is added again [90]', async () => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    await add(LARGE_MEATLOAF);
    expect(cart.get()).toMatchObject([{ id: 'classic_1_Large', quantity: 2 }]);
  });

  it('can be read off the button, for a tap that comes before this code runs', async () => {
    renderDesserts();
    const button = screen.getByRole('button', { name: DANISH });
    const early = JSON.parse(button.dataset.add ?? '');
    await add(DANISH);
    expect(cart.get()).toEqual([{ ...early, drawing: 'desserts.svg#Danish', quantity: 1 }]);
    const card = button.closest('[data-add-dish]')!;
    expect(card.querySelectorAll('textarea[data-add-note]')).toHaveLength(1);
    expect(card.querySelectorAll('select[data-add-flavor]')).toHaveLength(1);
    expect(card.querySelector('img[data-add-drawing]')).toHaveAttribute(
      'src',
      'desserts.svg#Danish',
    );
  });

  it('leads a keyboard to the cart with one Tab, until it goes on', async () => {
    const user = userEvent.setup();
    renderClassics();
    expect(screen.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: LARGE_MEATLOAF }));
    expect(screen.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await user.tab();
    const link = screen.getByRole('link', { name: 'View cart' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/cart');
    await user.tab();
    expect(link).not.toBeInTheDocument();
  });

  it('publishes an event, and announces nothing itself', async () => {
    renderClassics();
    const heard = jest.fn();
    const stop = observeEvents(heard);
    await add(LARGE_MEATLOAF);
    expect(heard).toHaveBeenCalledWith('cart/item-added', {
      name: 'Meatloaf with veggies',
      size: 'Large',
      quantity: 1,
    });
    for (const region of screen.queryAllByRole('status')) expect(region).toBeEmptyDOMElement();
    stop();
  });

  describe('becomes a stepper for what is in the cart', () => {
    const LESS = /^Remove one Meatloaf with veggies, Large/;
    const less = () => screen.queryByRole('button', { name: LESS });
    const plus = () => screen.getByRole('button', { name: LARGE_MEATLOAF });

    it('which adds and takes away, keeps the focus, says what it took, and ends as "Add"', async () => {
      const user = userEvent.setup();
      renderClassics();
      expect(less()).toBeNull();
      plus().focus();
      await user.keyboard('{Enter}{Enter}');
      expect(plus()).toHaveFocus();
      expect(less()).toHaveAccessibleName(
        'Remove one Meatloaf with veggies, Large, 2 in your cart',
      );
      await user.click(less()!);
      expect(cart.get()).toMatchObject([{ quantity: 1 }]);
      expect(screen.getByText('1 in your cart')).toHaveRole('status');
      await user.click(less()!);
      expect(cart.get()).toEqual([]);
      expect(screen.getByText('Meatloaf with veggies, Large removed')).toHaveRole('status');
      expect(less()).toBeNull();
      expect(plus()).toHaveFocus();
    });

    it('when the guest comes back to the menu, and follows the cart', () => {
      cart.add(newLargeMeatloaf());
      renderClassics();
      expect(less()).toBeVisible();
      act(() => {
        cart.clear();
      });
      expect(less()).toBeNull();
    });

    it('with all notes of one size together, of which the last one leaves first', async () => {
      renderClassics();
      await add(LARGE_MEATLOAF);
      fill(screen.getByLabelText(MEATLOAF_NOTE), 'No salt');
      await add(LARGE_MEATLOAF);
      expect(less()).toHaveAccessibleName(/2 in your cart$/);
      await userEvent.click(less()!);
      expect(cart.get()).toMatchObject([{ modification: '', quantity: 1 }]);
    });

    it('only of the dish itself: a dish of the month may have its id', async () => {
      cart.add({ ...newLargeMeatloaf(), name: 'STEW', documentId: 'stew' });
      cart.add({ ...newLargeMeatloaf(), size: 'Small', priceCents: 3000 });
      renderClassics();
      expect(less()).toBeNull();
    });
  });

  it('renders no other card', async () => {
    let reads = 0;
    const watched: MenuDish = {
      ...fixedDish({ name: 'Watched', description: '', sizes: [['Small', 100]] }),
      get id() {
        reads += 1;
        return 'watched';
      },
      get sizes() {
        reads += 1;
        return [{ label: 'Small', priceCents: 100, feeds: '' }];
      },
    };
    const dishes = [watched];
    const page = () => (
      <>
        <DishList section="monthly" dishes={dishes} />
        <DishList section="classics" dishes={CLASSICS} />
      </>
    );
    const { rerender } = render(page());
    expect(reads).toBeGreaterThan(0);
    reads = 0;
    await add(LARGE_MEATLOAF);
    await userEvent.type(screen.getByLabelText(MEATLOAF_NOTE), 'No salt');
    rerender(page());
    expect(reads).toBe(0);
    await add('Add Watched, Small, $1.00');
    expect(cart.get()).toHaveLength(2);
  });
});

describe('a note on a dish', () => {
  it('is closed at first and opens without leaving the card', () => {
    renderClassics();
    const card = screen.getByRole('article', { name: 'Meatloaf with veggies' });
    const disclosure = within(card).getByRole('group');
    expect(disclosure).not.toHaveAttribute('open');
    expect(disclosure.querySelector('summary')).toHaveTextContent(
      'Add a note (allergies, changes) for Meatloaf with veggies',
    );
    expect(within(disclosure).getByLabelText(MEATLOAF_NOTE)).not.toBeVisible();
  });

  it('is added with the next portion as one line of text, then the field is empty [100]', async () => {
    renderClassics();
    const note = screen.getByLabelText(MEATLOAF_NOTE);
    await userEvent.type(note, '  No onions,{enter}{enter}please  ');
    await add(LARGE_MEATLOAF);
    expect(cart.get()).toMatchObject([{ modification: 'No onions, please' }]);
    expect(note).toHaveValue('');
    expect(note).toHaveAccessibleDescription('Added with your note: “No onions, please”');

    await add(LARGE_MEATLOAF);
    expect(cart.get()).toMatchObject([
      { modification: 'No onions, please', quantity: 1 },
      { modification: '', quantity: 1 },
    ]);
    expect(note).not.toHaveAccessibleDescription();
  });

  it('stays open after an add if the guest opened it', async () => {
    renderClassics();
    const card = screen.getByRole('article', { name: 'Meatloaf with veggies' });
    const disclosure = within(card).getByRole('group');
    disclosure.setAttribute('open', '');
    fill(screen.getByLabelText(MEATLOAF_NOTE), 'No salt');
    await add(LARGE_MEATLOAF);
    expect(disclosure).toHaveAttribute('open');
  });

  it('is kept for a dessert, and is null when there is none [101]', async () => {
    renderDesserts();
    await add('Add Banana split cake, 9 X 13, $50.00');
    fill(screen.getByLabelText('Note for Banana split cake'), 'No nuts');
    await add('Add Banana split cake, 9 X 13, $50.00');
    expect(cart.get()).toMatchObject([
      { id: 'classic_8_9 X 13', modification: null },
      { id: 'classic_8_9 X 13~2', modification: 'No nuts' },
    ]);
  });

  it('shows, even when closed, that it goes with the next Add', async () => {
    renderClassics();
    expect(screen.queryByText('(applies to the next one you add)')).toBeNull();
    fill(screen.getByLabelText(MEATLOAF_NOTE), 'No salt');
    expect(screen.getByText('(applies to the next one you add)')).toBeVisible();
  });

  it('accepts as many characters as the cart keeps, and shows when few are left', async () => {
    renderClassics();
    const note = screen.getByLabelText(MEATLOAF_NOTE);
    fill(note, 'x'.repeat(MAX_NOTE_LENGTH - 41));
    expect(note).not.toHaveAccessibleDescription();
    fill(note, 'x'.repeat(MAX_NOTE_LENGTH - 40));
    expect(note).toHaveAccessibleDescription('40 characters left');
    fill(note, 'x'.repeat(MAX_NOTE_LENGTH - 1));
    expect(note).toHaveAccessibleDescription('1 character left');
    await userEvent.type(note, 'yz');
    expect(note).toHaveValue('x'.repeat(MAX_NOTE_LENGTH - 1) + 'y');
    await add(LARGE_MEATLOAF);
    expect(cart.get()[0]?.modification).toHaveLength(MAX_NOTE_LENGTH);
  });
});

describe('the flavor of a Danish', () => {
  const HINT = 'Added without a flavor. You can choose one here or in your cart.';

  it('can wait: the field says so', () => {
    renderDesserts();
    expect(screen.getByLabelText('Flavor for Danish')).toHaveAccessibleDescription(
      'You can also choose one later, in your cart.',
    );
  });

  it('is added with the portion and stays selected for the next one [102]', async () => {
    renderDesserts();
    await userEvent.selectOptions(screen.getByLabelText('Flavor for Danish'), 'Rhubarb');
    await add(DANISH);
    await add(DANISH);
    expect(cart.get()).toMatchObject([
      { id: 'classic_3_9 X 13', flavor: 'Rhubarb', modification: null, quantity: 2 },
    ]);
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it('is optional: without it the Danish is added, and a hint appears at the field [85]', async () => {
    renderDesserts();
    await add(DANISH);
    expect(cart.get()).toMatchObject([{ name: 'Danish', flavor: null, quantity: 1 }]);
    expect(screen.getByText(HINT)).toHaveRole('status');
    expect(screen.getByLabelText('Flavor for Danish')).toHaveAccessibleDescription(HINT);
  });

  it('goes to the Danish in the cart that has none, and the field says so', async () => {
    renderDesserts();
    await add(DANISH);
    const field = screen.getByLabelText('Flavor for Danish');
    await userEvent.selectOptions(field, 'Mixed Berry');
    expect(cart.get()).toMatchObject([{ name: 'Danish', flavor: 'Mixed Berry', quantity: 1 }]);
    expect(screen.queryByText(HINT)).toBeNull();
    expect(field).toHaveAccessibleDescription(/^Mixed Berry it is: the Danish in your cart/);

    await userEvent.selectOptions(field, 'Apple');
    expect(cart.get()).toMatchObject([{ flavor: 'Mixed Berry' }]);
    expect(field).toHaveAccessibleDescription('You can also choose one later, in your cart.');
    await add(DANISH);
    expect(cart.get()).toMatchObject([{ flavor: 'Mixed Berry' }, { flavor: 'Apple' }]);
  });
});

describe('a dish that the full cart refuses', () => {
  it('leaves the note, and asks for no flavor', async () => {
    renderDesserts();
    await add(DANISH);
    act(() => {
      cart.restore(
        Array.from({ length: MAX_CART_LINES }, (_, n) => ({
          ...cart.get()[0]!,
          id: `classic_${String(n)}_Small`,
          name: String(n),
        })),
      );
    });
    await userEvent.selectOptions(screen.getByLabelText('Flavor for Danish'), 'Apple');
    await userEvent.selectOptions(screen.getByLabelText('Flavor for Danish'), '');
    const note = screen.getByLabelText('Note for Key lime pie');
    fill(note, 'Cold');
    await add('Add Key lime pie, 9inch, $25.00');
    await add(DANISH);
    expect(note).toHaveValue('Cold');
    for (const region of screen.getAllByRole('status')) expect(region).toBeEmptyDOMElement();
  });
});

describe('a dish far down a long menu', () => {
  const soup = fixedDish({ name: 'SOUP', description: '', sizes: [['Small', 3000, '']] });
  const far = <DishCard dish={soup} section="monthly" index={99} isFar />;
  const field = () => screen.queryByLabelText('Note for SOUP');

  it('has no text field until its note is opened, and then it goes with the next portion', async () => {
    render(far);
    expect(field()).toBeNull();
    await add('Add SOUP, Small, $30.00');
    await userEvent.click(screen.getByText('Add a note'));
    fill(screen.getByLabelText('Note for SOUP'), 'No salt');
    await add('Add SOUP, Small, $30.00');
    expect(cart.get().map(({ modification }) => modification)).toEqual(['', 'No salt']);
    expect(field()).toHaveValue('');
  });

  it('has it when the code comes to a note that is already open', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(far);
    root.querySelector('details')!.open = true;
    document.body.append(root);
    await act(async () => {
      hydrateRoot(root, far);
    });
    expect(screen.getByLabelText('Note for SOUP')).toBeVisible();
    root.remove();
  });

  it('has the note that the guest wrote before leaving for another page', async () => {
    const { unmount } = render(far);
    await userEvent.click(screen.getByText('Add a note'));
    fill(screen.getByLabelText('Note for SOUP'), 'No salt');
    unmount();
    render(far);
    expect(field()).toHaveValue('No salt');
  });
});

describe('a dish that cannot be ordered', () => {
  const stew: MenuDish = {
    ...fixedDish({ name: 'STEW', description: 'Of beef.', sizes: [['Small', 3000, 'feeds 3-4']] }),
  };

  it('is shown as sold out, also in the name of each button', async () => {
    render(<DishCard dish={{ ...stew, isSoldOut: true }} section="monthly" index={0} />);
    const button = screen.getByRole('button', { name: 'Add STEW, Small, $30.00, sold out' });
    expect(button).toHaveTextContent('Sold out');
    expect(screen.getByText('Sold out', { selector: 'p' })).toBeVisible();
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(cart.get()).toEqual([]);
    expect(screen.queryByLabelText('Note for STEW')).toBeNull();
  });

  it('has no "Add" in a size without a price', () => {
    const sizes = [...stew.sizes, { label: 'Half', priceCents: null, feeds: 'feeds 1' }];
    render(<DishCard dish={{ ...stew, sizes }} section="monthly" index={0} />);
    const [priced, unpriced] = screen.getAllByRole('listitem');
    expect(within(priced!).getByRole('button')).toBeEnabled();
    expect(within(unpriced!).getByText('Price on request')).toBeVisible();
    expect(within(unpriced!).getByText('feeds 1')).toBeVisible();
    expect(within(unpriced!).queryByRole('button')).toBeNull();
  });
});

describe('a note that is typed after the dish was added', () => {
  const SMALL_MEATLOAF = 'Add Meatloaf with veggies, Small, $30.00';
  const offers = () =>
    screen.queryAllByRole('button', { name: /^Add this note/ }).map((node) => node.textContent);
  const pending = () => pendingNotes.get()['Meatloaf with veggies'];
  const offer = (name: string) => screen.findByRole('button', { name });

  it('is offered to go with it, and the field is empty afterward', async () => {
    renderClassics();
    await add(LARGE_MEATLOAF);
    const note = screen.getByLabelText(MEATLOAF_NOTE);
    fill(note, 'No nuts');
    await userEvent.click(
      await offer('Add this note to the Meatloaf with veggies, Large in your cart'),
    );
    expect(cart.get()).toMatchObject([{ modification: 'No nuts', quantity: 1 }]);
    expect(note).toHaveValue('');
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription('Added with your note: “No nuts”');
    expect(offers()).toEqual([]);
    expect(pending()?.text).toBe('');
  });

  it('leaves the field when its account leaves (case 90)', async () => {
    renderClassics();
    const note = screen.getByLabelText(MEATLOAF_NOTE);
    fill(note, 'No nuts');
    act(() => {
      pendingNotes.set({});
    });
    expect(note).toHaveValue('');
  });

  it('is offered for each line of the dish that has no note, and for no other dish', async () => {
    renderClassics();
    await add('Add Beef mock rouladen, Small, $30.00');
    await add(LARGE_MEATLOAF);
    await add(LARGE_MEATLOAF);
    fill(screen.getByLabelText(MEATLOAF_NOTE), 'No salt');
    await add(SMALL_MEATLOAF);
    await add(SMALL_MEATLOAF);
    fill(screen.getByLabelText(MEATLOAF_NOTE), 'No nuts');
    await offer('Add this note to the 2 × Meatloaf with veggies, Large in your cart');
    expect(offers()).toEqual([
      'Add this note to the 2 × Meatloaf with veggies, Large in your cart',
      'Add this note to the Meatloaf with veggies, Small in your cart',
    ]);
  });

  it('waits for the cart when the guest does not take the offer, and is in the field again on the way back', async () => {
    const { unmount } = renderClassics();
    await add(LARGE_MEATLOAF);
    fill(screen.getByLabelText(MEATLOAF_NOTE), ' No  nuts ');
    expect(pending()).toEqual({ dishName: 'Meatloaf with veggies', text: 'No nuts' });
    unmount();
    renderClassics();
    expect(screen.getByLabelText(MEATLOAF_NOTE)).toHaveValue('No nuts');
    await add(LARGE_MEATLOAF);
    expect(pending()?.text).toBe('');
  });
});
