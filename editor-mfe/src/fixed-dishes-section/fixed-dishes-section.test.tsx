import { fixedDishNames } from '@simmer/shared/fixed-dishes';
import { act, screen, within } from '@testing-library/react';
import { NO_ANSWER } from '../testing/fake-database';
import { item, itemNames, openEditor } from '../testing/open-editor';
import { shrinkPhoto } from '../photo/shrink-photo';

// Shrinking needs a real browser: e2e/manager/photos.spec.ts.
jest.mock('../photo/shrink-photo', () => ({
  ...jest.requireActual<object>('../photo/shrink-photo'),
  shrinkPhoto: jest.fn(),
}));

const RED = '#aa0000';
const photo = { type: 'image/webp', base64: 'AAAA' } as const;
const file = new File(['photo'], 'danish.jpg', { type: 'image/jpeg' });
const section = () => within(screen.getByRole('region', { name: 'Always on the Menu' }));
const control = (label: string, name: string) =>
  screen.getByRole('switch', { name: `${label}: ${name}` });
const danish = (label = 'Sold out') => control(label, 'Danish');

const open = (user: { click: (element: Element) => Promise<void> }, title: string) =>
  user.click(section().getByRole('heading', { name: title }));

async function openList() {
  const opened = await openEditor();
  await open(opened.user, 'Desserts');
  return opened;
}

async function openDanish() {
  const opened = await openList();
  await opened.user.click(item('Danish').getByText('Edit details'));
  return opened;
}

beforeEach(() => {
  jest.mocked(shrinkPhoto).mockReset().mockResolvedValue({ photo, color: RED });
});

describe('the dishes that are always on the menu', () => {
  it('are folded by section, with the number of dishes, until the manager opens one', async () => {
    const { user } = await openEditor();
    expect(section().getByText(/^Tap a section/)).toBeVisible();
    expect(section().queryAllByRole('article')).toEqual([]);
    for (const [title, count] of [
      ['Classics', 4],
      ['Soup and Chili', 4],
      ['Desserts', 9],
    ] as const) {
      const before = section().queryAllByRole('article').length;
      await open(user, title);
      expect(section().getAllByRole('article')).toHaveLength(before + count);
    }
    expect(section().getByText('9 dishes')).toBeVisible();
  });

  it('that were sold out when the page opened come first, and keep that place when they are available again', async () => {
    const { user } = await openEditor({
      prepare: ({ dishes }) => (dishes.stored = { soldOut: { Danish: true } }),
    });
    expect(section().getByRole('heading', { name: 'Sold out' })).toBeVisible();
    expect(section().getByText('8 dishes')).toBeVisible();
    await user.click(danish());
    expect(danish()).not.toBeChecked();
    await open(user, 'Classics');
    await user.click(control('Sold out', 'Meatloaf with veggies'));
    expect(section().getByText('4 dishes · 1 sold out')).toBeVisible();
    expect(itemNames()).toEqual(['Danish', ...fixedDishNames('classics')]);
  });

  it('have drawings of their own', async () => {
    const drawing = 'https://menu.test.example/desserts.svg#Danish';
    const dish = { id: 'Danish', name: 'Danish', sizes: [], isSoldOut: false, drawing };
    const { user } = await openEditor({
      prepare: ({ ports }) => (ports.readComposedMenu = async () => [dish]),
    });
    await open(user, 'Desserts');
    expect(item('Danish').getByRole('presentation')).toHaveAttribute('src', drawing);
  });

  it('have switches for their diet and allergens: each is stored on its own, at once, and stays unselected if it was not stored', async () => {
    const { user, writes, dishes, fail, recover } = await openDanish();
    const box = (tag: string) => item('Danish').getByRole('checkbox', { name: tag });
    dishes.stored = { milk: { Danish: true } };
    await user.click(box('tree nuts'));
    await user.click(box('Vegetarian'));
    expect(item('Danish').getByText('Vegetarian · Contains tree nuts')).toBeVisible();
    await user.click(box('Vegetarian'));
    fail(NO_ANSWER);
    await user.click(box('eggs'));
    expect(await item('Danish').findByText(/^Not saved/)).toBeVisible();
    expect(box('eggs')).not.toBeChecked();
    recover();
    expect(writes).toEqual([
      ['dish', 'Danish', { 'tree nuts': true }],
      ['dish', 'Danish', { Vegetarian: true }],
      ['dish', 'Danish', { Vegetarian: false }],
      ['dish', 'Danish', { eggs: true }],
    ]);
    // The settings that a second device has made meanwhile stay.
    expect(dishes.stored).toMatchObject({ milk: { Danish: true }, 'tree nuts': { Danish: true } });
  });

  it('are marked as sold out or hidden with a tap, which their section shows, and as available again with another', async () => {
    const { user, writes } = await openDanish();
    for (const [label, outcome] of [
      ['Sold out', 'is sold out'],
      ['Hidden', 'is hidden from guests'],
      ['Sold out', 'is available again'],
      ['Hidden', 'is on the menu again'],
      ['Hidden', 'is hidden from guests'],
    ] as const) {
      await user.click(danish(label));
      expect(screen.getByText(`Danish ${outcome}.`)).toBeInTheDocument();
    }
    expect(section().getByText('9 dishes · 1 hidden')).toBeVisible();
    expect(item('Danish').getByText(/^Hidden from guests/)).toBeVisible();
    expect(danish('Hidden')).toBeChecked();
    expect(danish()).not.toBeChecked();
    expect(writes).toEqual([
      ['dish', 'Danish', { soldOut: true }],
      ['dish', 'Danish', { hidden: true }],
      ['dish', 'Danish', { soldOut: false }],
      ['dish', 'Danish', { hidden: false }],
      ['dish', 'Danish', { hidden: true }],
    ]);
  });

  it('stay as they were when a change cannot be stored, and say why', async () => {
    const { user, fail, recover, announced } = await openList();
    const message = /Not saved: the server took too long/;
    fail(NO_ANSWER);
    await user.click(danish());
    expect(await item('Danish').findByText(message)).toBeVisible();
    expect(danish()).not.toBeChecked();
    expect(announced).not.toHaveBeenCalled();
    recover();
    await user.click(danish());
    expect(danish()).toBeChecked();
    expect(item('Danish').queryByText(message)).toBeNull();
  });
});

it('the photo of a fixed dish is stored as soon as it is chosen, stays in the form for another try when that fails, and can be removed', async () => {
  const { user, writes, photos, fail, recover } = await openDanish();
  fail(NO_ANSWER);
  await user.upload(item('Danish').getByLabelText<HTMLInputElement>('Photo file'), file);
  expect(await item('Danish').findByText(/^Not saved/)).toBeVisible();
  expect(item('Danish').getByRole('img', { name: 'As guests will see it' })).toBeVisible();
  recover();
  await user.click(item('Danish').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Danish has a new photo.')).toBeInTheDocument();
  expect(photos.get('Danish')).toEqual(photo);
  expect(item('Danish').queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(item('Danish').getByRole('button', { name: 'Remove photo' }));
  expect(photos.size).toBe(0);
  expect(writes.slice(-2)).toEqual([
    ['dish', 'Danish', { photos: RED }],
    ['dish', 'Danish', { photos: '' }],
  ]);
});

it.each([
  ['stored', undefined],
  ['not stored', NO_ANSWER],
])(
  'a photo that was %s is not offered again once another device has replaced it',
  async (_how, error) => {
    const { user, editor, dishes, fail, recover } = await openDanish();
    fail(error);
    await user.upload(item('Danish').getByLabelText<HTMLInputElement>('Photo file'), file);
    recover();
    for (const photos of [{ Danish: '#0000aa' }, {}]) {
      dishes.stored = { photos };
      await act(() => editor.fixedDishes.read());
      expect(item('Danish').queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(item('Danish').queryByRole('img')).toBeNull();
    }
  },
);
