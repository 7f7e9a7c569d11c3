import { act, screen, within } from '@testing-library/react';
import { NO_ANSWER } from '../testing/fake-database';
import { button, item, openEditor } from '../testing/open-editor';
import { shrinkPhoto } from '../photo/shrink-photo';

// It needs a real browser: e2e/manager/photos.spec.ts.
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

async function openList() {
  const opened = await openEditor();
  await opened.user.click(button('Open the list'));
  return opened;
}

beforeEach(() => {
  jest.mocked(shrinkPhoto).mockReset().mockResolvedValue({ photo, color: RED });
});

describe('the dishes that are always on the menu', () => {
  it('are one line until the manager opens the list, which has all of them by section', async () => {
    const { user } = await openEditor();
    expect(section().getByText(/guests can order all of them/)).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Sold out: Danish' })).toBeNull();
    await user.click(button('Open the list'));
    expect(section().getAllByRole('article')).toHaveLength(17);
    for (const name of ['Classics', 'Soup and Chili', 'Desserts'])
      expect(section().getByRole('heading', { name })).toBeVisible();
  });

  it('are sold out or hidden with a tap, which the line says, and are available again with another', async () => {
    const { user, writes } = await openList();
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
    expect(section().getByText(/^Hidden from guests: Danish/)).toBeVisible();
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

  it('stay as they were when a change is not stored, and say why', async () => {
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

it('the photo of such a dish is stored as soon as it is chosen, kept in the form for another try when it is not stored, and removed again', async () => {
  const { user, writes, photos, fail, recover } = await openList();
  await user.click(button('Photo of Danish'));
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
])('a photo that was %s is not offered again once another device has replaced it', async (_how, error) => {
  const { user, editor, dishes, fail, recover } = await openList();
  await user.click(button('Photo of Danish'));
  fail(error);
  await user.upload(item('Danish').getByLabelText<HTMLInputElement>('Photo file'), file);
  recover();
  for (const photos of [{ Danish: '#0000aa' }, {}]) {
    dishes.stored = { photos };
    await act(() => editor.fixedDishes.read());
    expect(item('Danish').queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(item('Danish').queryByRole('img')).toBeNull();
  }
});
