import { setSiteConfig } from '@simmer/shared/config';
import type { StoredDocument } from '@simmer/shared/firebase';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { BLANK_DRAFT, withChangedRow, type Draft } from '../draft/draft';
import { pie, stew } from '../testing/dishes';
import { fakeDatabase, GONE, NO_ANSWER, REFUSED, UNREACHABLE } from '../testing/fake-database';
import { createEditor, type Editor } from './editor';
import { hasUnsavedText } from './editor-state';

const SOUP: Draft = withChangedRow(
  { ...BLANK_DRAFT, name: 'soup', description: 'Hot.' },
  { key: 0, label: 'Small', price: '12.50', feeds: '' },
);
const STORED_SOUP = {
  name: 'SOUP',
  description: 'Hot.',
  sizes: [{ label: 'Small', price: 12.5 }],
};

const PHOTO = { type: 'image/webp', base64: 'AAAA' } as const;

/** Everything that the database is asked for without being waited for. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

let errors: jest.SpyInstance;
beforeEach(() => {
  setSiteConfig(testSiteConfig);
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function openMenu(...documents: StoredDocument[]) {
  const database = fakeDatabase(documents);
  const editor = createEditor(database.ports);
  await editor.menu.read();
  return { ...database, editor };
}

function dishOf(editor: Editor, id: string) {
  const state = editor.menu.get();
  return (state.status === 'loaded' ? state.dishes : []).find((dish) => dish.id === id)!;
}

function edit(editor: Editor, id: string, part: Partial<Draft>) {
  editor.startEditing(dishOf(editor, id));
  editor.changeEdited({ ...editor.get().editing!.draft, ...part });
}

describe('adding', () => {
  it('stores a new document with the name in capitals, and announces the change [190]', async () => {
    const { editor, writes, announced } = await openMenu(stew);
    editor.changeNew(SOUP);
    await editor.add();
    expect(writes).toEqual([['add', 'new-1', STORED_SOUP]]);
    expect(dishOf(editor, 'new-1')).toMatchObject({ name: 'SOUP', isSoldOut: false });
    expect(announced).toHaveBeenCalledTimes(1);
    expect(editor.get()).toMatchObject({ adding: { draft: BLANK_DRAFT }, added: 'SOUP' });
  });

  it('applies the limit to the stored name: upper case can be longer', async () => {
    const { editor, writes } = await openMenu();
    editor.changeNew({ ...SOUP, name: 'ß'.repeat(61) });
    await editor.add();
    expect(writes).toEqual([]);
    expect(editor.get().adding.attempts).toBe(1);
  });

  it('sends one write when pressed twice', async () => {
    const { editor, writes, hold, release } = await openMenu();
    hold();
    editor.changeNew(SOUP);
    const both = [editor.add(), editor.add()];
    release();
    await Promise.all(both);
    expect(writes).toHaveLength(1);
  });

  it('writes the same document when tried again after no answer, so nothing is stored twice [195]', async () => {
    const { editor, writes, fail, recover, documents } = await openMenu();
    editor.changeNew(SOUP);
    fail(NO_ANSWER);
    await editor.add();
    recover();
    await editor.add();
    expect(writes.map(([, id]) => id)).toEqual(['new-1', 'new-1']);
    expect(documents.size).toBe(1);
  });

  it('writes another document for another item after no answer: the first may have arrived', async () => {
    const { editor, writes, fail, recover } = await openMenu();
    editor.changeNew(SOUP);
    fail(NO_ANSWER);
    await editor.add();
    recover();
    editor.changeNew({ ...SOUP, name: 'chili' });
    await editor.add();
    expect(writes.map(([, id]) => id)).toEqual(['new-1', 'new-2']);
  });

  it('stores the same item again as a second document', async () => {
    const { editor, documents } = await openMenu();
    for (let time = 0; time < 2; time += 1) {
      editor.changeNew(SOUP);
      await editor.add();
    }
    expect([...documents.keys()]).toEqual(['new-1', 'new-2']);
  });

  it('keeps what was typed since, if the text was discarded meanwhile', async () => {
    const { editor, hold, release } = await openMenu();
    hold();
    editor.changeNew(SOUP);
    const adding = editor.add();
    editor.discard();
    editor.changeNew({ ...SOUP, name: 'chili' });
    release();
    await adding;
    expect(editor.get().adding.draft.name).toBe('chili');
    expect(dishOf(editor, 'new-1').name).toBe('SOUP');
  });
});

describe('saving', () => {
  it('writes what was changed of name, description and sizes, and ends the editing [192]', async () => {
    const { editor, writes, announced } = await openMenu(stew, pie);
    const rows = [{ key: 0, label: 'Small', price: '33', feeds: 'feeds 3-4' }];
    edit(editor, 'b', { name: 'Apple pie', rows });
    await editor.save();
    const sizes = [{ label: 'Small', price: 33, feeds: 'feeds 3-4' }];
    expect(writes).toEqual([['update', 'b', { name: 'Apple pie', sizes }]]);
    expect(editor.get().editing).toBeNull();
    expect(dishOf(editor, 'b')).toMatchObject({ name: 'Apple pie', isSoldOut: true });
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it('never loses `feeds` of a size [187] [192]', async () => {
    const { editor, documents } = await openMenu(stew);
    edit(editor, 'a', {});
    await editor.save();
    expect(documents.get('a')).toEqual(stew.data);
  });

  it('writes nothing of a dish without `feeds` when nothing was changed', async () => {
    const { editor, writes } = await openMenu({ id: 'a', data: STORED_SOUP });
    edit(editor, 'a', {});
    await editor.save();
    expect(writes).toEqual([]);
  });

  it('clears `feeds` of a size', async () => {
    const { editor, writes } = await openMenu(pie);
    edit(editor, 'b', { rows: [{ key: 0, label: 'Small', price: '32', feeds: ' ' }] });
    await editor.save();
    const sizes = [{ label: 'Small', price: 32, feeds: '' }];
    expect(writes).toEqual([['update', 'b', { sizes }]]);
  });

  it('sends one write when pressed twice', async () => {
    const { editor, writes, hold, release } = await openMenu(stew);
    edit(editor, 'a', { name: 'X' });
    hold();
    const both = [editor.save(), editor.save()];
    release();
    await Promise.all(both);
    expect(writes).toHaveLength(1);
  });
});

describe('saving a dish that somebody else has changed meanwhile', () => {
  async function bothEdit(theirs: object) {
    const menu = await openMenu(stew);
    edit(menu.editor, 'a', { name: 'Beef stew' });
    menu.documents.set('a', { ...Object(stew.data), ...theirs });
    await menu.editor.save();
    return menu;
  }

  it('keeps both changes when they are of different fields', async () => {
    const { editor } = await bothEdit({ description: 'Very slow.' });
    expect(editor.get().editing).toBeNull();
    expect(dishOf(editor, 'a')).toMatchObject({ name: 'Beef stew', description: 'Very slow.' });
  });

  it('stores nothing over their words, and keeps what was typed', async () => {
    const { editor, documents } = await bothEdit({ name: 'LAMB STEW', description: 'Very slow.' });
    expect(documents.get('a')).toMatchObject({ name: 'LAMB STEW' });
    expect(dishOf(editor, 'a').name).toBe('LAMB STEW');
    // What this manager did not touch takes on the other manager's values.
    expect(editor.get().editing).toMatchObject({
      draft: { name: 'Beef stew', description: 'Very slow.' },
      write: { status: 'failed', reason: 'changed' },
    });
    expect(errors).not.toHaveBeenCalled();
  });

  it('replaces their words when saved again', async () => {
    const { editor, documents } = await bothEdit({ name: 'LAMB STEW', description: 'Very slow.' });
    await editor.save();
    expect(documents.get('a')).toMatchObject({ name: 'Beef stew', description: 'Very slow.' });
    expect(editor.get().editing).toBeNull();
  });

  it('leaves a photo that they have added, although the form takes it on', async () => {
    const { editor, documents, pictures } = await bothEdit({
      name: 'LAMB STEW',
      picture: '#a0522d',
    });
    pictures.set('a', PHOTO);
    expect(editor.get().editing?.draft.picture).toBe('#a0522d');
    await editor.save();
    expect(documents.get('a')).toMatchObject({ name: 'Beef stew', picture: '#a0522d' });
    expect(pictures.get('a')).toBe(PHOTO);
  });

  it('stores what was there before, if that is what is typed back', async () => {
    const { editor, documents } = await bothEdit({ name: 'LAMB STEW' });
    editor.changeEdited({ ...editor.get().editing!.draft, name: 'STEW' });
    expect(hasUnsavedText(editor.get())).toBe(true);
    await editor.save();
    expect(documents.get('a')).toMatchObject({ name: 'STEW' });
  });

  it('keeps what is typed back when the next save fails as well', async () => {
    const { editor, fail } = await bothEdit({ name: 'LAMB STEW' });
    editor.changeEdited({ ...editor.get().editing!.draft, name: 'STEW' });
    fail(UNREACHABLE);
    await editor.save();
    expect(editor.get().editing?.draft.name).toBe('STEW');
  });

  it('is no matter when it was this manager’s own attempt that had no answer', async () => {
    const { editor } = await bothEdit({ name: 'Beef stew' });
    expect(editor.get().editing).toBeNull();
  });
});

describe('a save without an answer, which has arrived', () => {
  async function saveUnanswered() {
    const menu = await openMenu(stew);
    edit(menu.editor, 'a', { name: 'Typo' });
    menu.hold();
    const saving = menu.editor.save();
    menu.documents.set('a', { ...Object(stew.data), name: 'Typo' });
    menu.release(NO_ANSWER);
    await saving;
    return menu;
  }

  it('is not taken for nothing: the old text, typed back, replaces it', async () => {
    const { editor, documents } = await saveUnanswered();
    editor.changeEdited({ ...editor.get().editing!.draft, name: 'STEW' });
    expect(hasUnsavedText(editor.get())).toBe(true);
    await editor.save();
    expect(documents.get('a')).toMatchObject({ name: 'STEW' });
    expect(editor.get().editing).toBeNull();
  });

  it('is not mixed up with what somebody else has stored since', async () => {
    const { editor, documents } = await saveUnanswered();
    editor.changeEdited({ ...editor.get().editing!.draft, name: 'STEW' });
    documents.set('a', { ...Object(stew.data), name: 'LAMB STEW' });
    await editor.save();
    expect(documents.get('a')).toMatchObject({ name: 'LAMB STEW' });
    expect(editor.get().editing?.write).toEqual({ status: 'failed', reason: 'changed' });
  });

  it('shows in the list after Cancel', async () => {
    const { editor } = await saveUnanswered();
    editor.cancel();
    await editor.menu.read();
    expect(dishOf(editor, 'a').name).toBe('Typo');
  });
});

it('canceling restores what is stored [193]', async () => {
  const { editor, writes } = await openMenu(stew);
  edit(editor, 'a', { name: 'X' });
  editor.cancel();
  expect(editor.get().editing).toBeNull();
  editor.startEditing(dishOf(editor, 'a'));
  expect(editor.get().editing?.draft.name).toBe('STEW');
  expect(writes).toEqual([]);
});

describe('“Sold out”', () => {
  it('writes that one field, and changes once the database has confirmed', async () => {
    const { editor, writes, hold, release, announced } = await openMenu(stew);
    hold();
    const both = [
      editor.setSoldOut(dishOf(editor, 'a'), true),
      editor.setSoldOut(dishOf(editor, 'a'), true),
    ];
    expect(dishOf(editor, 'a').isSoldOut).toBe(false);
    release();
    await Promise.all(both);
    expect(writes).toEqual([['update', 'a', { soldOut: true }]]);
    expect(dishOf(editor, 'a').isSoldOut).toBe(true);
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a description', { ...(stew.data as object), description: '' }],
    ['a price', { ...(stew.data as object), sizes: [{ label: 'Small', price: 'ask' }] }],
  ])('is not sent for an item without %s, which the database would refuse', async (_what, data) => {
    const { editor, writes } = await openMenu({ id: 'a', data });
    await editor.setSoldOut(dishOf(editor, 'a'), true);
    expect(writes).toEqual([]);
    expect(editor.get().itemWrites.get('a')).toEqual({
      action: 'sold-out',
      status: 'failed',
      reason: 'incomplete',
    });
  });
});

describe('two actions on one item', () => {
  it('are carried out one after the other, and neither is dropped', async () => {
    const { editor, writes, hold, release } = await openMenu(stew);
    hold();
    const both = [
      editor.setSoldOut(dishOf(editor, 'a'), true),
      editor.setHidden(dishOf(editor, 'a'), true),
      editor.remove('a', 'STEW'),
    ];
    editor.startEditing(dishOf(editor, 'a'));
    expect(editor.get().itemWrites.get('a')?.status).toBe('sending');
    expect(writes).toHaveLength(1);
    release();
    await Promise.all(both);
    expect(writes.map(([action]) => action)).toEqual(['update', 'update', 'delete']);
    expect(dishOf(editor, 'a')).toBeUndefined();
  });
});

describe('that an item was added', () => {
  it.each<[string, (editor: Editor) => unknown]>([
    ['deleted', (editor) => editor.remove('new-1', 'SOUP')],
    ['hidden', (editor) => editor.setHidden(dishOf(editor, 'new-1'), true)],
    ['edited', (editor) => editor.startEditing(dishOf(editor, 'new-1'))],
  ])('is no longer said once it is %s', async (_how, act) => {
    const { editor } = await openMenu();
    editor.changeNew(SOUP);
    await editor.add();
    expect(editor.get().added).toBe('SOUP');
    await act(editor);
    expect(editor.get().added).toBeNull();
  });
});

describe('deleting', () => {
  it('removes the document and announces the change [194]', async () => {
    const { editor, documents, announced } = await openMenu(stew, pie);
    await editor.remove('a', 'STEW');
    expect([...documents.keys()]).toEqual(['b']);
    expect(dishOf(editor, 'a')).toBeUndefined();
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it('keeps the item if it fails [195]', async () => {
    const { editor, fail, announced } = await openMenu(stew);
    fail(UNREACHABLE);
    await editor.remove('a', 'STEW');
    expect(dishOf(editor, 'a').name).toBe('STEW');
    expect(announced).not.toHaveBeenCalled();
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

describe('a write that fails', () => {
  it.each([
    ['cannot be reached', UNREACHABLE, 'unreachable'],
    ['refuses', REFUSED, 'refused'],
    ['does not respond in time', NO_ANSWER, 'no-answer'],
    ['no longer has the item', GONE, 'gone'],
    ['fails in an unknown way', 'what?', 'unreachable'],
  ])(
    'because the database %s is logged and keeps the typed text [195] (case 50)',
    async (_why, error, reason) => {
      const { editor, fail, announced } = await openMenu(stew);
      edit(editor, 'a', { name: 'X' });
      editor.changeNew(SOUP);
      fail(error);
      await editor.save();
      await editor.add();
      const failed = { status: 'failed', reason };
      expect(editor.get()).toMatchObject({
        editing: { draft: { name: 'X' }, write: failed },
        adding: { draft: SOUP, write: failed },
      });
      expect(
        errors.mock.calls.filter(([where]) => String(where).includes('[simmer/editor]')),
      ).toEqual([
        [expect.any(String), error],
        [expect.any(String), error],
      ]);
      expect(announced).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['does not respond in time', NO_ANSWER],
    ['loses the connection', UNREACHABLE],
  ])('but has arrived shows in the list when the database %s', async (_why, error) => {
    const { editor, documents, hold, release } = await openMenu(stew, pie);
    const arrive = async (write: () => Promise<void>, change: () => void) => {
      hold();
      const writing = write();
      change();
      release(error);
      await writing;
      await answered();
    };
    editor.changeNew(SOUP);
    await arrive(editor.add, () => documents.set('new-1', STORED_SOUP));
    expect(dishOf(editor, 'new-1').name).toBe('SOUP');
    await arrive(
      () => editor.setSoldOut(dishOf(editor, 'a'), true),
      () => documents.set('a', { ...Object(stew.data), soldOut: true }),
    );
    expect(dishOf(editor, 'a').isSoldOut).toBe(true);
    expect(editor.get().itemWrites.get('a')).toBeUndefined();
    await arrive(
      () => editor.remove('b', 'PIE'),
      () => documents.delete('b'),
    );
    expect(dishOf(editor, 'b')).toBeUndefined();
  });

  it('because somebody has deleted the item takes it off the list', async () => {
    const { editor, documents, fail, recover } = await openMenu(stew, pie);
    for (const write of [() => editor.setSoldOut(dishOf(editor, 'a'), true), editor.save]) {
      documents.set('a', stew.data as object);
      await editor.menu.read();
      edit(editor, 'a', { name: 'X' });
      documents.delete('a');
      fail(GONE);
      const writing = write();
      recover();
      await writing;
      await answered();
      expect(dishOf(editor, 'a')).toBeUndefined();
    }
  });

  it('succeeds on the next press once the database is back [195]', async () => {
    const { editor, fail, recover, documents } = await openMenu(stew);
    edit(editor, 'a', { name: 'X' });
    fail(UNREACHABLE);
    await editor.save();
    recover();
    await editor.save();
    expect(documents.get('a')).toMatchObject({ name: 'X' });
    expect(editor.get().editing).toBeNull();
  });
});

it('knows whether any text is unsaved', async () => {
  const { editor } = await openMenu(stew);
  const isUnsaved = () => hasUnsavedText(editor.get());
  expect(isUnsaved()).toBe(false);
  editor.startEditing(dishOf(editor, 'a'));
  expect(isUnsaved()).toBe(false);
  editor.changeEdited({ ...editor.get().editing!.draft, name: 'X' });
  expect(isUnsaved()).toBe(true);
  await editor.save();
  expect(isUnsaved()).toBe(false);
  editor.changeNew({ ...BLANK_DRAFT, description: 'H' });
  expect(isUnsaved()).toBe(true);
  editor.discard();
  expect(isUnsaved()).toBe(false);
});
