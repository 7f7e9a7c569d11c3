import { moduleEvents } from '@simmer/shared/bus';
import { cart } from '@simmer/shared/cart';
import type { StoredDocument } from '@simmer/shared/firebase';
import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthlyMenu } from './monthly-menu';
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
  window.localStorage.clear();
  readMenu = jest.fn<Promise<StoredDocument[]>, []>();
});

const renderMenu = () => render(<MonthlyMenu store={createMenuStore(readMenu)} />);
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const saveMenu = () =>
  act(async () => {
    editor.publish('menu/changed', {});
  });
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

describe('when the Monthly Menu cannot be read', () => {
  it('says so, and shows no dishes [51]; "Try again" reads it again, once, and keeps the focus in the section', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    readMenu.mockRejectedValueOnce(new Error('down'));
    readMenu.mockResolvedValue([dish('a', 'CHICKEN POT PIE')]);
    renderMenu();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
    expect(dishNames()).toEqual([]);
    expect(screen.queryByText(LOADING)).toBeNull();
    expect(error).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'CHICKEN POT PIE' })).toBeVisible();
    goOnline();
    expect(readMenu).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Monthly Menu' })).toHaveFocus();
  });
});

describe('a Monthly Menu that cannot be read, on a device that has read one before', () => {
  const YESTERDAY = Date.UTC(2026, 10, 20, 18);

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const text = { version: 1, readAt: YESTERDAY, documents: [dish('a', 'CHICKEN POT PIE')] };
    window.localStorage.setItem('simmer:last-menu', JSON.stringify(text));
    readMenu.mockRejectedValueOnce(new Error('offline'));
  });

  it('is shown as it was, with its date, prices and sizes, and nothing to add or to note', async () => {
    renderMenu();
    const card = within(await screen.findByRole('article', { name: 'CHICKEN POT PIE' }));
    expect(screen.getByText(/^This is the menu from Friday, November 20, 2026\./)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
    expect(card.getByText('$32.00')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.queryByText('Add a note')).toBeNull();
  });

  it('stays where it is, with the focus, while it is read again because the network is back, and gives way to the menu of today', async () => {
    renderMenu();
    const button = await screen.findByRole('button', { name: 'Try again' });
    button.focus();
    let answer: (documents: StoredDocument[]) => void = () => undefined;
    readMenu.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    goOnline();
    expect(readMenu).toHaveBeenCalledTimes(2);
    expect(button).toHaveFocus();
    await act(async () => {
      answer([dish('b', 'STUFFED PEPPERS')]);
    });
    const card = within(await screen.findByRole('article', { name: 'STUFFED PEPPERS' }));
    expect(card.getByRole('button', { name: /^Add STUFFED PEPPERS, Small/ })).toBeVisible();
    expect(dishNames()).toEqual(['STUFFED PEPPERS']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Monthly Menu' })).toHaveFocus();
  });
});

describe('a menu that changes while a guest is reading it', () => {
  it('is read again after a manager has saved; the old dishes stay until then', async () => {
    let answer: (documents: StoredDocument[]) => void = () => undefined;
    readMenu.mockResolvedValueOnce([dish('a', 'OLD')]);
    readMenu.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    renderMenu();
    await screen.findByRole('article', { name: 'OLD' });
    await saveMenu();
    expect(readMenu).toHaveBeenCalledTimes(2);
    expect(dishNames()).toEqual(['OLD']);
    expect(screen.queryByText(LOADING)).toBeNull();
    act(() => {
      answer([dish('a', 'NEW')]);
    });
    await waitFor(() => {
      expect(dishNames()).toEqual(['NEW']);
    });
  });

  it('is read again when the guest comes back after a minute', async () => {
    readMenu.mockResolvedValue([dish('a', 'PIE')]);
    renderMenu();
    await screen.findByRole('article', { name: 'PIE' });
    await returnToTab(60_000);
    expect(readMenu).toHaveBeenCalledTimes(2);
  });

  it('is read when the network is back, if it could not be read on the guest’s return', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    readMenu.mockResolvedValueOnce([dish('a', 'OLD')]);
    readMenu.mockRejectedValueOnce(new Error('offline'));
    readMenu.mockResolvedValueOnce([dish('a', 'NEW')]);
    renderMenu();
    await screen.findByRole('article', { name: 'OLD' });
    await saveMenu();
    expect(dishNames()).toEqual(['OLD']);
    goOnline();
    await screen.findByRole('article', { name: 'NEW' });
  });

  it('says what has changed, keeps the note that a guest is typing, and leaves the focus at the dish that cannot be ordered any more', async () => {
    readMenu.mockResolvedValueOnce([dish('a', 'PIE'), dish('b', 'STEW'), dish('c', 'SOUP')]);
    readMenu.mockResolvedValueOnce([
      dish('b', 'STEW', { soldOut: true }),
      dish('c', 'SOUP', { description: 'Of next month.' }),
      dish('d', 'BREAD'),
    ]);
    renderMenu();
    await userEvent.type(await screen.findByLabelText('Note for SOUP'), 'Mild');
    await userEvent.type(screen.getByLabelText('Note for STEW'), 'No salt');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await saveMenu();
    expect(screen.getByRole('status')).toHaveTextContent(
      'PIE is no longer on the menu. STEW is sold out. SOUP has changed. BREAD is new on the menu.',
    );
    expect(screen.getByRole('heading', { name: 'STEW' })).toHaveFocus();
    expect(screen.getByLabelText('Note for SOUP')).toHaveValue('Mild');
  });

  it('says no more than that it has changed when much of it has', async () => {
    readMenu.mockResolvedValueOnce([dish('a', 'PIE')]);
    readMenu.mockResolvedValueOnce([...'bcdef'].map((id) => dish(id, `DISH ${id}`)));
    renderMenu();
    (await screen.findByRole('button', { name: /^Add PIE, Small/ })).focus();
    await saveMenu();
    expect(screen.getByRole('status')).toHaveTextContent(/^The menu has changed\.$/);
    expect(screen.getByRole('heading', { name: 'Monthly Menu' })).toHaveFocus();
  });

  it('is not read while it is off the page, and is there at once when the guest returns', async () => {
    readMenu.mockResolvedValue([dish('a', 'PIE')]);
    const store = createMenuStore(readMenu);
    const first = render(<MonthlyMenu store={store} />);
    await screen.findByRole('article', { name: 'PIE' });
    first.unmount();
    editor.publish('menu/changed', {});
    expect(readMenu).toHaveBeenCalledTimes(1);
    render(<MonthlyMenu store={store} />);
    expect(dishNames()).toEqual(['PIE']);
    await waitFor(() => {
      expect(readMenu).toHaveBeenCalledTimes(2);
    });
    await act(async () => undefined);
  });
});
