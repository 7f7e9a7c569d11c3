import { fixedDishes } from '@simmer/shared/menu';
import { fill } from '@simmer/shared/testing/fill';
import { cleanup, screen, within } from '@testing-library/react';
import { shrinkPhoto } from '../photo/shrink-photo';
import { stew } from '../testing/dishes';
import { NO_ANSWER } from '../testing/fake-database';
import { button, editForm, item, itemNames, openEditor } from '../testing/open-editor';

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
const form = () => editForm('Danish');
const danishWith = (fields: object) => ({ id: 'Danish', data: { fixed: true, ...fields } });

const open = (user: { click: (element: Element) => Promise<void> }, title: string) =>
  user.click(section().getByRole('heading', { name: title }));

async function openList(options?: Parameters<typeof openEditor>[0]) {
  const opened = await openEditor(options);
  await open(opened.user, 'Desserts');
  return opened;
}

async function openDanish(options?: Parameters<typeof openEditor>[0]) {
  const opened = await openList(options);
  await opened.user.click(button('Edit Danish'));
  return { ...opened, save: () => opened.user.click(button('Save')) };
}

beforeEach(() => {
  jest.mocked(shrinkPhoto).mockReset().mockResolvedValue({ photo, color: RED });
});

describe('the dishes that are always on the menu', () => {
  it('have sizes that leave the prices beside them in place when they are written from right to left', async () => {
    const sizes = [
      { label: 'גדול', price: 20 },
      { label: 'קטן', price: 12 },
    ];
    await openList({ documents: [danishWith({ sizes })] });
    const text = '\u2068גדול\u2069 $20.00 · \u2068קטן\u2069 $12.00';
    expect(item('Danish').getByText(text)).toBeVisible();
  });

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
    const { user } = await openEditor({ documents: [danishWith({ soldOut: true })] });
    expect(section().getByRole('heading', { name: 'Sold out' })).toBeVisible();
    expect(section().getByText('8 dishes')).toBeVisible();
    await user.click(danish());
    expect(danish()).not.toBeChecked();
    await open(user, 'Classics');
    await user.click(control('Sold out', 'Meatloaf with veggies'));
    expect(section().getByText('4 dishes · 1 sold out')).toBeVisible();
    const classics = fixedDishes('classics').map(({ name }) => name);
    expect(itemNames()).toEqual(['Danish', ...classics]);
  });

  it('have drawings of their own', async () => {
    const drawing = 'https://menu.test.example/desserts.svg#Danish';
    const dish = { name: 'Danish', description: 'Sweet.', sizes: [], drawing };
    const menu = { classics: [], soup: [], desserts: [dish] };
    await openList({ prepare: ({ ports }) => (ports.readComposedMenu = async () => menu) });
    expect(item('Danish').getByRole('presentation')).toHaveAttribute('src', drawing);
  });

  it('are marked as sold out or hidden with a tap, which their section shows, and as available again with another', async () => {
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
    expect(section().getByText('9 dishes · 1 hidden')).toBeVisible();
    expect(danish('Hidden')).toBeChecked();
    expect(danish()).not.toBeChecked();
    expect(writes).toEqual([
      ['change', 'Danish', { soldOut: true }],
      ['change', 'Danish', { hidden: true }],
      ['change', 'Danish', { soldOut: false }],
      ['change', 'Danish', { hidden: false }],
      ['change', 'Danish', { hidden: true }],
    ]);
    await user.click(control('Sold out', 'Key lime pie'));
    expect(item('Danish').getByText('Hidden from guests')).toBeVisible();
    await user.click(button('Undo: Key lime pie is sold out.'));
    expect(control('Sold out', 'Key lime pie')).not.toBeChecked();
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

describe('a dish that is always on the menu is edited in its place', () => {
  it('with everything but its name, its section and its drawing, and only what was changed is stored', async () => {
    const { user, documents, announced, save } = await openDanish();
    expect(form().getByLabelText('Description')).toHaveFocus();
    for (const label of ['Name', 'Section']) expect(form().queryByLabelText(label)).toBeNull();
    expect(form().queryByText('Drawing')).toBeNull();
    expect(form().getByLabelText('Price')).toHaveValue('25.00');
    expect(form().getByLabelText('Flavors')).toHaveDisplayValue(/^Cherry, SourCherry, /);
    fill(form().getByLabelText('Price'), '27,5');
    fill(form().getByLabelText('Flavors'), 'Apple, Lemon');
    await save();
    const sizes = [{ label: '9 X 13', price: 27.5, feeds: 'about 12 pieces' }];
    const flavors = ['Apple', 'Lemon'];
    expect(documents.get('Danish')).toEqual({ fixed: true, sizes, flavors });
    expect(announced).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Danish has been saved.')).toBeInTheDocument();
    expect(button('Edit Danish')).toHaveFocus();
    await user.click(button('Undo: Danish has been saved.'));
    expect(item('Danish').getByText('Danish is as it was before.')).toBeVisible();
    expect(documents.get('Danish')).toMatchObject({ sizes: [{ price: 25 }] });
    await user.click(button('Edit Danish'));
    expect(form().getByLabelText('Flavors')).toHaveDisplayValue(/^Cherry, SourCherry, /);
  });

  it('shows guests with an allergy what it contains, and the manager that nobody has said so yet', async () => {
    const { user, documents, save } = await openDanish();
    await user.click(button('Cancel'));
    expect(item('Danish').getByText('Allergens not set')).toBeVisible();
    await user.click(button('Edit Danish'));
    await user.click(form().getByRole('checkbox', { name: 'tree nuts' }));
    await user.click(form().getByRole('checkbox', { name: 'Vegetarian' }));
    await save();
    expect(item('Danish').getByText('Vegetarian · Contains tree nuts')).toBeVisible();
    expect(documents.get('Danish')).toEqual({ fixed: true, tags: ['Vegetarian', 'tree nuts'] });
  });

  it('with a photo, which stays in the form for another try when it was not stored, and comes back with “Undo” after it was removed', async () => {
    const { user, documents, photos, fail, recover, save } = await openDanish();
    await user.upload(form().getByLabelText<HTMLInputElement>('Photo file'), file);
    fail(NO_ANSWER);
    await save();
    expect(form().getByText(/^Not saved/)).toBeVisible();
    expect(form().getByRole('img', { name: 'As guests will see it' })).toBeVisible();
    recover();
    await save();
    expect(photos.get('Danish')).toEqual(photo);
    await user.click(button('Edit Danish'));
    await user.click(button('Remove photo'));
    await save();
    expect([photos.size, documents.get('Danish')]).toEqual([0, { fixed: true, picture: '' }]);
    await user.click(button('Undo: Danish has been saved.'));
    expect(photos.get('Danish')).toEqual(photo);
    expect(documents.get('Danish')).toEqual({ fixed: true, picture: RED });
  });

  it('asks when somebody else was the first to change the same field, and keeps what they changed otherwise', async () => {
    const { documents, save } = await openDanish();
    fill(form().getByLabelText('Description'), 'Sweet.');
    documents.set('Danish', danishWith({ description: 'Very sweet.', tags: ['eggs'] }).data);
    await save();
    expect(screen.getByText(/someone else changed this item/)).toBeVisible();
    expect(form().getByText('Very sweet.')).toBeVisible();
    await save();
    const both = { fixed: true, description: 'Sweet.', tags: ['eggs'] };
    expect(documents.get('Danish')).toEqual(both);
  });

  it('one at a time in the whole page: changes to it are not lost without a question', async () => {
    const { user } = await openDanish({ documents: [stew] });
    fill(form().getByLabelText('Description'), 'Sweet.');
    await user.click(button('Edit STEW'));
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(form().getByLabelText('Description')).toHaveValue('Sweet.');
    await user.click(button('Edit STEW'));
    await user.click(button('Discard changes'));
    expect(screen.queryByRole('form', { name: 'Edit Danish' })).toBeNull();
    await user.click(button('Edit Danish'));
    expect(form().getByLabelText('Description')).toHaveFocus();
    expect(screen.queryByRole('form', { name: 'Edit STEW' })).toBeNull();
  });

  it('and its typed text is still there after a reload, in its open section', async () => {
    sessionStorage.clear();
    const accountId = () => 'olive';
    await openDanish({ accountId });
    fill(form().getByLabelText('Flavors'), 'Apple');
    cleanup();
    await openEditor({ accountId });
    expect(form().getByLabelText('Flavors')).toHaveValue('Apple');
  });
});
