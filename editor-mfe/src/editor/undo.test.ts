import type { StoredDocument } from '@simmer/shared/firebase';
import { MENU_ORDER } from '@simmer/shared/menu';
import { dishesOf } from '../stored-menu/stored-menu';
import { pie, stew } from '../testing/dishes';
import { fakeDatabase, NO_ANSWER } from '../testing/fake-database';
import { createEditor, type Editor } from './editor';

const photo = { type: 'image/webp', base64: 'AAAA' } as const;
const OTHER_PHOTO = { type: 'image/webp', base64: 'BBBB' } as const;
/** A dish with all that a dish can have. */
const PASTA = {
  ...{ name: 'PASTA', description: 'Long.', section: 'classics', flavors: ['Pesto', 'Cream'] },
  sizes: [{ label: 'Small', price: 30, feeds: 'feeds 2' }],
  ...{ tags: ['milk'], picture: '#aa0000', plate: 'Pasta', soldOut: true, hidden: true },
};
const pasta: StoredDocument = { id: 'p', data: PASTA };
const order: StoredDocument = { id: MENU_ORDER, data: { ids: ['a', 'p', 'b'] } };

async function openMenu() {
  const database = fakeDatabase([order, stew, pasta, pie]);
  database.photos.set('p', photo);
  const editor = createEditor(database.ports);
  await editor.menu.read();
  return { ...database, editor };
}

const dishOf = (editor: Editor, id: string) =>
  dishesOf(editor.menu.get()).find((dish) => dish.id === id)!;
const undo = (editor: Editor) => editor.get().notice!.undo!();

async function save(editor: Editor) {
  editor.startEditing(dishOf(editor, 'p'));
  editor.type('editing', { description: 'Very long.', section: 'soup', photoColor: '' });
  editor.type('editing', { flavors: 'Cream', tags: [], photo: null });
  await editor.submit('editing');
}

async function addSoup(editor: Editor) {
  const sizes = [{ key: 0, label: 'Small', price: '12.50', feeds: '' }];
  editor.type('adding', { name: 'soup', description: 'Hot.', sizes });
  await editor.submit('adding');
}

const ACTIONS: [string, (editor: Editor) => Promise<unknown>, string][] = [
  ['saving a dish', save, 'PASTA'],
  ['marking it', (editor) => editor.setMark(dishOf(editor, 'p'), 'soldOut', false), 'PASTA'],
  ['hiding it', (editor) => editor.setMark(dishOf(editor, 'a'), 'hidden', true), 'STEW'],
  ['moving it', (editor) => editor.move(dishOf(editor, 'b'), () => 0), 'PIE'],
  ['deleting it', (editor) => editor.remove('p', 'PASTA'), 'PASTA'],
  ['adding one', addSoup, 'The menu'],
];

describe('“Undo” after', () => {
  it.each(ACTIONS)(
    '%s brings back what was there: every field, the photo and the order',
    async (_action, act, name) => {
      const { editor, documents, photos, announced } = await openMenu();
      await act(editor);
      await undo(editor);
      expect(editor.get().notice?.text).toBe(`${name} is as it was before.`);
      expect(announced).toHaveBeenCalledTimes(2);
      expect(documents.get('p')).toEqual(PASTA);
      expect(documents.get('a')).toMatchObject(Object(stew.data));
      expect(Reflect.get(Object(documents.get('a')), 'hidden')).not.toBe(true);
      expect([...photos]).toEqual([['p', photo]]);
      expect(documents.get(MENU_ORDER)).toEqual(order.data);
      expect(dishesOf(editor.menu.get()).map(({ id }) => id)).toEqual(['a', 'p', 'b']);
      expect(editor.get().notice?.undo).toBeUndefined();
    },
  );

  it.each(ACTIONS)(
    '%s can be pressed again when the database did not answer',
    async (_action, act, name) => {
      const { editor, documents, fail, recover } = await openMenu();
      await act(editor);
      fail(NO_ANSWER);
      await undo(editor);
      expect(editor.get().notice?.text).toMatch(
        /^Not undone: the server took too long|^Not undone: we can’t reach/,
      );
      recover();
      await undo(editor);
      expect(editor.get().notice?.text).toBe(`${name} is as it was before.`);
      expect(documents.get('p')).toEqual(PASTA);
    },
  );

  it.each<[string, (editor: Editor) => Promise<unknown>, string, object]>([
    ['saving a dish', save, 'p', { description: 'Short.' }],
    [
      'moving it',
      (editor) => editor.move(dishOf(editor, 'b'), () => 0),
      MENU_ORDER,
      { ids: ['p', 'b', 'a'] },
    ],
    ['adding one', addSoup, 'new-1', { description: 'Very hot.' }],
  ])(
    '%s never overwrites what somebody else has changed since, and says so',
    async (_action, act, id, theirs) => {
      const { editor, documents } = await openMenu();
      await act(editor);
      const now = { ...documents.get(id), ...theirs };
      documents.set(id, now);
      await undo(editor);
      expect(documents.get(id)).toEqual(now);
      const { text, undo: again } = editor.get().notice!;
      expect(text).toMatch(/^Not undone: someone else has made a change in the meantime/);
      expect(again).toBeUndefined();
    },
  );
});

it('a deleted dish comes back as somebody else has changed it just before it was deleted', async () => {
  const { editor, documents, photos } = await openMenu();
  const theirs = { ...PASTA, description: 'Short.', picture: '#0000aa' };
  documents.set('p', theirs);
  photos.set('p', OTHER_PHOTO);
  await editor.remove('p', 'PASTA');
  await undo(editor);
  expect(documents.get('p')).toEqual(theirs);
  expect(photos.get('p')).toEqual(OTHER_PHOTO);
});
