import { moduleEvents } from '@simmer/shared/bus';
import { cart, pendingNotes } from '@simmer/shared/cart';
import type { StoredDocument } from '@simmer/shared/firebase';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthlyMenu } from '../testing/monthly-menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { render } from '../testing/render';

/** Stands for the module that changes the menu. */
const editor = moduleEvents({ publishes: ['menu/changed'], subscribes: [] });
const FAILURE =
  'We can’t load the Monthly Menu right now. The rest of the menu is still available.';
const LOADING = 'Loading Menu...';

const dish = (id: string, name: string, more: object = {}): StoredDocument => ({
  id,
  data: {
    name,
    description: 'Of the month.',
    sizes: [
      { label: 'Small', price: 32, feeds: 'feeds 3-4' },
      { label: 'Large', price: 52, feeds: 'feeds 6-8' },
    ],
    ...more,
  },
});

let readMenu: jest.Mock<Promise<StoredDocument[]>, []>;

beforeEach(() => {
  cart.clear();
  readMenu = jest.fn<Promise<StoredDocument[]>, []>();
});

const renderMenu = () => render(<MonthlyMenu store={createMenuStore(readMenu)} />);
const saveMenu = () => act(async () => editor.publish('menu/changed', {}));
const dishNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the Monthly Menu', () => {
  it('shows that it is loading, then lists the dishes in order [48] [49] [50]', async () => {
    readMenu.mockResolvedValue([dish('a', 'CHICKEN POT PIE'), dish('b', 'STUFFED PEPPERS')]);
    renderMenu();
    expect(screen.getByRole('status')).toHaveTextContent(LOADING);
    expect(dishNames()).toEqual([]);
    await screen.findByRole('article', { name: 'CHICKEN POT PIE' });
    expect(screen.queryByText(LOADING)).toBeNull();
    expect(dishNames()).toEqual(['CHICKEN POT PIE', 'STUFFED PEPPERS']);
    expect(readMenu).toHaveBeenCalledTimes(1);
  });

  it('announces new dishes when there are none (case 46)', async () => {
    readMenu.mockResolvedValue([]);
    renderMenu();
    expect(
      await screen.findByText('New dishes are being planned. Please check back soon.'),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a Monthly Menu that cannot be read is shown as the device last read it, with its date and nothing to add, until today’s menu replaces it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const readAt = Date.UTC(2026, 10, 20, 18);
  const kept = { version: 1, readAt, documents: [dish('a', 'CHICKEN POT PIE')] };
  window.localStorage.setItem('simmer:last-menu', JSON.stringify(kept));
  readMenu.mockRejectedValueOnce(new Error('offline'));
  renderMenu();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(dishNames()).toEqual(['CHICKEN POT PIE']);
  expect(screen.getByText(/^This is the menu from Friday, November 20, 2026\./)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
  expect(screen.getAllByRole('button')).toEqual([retry]);
  retry.focus();
  let answer: (documents: StoredDocument[]) => void = () => undefined;
  readMenu.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveFocus();
  await act(async () => answer([dish('b', 'STUFFED PEPPERS')]));
  const card = within(await screen.findByRole('article', { name: 'STUFFED PEPPERS' }));
  expect(card.getByRole('button', { name: /^Add STUFFED PEPPERS, Small/ })).toBeVisible();
  expect(dishNames()).toEqual(['STUFFED PEPPERS']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Monthly Menu' })).toHaveFocus();
});

describe('a menu that changes while a guest is reading it', () => {
  afterEach(() => act(() => pendingNotes.set({})));

  it('says what has changed, keeps the note that a guest is typing, and leaves the focus on the dish that can no longer be ordered', async () => {
    readMenu.mockResolvedValueOnce([dish('a', 'PIE'), dish('b', 'STEW'), dish('c', 'SOUP')]);
    readMenu.mockResolvedValueOnce([
      dish('b', 'STEW', { soldOut: true }),
      dish('c', 'SOUP', { description: 'Of next month.' }),
      dish('d', 'BREAD'),
    ]);
    renderMenu();
    await userEvent.type(await screen.findByLabelText('Note for SOUP'), 'Mild');
    await userEvent.type(screen.getByLabelText('Note for STEW'), 'No salt');
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
    await saveMenu();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'PIE is no longer on the menu. STEW is sold out. SOUP has changed. BREAD is new on the menu.',
    );
    expect(screen.getByRole('heading', { name: 'STEW' })).toHaveFocus();
    expect(screen.getByLabelText('Note for SOUP')).toHaveValue('Mild');
  });

  it('says nothing when only the place or picture of a dish changes', async () => {
    readMenu.mockResolvedValueOnce([dish('a', 'PIE'), dish('b', 'STEW')]);
    readMenu.mockResolvedValueOnce([
      dish('a', 'PIE', { position: 1 }),
      dish('b', 'STEW', { plate: 'Bowl', picture: '#a1b2c3' }),
    ]);
    renderMenu();
    await screen.findByRole('article', { name: 'PIE' });
    await saveMenu();
    expect(dishNames()).toEqual(['PIE', 'STEW']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says only that it has changed when the changes are many', async () => {
    readMenu.mockResolvedValueOnce([dish('a', 'PIE')]);
    readMenu.mockResolvedValueOnce([...'bcdef'].map((id) => dish(id, `DISH ${id}`)));
    renderMenu();
    (await screen.findByRole('button', { name: /^Add PIE, Small/ })).focus();
    await saveMenu();
    expect(screen.getByRole('status')).toHaveTextContent(/^The menu has changed\.$/);
    expect(screen.getByRole('heading', { name: 'Monthly Menu' })).toHaveFocus();
  });
});
