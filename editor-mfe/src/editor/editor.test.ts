import type { StoredDocument } from '@simmer/shared/firebase';
import { setSiteConfig } from '@simmer/shared/config';
import { MENU_ORDER } from '@simmer/shared/menu';
import { siteWith } from '@simmer/shared/testing/site-config';
import type { Draft } from '../draft/draft';
import { pie, stew } from '../testing/dishes';
import { fakeDatabase, GONE, NO_ANSWER, REFUSED, UNREACHABLE } from '../testing/fake-database';
import { dishesOf } from '../stored-menu/stored-menu';
import { createEditor, type Editor } from './editor';
import { hasUnsavedText, PLACES, typedDraft } from './editor-state';
import { priceChanges } from './size-prices';

const SOUP: Partial<Draft> = {
  ...{ name: 'soup', description: 'Hot.' },
  sizes: [{ key: 0, label: 'Small', price: '12.50', feeds: '' }],
};

const STORED_SOUP = { name: 'SOUP', description: 'Hot.', sizes: [{ label: 'Small', price: 12.5 }] };
const CHANGED = { status: 'failed', reason: 'changed' };
const stewWith = (change: object) => ({ ...Object(stew.data), ...change });

/** An editor without its page, which has read these documents. */
async function openMenu(...documents: StoredDocument[]) {
  const database = fakeDatabase(documents);
  const editor = createEditor(database.ports);
  await editor.menu.read();
  return { ...database, editor };
}

const dishOf = (editor: Editor, id: string) =>
  dishesOf(editor.menu.get()).find((dish) => dish.id === id)!;
/** Waits for the requests to the database that no caller awaits. */
const answered = () => new Promise((resolve) => setTimeout(resolve));
const typed = (editor: Editor) => typedDraft(editor.get().forms.editing!);

function edit(editor: Editor, id: string, part: Partial<Draft>) {
  editor.startEditing(dishOf(editor, id));
  editor.type('editing', part);
}

function addSoup(editor: Editor, name = 'soup') {
  editor.type('adding', { ...SOUP, name });
  return editor.submit('adding');
}

describe('adding an item', () => {
  it('applies the limit to the stored name: upper case can be longer', async () => {
    const { editor, writes } = await openMenu();
    await addSoup(editor, 'ß'.repeat(61));
    expect(writes).toEqual([]);
    expect(editor.get().forms.adding.attempts).toBe(1);
  });

  it('puts its name in upper case as the shop’s language does', async () => {
    setSiteConfig(siteWith({ business: { locale: 'tr-TR' } }));
    const { editor, writes } = await openMenu();
    await addSoup(editor, 'izgara biber');
    expect(writes[0]?.[2]).toMatchObject({ name: 'İZGARA BİBER' });
  });

  it.each([
    ['the same document for the same item after no answer [195]', NO_ANSWER, 'soup', 'new-1'],
    ['another document for another item: the first may have arrived', NO_ANSWER, 'chili', 'new-2'],
    ['another document for a second one of the same name [190]', undefined, 'soup', 'new-2'],
  ])('writes %s', async (_what, error, name, id) => {
    const { editor, writes, fail, recover } = await openMenu();
    fail(error);
    await addSoup(editor);
    recover();
    await addSoup(editor, name);
    expect(writes.map(([, written]) => written)).toEqual(['new-1', id]);
  });

  /** The item is stored, but the manager reads that there was no answer. */
  async function addUnanswered() {
    const menu = await openMenu();
    menu.hold();
    const adding = addSoup(menu.editor);
    menu.documents.set('new-1', STORED_SOUP);
    menu.release(NO_ANSWER);
    await adding;
    return menu;
  }

  it('does not overwrite what was set since an attempt that arrived without an answer', async () => {
    const { editor, documents } = await addUnanswered();
    const stored = { ...STORED_SOUP, tags: ['soy'] };
    documents.set('new-1', stored);
    for (const description of ['Hot.', 'Very hot.']) {
      editor.type('adding', { description });
      await editor.submit('adding');
      expect(editor.get().forms.adding.write).toEqual({ status: 'failed', reason: 'arrived' });
      expect(documents.get('new-1')).toEqual(stored);
    }
    expect(typedDraft(editor.get().forms.adding).description).toBe('Very hot.');
  });

  it('is another item after Cancel, although the name is the same', async () => {
    const { editor, documents } = await addUnanswered();
    editor.close('adding');
    await addSoup(editor);
    expect([...documents.keys()]).toEqual(['new-1', 'new-2', MENU_ORDER]);
  });

  it('keeps what was typed later if the text was cleared meanwhile', async () => {
    const { editor, hold, release } = await openMenu();
    hold();
    const adding = addSoup(editor);
    editor.close('adding');
    editor.type('adding', { ...SOUP, name: 'chili' });
    release();
    await adding;
    expect(editor.get().forms.adding.changes.name).toBe('chili');
    expect(dishOf(editor, 'new-1').name).toBe('SOUP');
  });

  it.each<[string, (editor: Editor) => unknown]>([
    ['deleted', (editor) => editor.remove('new-1', 'SOUP')],
    ['edited', (editor) => editor.startEditing(dishOf(editor, 'new-1'))],
  ])('no longer shows its message once the item is %s', async (_how, act) => {
    const { editor } = await openMenu();
    await addSoup(editor);
    await act(editor);
    expect(editor.get().notice?.at).not.toBe(PLACES.newItem);
  });
});

it('saving writes only the changed fields, with or without `feeds` of a size [187] [192]', async () => {
  const { editor, writes } = await openMenu(stew, { id: 'b', data: STORED_SOUP });
  const [small, large] = stewWith({}).sizes;
  const price = { key: 0, label: 'Small', price: '30.00', feeds: 'feeds 3-4' };
  const feeds = { key: 7, label: 'Large', price: '54.50', feeds: '' };
  for (const [id, typedPart, part] of [
    ['a', {}],
    ['b', {}],
    ['b', { tags: ['soy'] }, { tags: ['soy'] }],
    ['a', { description: 'Slower.' }, { description: 'Slower.' }],
    [
      'a',
      { sizes: [price, { ...feeds, feeds: 'feeds 6-8' }] },
      { sizes: [{ ...small, price: 30 }, large] },
    ],
    [
      'a',
      { sizes: [price, feeds] },
      {
        sizes: [
          { ...small, price: 30 },
          { label: 'Large', price: 54.5 },
        ],
      },
    ],
    ['a', { sizes: [price] }, { sizes: [{ ...small, price: 30 }] }],
  ] as const) {
    edit(editor, id, typedPart);
    await editor.submit('editing');
    expect(writes.splice(0)).toEqual(part ? [['change', id, part]] : []);
  }
});

it.each<[string, (editor: Editor) => Promise<unknown>]>([
  ['adding', (editor) => addSoup(editor)],
  ['saving', (editor) => editor.submit('editing')],
  ['selling out', (editor) => editor.setMark(dishOf(editor, 'a'), 'soldOut', true)],
  ['deleting', (editor) => editor.remove('a', 'STEW')],
])(
  '%s sends one write when pressed twice, and changes nothing before the write is confirmed [194]',
  async (_what, press) => {
    const { editor, writes, announced, hold, release } = await openMenu(stew);
    edit(editor, 'a', { name: 'X' });
    hold();
    const both = [press(editor), press(editor)];
    expect(dishOf(editor, 'a')).toMatchObject({ name: 'STEW', isSoldOut: false });
    release();
    await Promise.all(both);
    expect(writes).toHaveLength(1);
    expect(announced).toHaveBeenCalledTimes(1);
  },
);

describe('saving a dish that somebody else has changed meanwhile', () => {
  const theirs = { name: 'LAMB STEW', description: 'Very slow.' };

  async function bothEdit(change: object = theirs) {
    const menu = await openMenu(stew);
    edit(menu.editor, 'a', { name: 'Beef stew' });
    menu.documents.set('a', stewWith(change));
    await menu.editor.submit('editing');
    return menu;
  }

  it('keeps both changes when they are in different fields', async () => {
    const { editor } = await bothEdit({ description: 'Very slow.' });
    expect(editor.get().forms.editing).toBeNull();
    expect(dishOf(editor, 'a')).toMatchObject({ name: 'Beef stew', description: 'Very slow.' });
  });

  it('does not overwrite their words, keeps what was typed, and replaces them when saved again', async () => {
    const { editor, documents } = await bothEdit();
    expect(documents.get('a')).toMatchObject(theirs);
    expect(dishOf(editor, 'a').name).toBe('LAMB STEW');
    // What this manager did not touch takes on the other manager's values.
    const draft = { name: 'Beef stew', description: 'Very slow.' };
    expect(typed(editor)).toMatchObject(draft);
    expect(editor.get().forms.editing?.write).toEqual(CHANGED);
    await editor.submit('editing');
    expect(documents.get('a')).toMatchObject(draft);
    expect(editor.get().forms.editing).toBeNull();
  });

  it('keeps a photo that they have added, although the form shows it now', async () => {
    const { editor, documents, photos } = await bothEdit({ ...theirs, picture: '#a0522d' });
    const photo = { type: 'image/webp', base64: 'AAAA' } as const;
    photos.set('a', photo);
    expect(typed(editor).photoColor).toBe('#a0522d');
    await editor.submit('editing');
    expect(documents.get('a')).toMatchObject({ name: 'Beef stew', picture: '#a0522d' });
    expect(photos.get('a')).toBe(photo);
  });

  it('stores the original text if that is typed again, even when a save fails in between', async () => {
    const { editor, documents, fail, recover } = await bothEdit();
    editor.type('editing', { name: 'STEW' });
    expect(hasUnsavedText(editor.get())).toBe(true);
    fail(UNREACHABLE);
    await editor.submit('editing');
    expect(typed(editor).name).toBe('STEW');
    recover();
    await editor.submit('editing');
    expect(documents.get('a')).toMatchObject({ name: 'STEW' });
  });

  it('raises no conflict with this manager’s own attempt that had no answer', async () => {
    const { editor } = await bothEdit({ name: 'Beef stew' });
    expect(editor.get().forms.editing).toBeNull();
  });
});

describe('a save that arrived although no answer came', () => {
  async function saveUnanswered() {
    const menu = await openMenu(stew);
    edit(menu.editor, 'a', { name: 'Typo' });
    menu.hold();
    const saving = menu.editor.submit('editing');
    menu.documents.set('a', stewWith({ name: 'Typo' }));
    menu.release(NO_ANSWER);
    await saving;
    return menu;
  }

  it('counts as arrived: typing the old text again is a conflict, and saving once more replaces the new text', async () => {
    const { editor, documents } = await saveUnanswered();
    editor.type('editing', { name: 'STEW' });
    expect(hasUnsavedText(editor.get())).toBe(true);
    await editor.submit('editing');
    expect(documents.get('a')).toMatchObject({ name: 'Typo' });
    expect(editor.get().forms.editing?.write).toEqual(CHANGED);
    await editor.submit('editing');
    expect(documents.get('a')).toMatchObject({ name: 'STEW' });
    expect(editor.get().forms.editing).toBeNull();
  });

  it('is shown in the list after Cancel', async () => {
    const { editor } = await saveUnanswered();
    editor.close('editing');
    await editor.menu.read();
    expect(dishOf(editor, 'a').name).toBe('Typo');
  });
});

it('several actions on one item are carried out one after the other, and none is dropped', async () => {
  const { editor, writes, hold, release } = await openMenu(stew);
  hold();
  const all = [
    editor.setMark(dishOf(editor, 'a'), 'soldOut', true),
    editor.setMark(dishOf(editor, 'a'), 'hidden', true),
    editor.remove('a', 'STEW'),
  ];
  editor.startEditing(dishOf(editor, 'a'));
  expect(editor.get().itemWrites.get('a')?.status).toBe('sending');
  expect(writes).toEqual([['change', 'a', { soldOut: true }]]);
  release();
  await Promise.all(all);
  expect(writes.map(([action]) => action)).toEqual(['change', 'change', 'delete']);
  expect(dishOf(editor, 'a')).toBeUndefined();
});

it('“Sold out” is not sent for an item without a price, which the database would refuse', async () => {
  const sizes = [{ label: 'Small', price: 'ask' }];
  const { editor, writes } = await openMenu({ id: 'a', data: stewWith({ sizes }) });
  await editor.setMark(dishOf(editor, 'a'), 'soldOut', true);
  expect(writes).toEqual([]);
  const failed = { action: 'soldOut', status: 'failed', reason: 'incomplete' };
  expect(editor.get().itemWrites.get('a')).toEqual(failed);
});

describe('a write that fails', () => {
  it.each([
    ['cannot be reached', UNREACHABLE, 'unreachable'],
    ['refuses', REFUSED, 'refused'],
    ['does not respond in time', NO_ANSWER, 'no-answer'],
    ['no longer has the item', GONE, 'gone'],
    ['fails in an unknown way', 'what?', 'unreachable'],
  ])(
    'because the database %s is logged and keeps the typed text, and succeeds on the next press [195] (case 50)',
    async (_why, error, reason) => {
      const errors = jest.spyOn(console, 'error');
      const { editor, fail, recover, announced, documents } = await openMenu(stew);
      edit(editor, 'a', { name: 'X' });
      fail(error);
      await editor.submit('editing');
      await addSoup(editor);
      const write = { status: 'failed', reason };
      expect(editor.get().forms).toMatchObject({
        editing: { changes: { name: 'X' }, write },
        adding: { changes: SOUP, write },
      });
      const logged = errors.mock.calls.filter(([text]) => /\[simmer\/editor\]/.test(String(text)));
      expect(logged.map(([, cause]) => cause as unknown)).toEqual([error, error]);
      expect(announced).not.toHaveBeenCalled();
      recover();
      await editor.submit('editing');
      expect(documents.get('a')).toMatchObject({ name: 'X' });
      expect(editor.get().forms.editing).toBeNull();
    },
  );

  it.each<[string, (editor: Editor) => Promise<unknown>, string | undefined]>([
    ['adding', (editor) => addSoup(editor), undefined],
    ['saving', (editor) => editor.submit('editing'), undefined],
    ['selling', (editor) => editor.setMark(dishOf(editor, 'a'), 'soldOut', true), undefined],
    ['deleting', (editor) => editor.remove('a', 'STEW'), 'delete'],
  ])(
    'may have arrived: the list shows what is stored now, and no failure for what it shows (%s)',
    async (_what, write, failed) => {
      const { editor, documents, hold, release } = await openMenu(stew, pie);
      edit(editor, 'a', { name: 'X' });
      hold();
      const writing = write(editor);
      documents.set('a', stewWith({ soldOut: true }));
      documents.delete('b');
      release(NO_ANSWER);
      await writing;
      await answered();
      expect(dishesOf(editor.menu.get())).toMatchObject([{ id: 'a', isSoldOut: true }]);
      expect(editor.get().itemWrites.get('a')?.action).toBe(failed);
    },
  );
});

it('the editor knows whether any text is unsaved', async () => {
  const { editor } = await openMenu(stew);
  const { isUnsaved } = editor;
  expect(isUnsaved()).toBe(false);
  edit(editor, 'a', {});
  // A row that was removed and added again has another key.
  editor.type('editing', {
    sizes: typed(editor).sizes.map((row) => ({ ...row, key: row.key + 7 })),
  });
  expect(isUnsaved()).toBe(false);
  editor.type('editing', { name: 'X' });
  expect(isUnsaved()).toBe(true);
  await editor.submit('editing');
  expect(isUnsaved()).toBe(false);
  editor.type('adding', { description: 'H' });
  expect(isUnsaved()).toBe(true);
  editor.close('adding');
  expect(isUnsaved()).toBe(false);
});

const dish = (id: string): StoredDocument => ({
  id,
  data: { name: id.toUpperCase(), sizes: [{ label: 'Small', price: 9 }] },
});
const ABCD = ['a', 'b', 'c', 'd'].map(dish);
const order = (editor: Editor) =>
  dishesOf(editor.menu.get())
    .map(({ id }) => id)
    .join('');
const up = (from: number) => from - 1;

describe('moving a dish', () => {
  it('stores one document, even if fields are missing in its neighbors, shows its new place, and announces the change', async () => {
    const { editor, writes, documents, announced } = await openMenu(...ABCD);
    await editor.move(dishOf(editor, 'c'), up);
    expect(writes).toHaveLength(1);
    expect(documents.get(MENU_ORDER)).toEqual({ ids: ['a', 'c', 'b', 'd'] });
    expect(order(editor)).toBe('acbd');
    expect(editor.get().notice).toMatchObject({ at: 'c', text: 'C is now number 2 of 4.' });
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['b', 0, 'bacd'],
    ['a', 2, 'bcad'],
    ['a', 9, 'bcda'],
    ['d', 1, 'adbc'],
  ])('puts %s at place %i: %s', async (id, to, expected) => {
    const { editor } = await openMenu(...ABCD);
    await editor.move(dishOf(editor, id), () => to);
    expect(order(editor)).toBe(expected);
  });

  it('twice in a row moves the dish by two places, even before the first answer', async () => {
    const { editor, hold, release } = await openMenu(...ABCD);
    hold();
    const moves = [editor.move(dishOf(editor, 'c'), up), editor.move(dishOf(editor, 'c'), up)];
    await Promise.resolve();
    release();
    await Promise.all(moves);
    expect(order(editor)).toBe('cabd');
  });

  it('keeps what another manager has moved, added and deleted meanwhile', async () => {
    const { editor, documents } = await openMenu(...ABCD);
    documents.set('new', { ...documents.get('a'), name: 'NEW' });
    documents.delete('a');
    documents.set(MENU_ORDER, { ids: ['d', 'b', 'c', 'new'] });
    await editor.move(dishOf(editor, 'c'), up);
    await editor.menu.read();
    expect(dishesOf(editor.menu.get()).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'new']);
  });
});

it('a new dish comes last, and a deleted one no longer has a place', async () => {
  const { editor, documents } = await openMenu(...ABCD);
  await editor.move(dishOf(editor, 'd'), up);
  await addSoup(editor);
  expect(order(editor)).toBe('abdcnew-1');
  await editor.remove('a', 'A');
  expect(documents.get(MENU_ORDER)).toEqual({ ids: ['b', 'd', 'c', 'new-1'] });
});

const PHOTO = { type: 'image/webp', base64: 'AAAA' } as const;
const OTHER_PHOTO = { type: 'image/webp', base64: 'BBBB' } as const;
/** A dish with all that a dish can have. */
const PASTA = {
  ...{ name: 'PASTA', description: 'Long.', section: 'classics', flavors: ['Pesto', 'Cream'] },
  sizes: [{ label: 'Small', price: 30, feeds: 'feeds 2' }],
  ...{ tags: ['milk'], picture: '#aa0000', plate: 'Pasta', soldOut: true, hidden: true },
};
const pasta: StoredDocument = { id: 'p', data: PASTA };
const ORDER: StoredDocument = { id: MENU_ORDER, data: { ids: ['a', 'p', 'b'] } };

async function openAll() {
  const menu = await openMenu(ORDER, stew, pasta, pie);
  menu.photos.set('p', PHOTO);
  return menu;
}

const undo = (editor: Editor) => editor.get().notice!.undo!();

async function changeAll(editor: Editor) {
  editor.startEditing(dishOf(editor, 'p'));
  editor.type('editing', { description: 'Very long.', section: 'soup', photoColor: '' });
  editor.type('editing', { flavors: 'Cream', tags: [], photo: null });
  await editor.submit('editing');
}

const owned = (editor: Editor) => dishesOf(editor.menu.get());
const reprice = (editor: Editor) =>
  editor.setPrices(priceChanges(owned(editor), 10, 1), 'Every price is higher.');
const plan = (editor: Editor) => {
  const dishes = owned(editor).filter(({ id }) => id !== 'p');
  return editor.setPlans(dishes, { from: '2026-12-01', until: '' }, 'Planned.');
};

const copyAll = (editor: Editor) =>
  editor.copy(
    owned(editor).map((of) => ({ id: `copy-${of.id}`, of, plan: { from: '2026-12-01' } })),
    'Copied.',
  );

const ACTIONS: [string, (editor: Editor) => Promise<unknown>, string][] = [
  ['saving a dish', changeAll, 'PASTA'],
  ['marking it', (editor) => editor.setMark(dishOf(editor, 'p'), 'soldOut', false), 'PASTA'],
  ['hiding it', (editor) => editor.setMark(dishOf(editor, 'a'), 'hidden', true), 'STEW'],
  ['moving it', (editor) => editor.move(dishOf(editor, 'b'), () => 0), 'PIE'],
  ['deleting it', (editor) => editor.remove('p', 'PASTA'), 'PASTA'],
  ['adding one', (editor) => addSoup(editor), 'The menu'],
  ['changing every price', reprice, 'Every price'],
  ['planning several at once', plan, 'The plan of every dish'],
  ['copying several', copyAll, 'The menu'],
];

describe('“Undo” after', () => {
  it.each(ACTIONS)(
    '%s brings back what was there: every field, the photo and the order',
    async (_action, act, name) => {
      const { editor, documents, photos, former, announced } = await openAll();
      await act(editor);
      const kept = [...former];
      await undo(editor);
      expect(editor.get().notice?.text).toBe(`${name} is as it was before.`);
      expect(announced).toHaveBeenCalledTimes(2);
      expect(documents.get('p')).toEqual(PASTA);
      expect(documents.get('a')).toMatchObject(Object(stew.data));
      expect(Reflect.get(Object(documents.get('a')), 'hidden')).not.toBe(true);
      expect(former).toEqual(kept);
      expect(photos.get('p')).toEqual(PHOTO);
      expect(documents.get(MENU_ORDER)).toEqual(ORDER.data);
      expect(dishesOf(editor.menu.get()).map(({ id }) => id)).toEqual(['a', 'p', 'b']);
      expect(editor.get().notice?.undo).toBeUndefined();
    },
  );

  it.each(ACTIONS)(
    '%s brings back what was there, also when an answer was lost and the change ran again',
    async (_action, act, name) => {
      const { editor, documents, runAgain } = await openAll();
      runAgain();
      await act(editor);
      await undo(editor);
      expect(editor.get().notice?.text).toBe(`${name} is as it was before.`);
      expect(documents.get('p')).toEqual(PASTA);
      expect(documents.get(MENU_ORDER)).toEqual(ORDER.data);
    },
  );

  it.each(ACTIONS)(
    '%s can be pressed again when the database did not answer',
    async (_action, act, name) => {
      const { editor, documents, fail, recover } = await openAll();
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
    ['saving a dish', changeAll, 'p', { description: 'Short.' }],
    [
      'moving it',
      (editor) => editor.move(dishOf(editor, 'b'), () => 0),
      MENU_ORDER,
      { ids: ['p', 'b', 'a'] },
    ],
    ['adding one', (editor) => addSoup(editor), 'new-1', { description: 'Very hot.' }],
    ['deleting one, which they have put back', (editor) => editor.remove('a', 'STEW'), 'a', PASTA],
    ['changing every price', reprice, 'a', { sizes: [{ label: 'Small', price: 1 }] }],
    ['planning several at once', plan, 'a', { from: '2026-12-24' }],
  ])(
    '%s never overwrites what somebody else has changed since, and says so',
    async (_action, act, id, theirs) => {
      const { editor, documents } = await openAll();
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

it('an “Undo” that is done later leaves what the manager did meanwhile its own “Undo”', async () => {
  const { editor, hold, release } = await openAll();
  await editor.setMark(dishOf(editor, 'a'), 'hidden', true);
  hold();
  const undone = undo(editor);
  const marked = editor.setMark(dishOf(editor, 'b'), 'soldOut', true);
  release();
  await Promise.all([undone, marked]);
  expect(editor.get().notice).toMatchObject({ text: 'PIE is sold out.' });
});

it.each(ACTIONS.filter(([action]) => !/^(saving|adding)/.test(action)))(
  '%s without an answer counts as done once the menu shows it, and can be taken back',
  async (_action, act, name) => {
    const { editor, documents, photos, loseAnswers, recover, announced } = await openAll();
    loseAnswers(NO_ANSWER);
    await act(editor);
    recover();
    expect(editor.get().itemWrites.size).toBe(0);
    expect(announced).toHaveBeenCalledTimes(1);
    await undo(editor);
    expect(editor.get().notice?.text).toBe(`${name} is as it was before.`);
    expect(documents.get('p')).toEqual(PASTA);
    expect(documents.get(MENU_ORDER)).toEqual(ORDER.data);
    expect(photos.get('p')).toEqual(PHOTO);
  },
);

it('a deleted dish comes back as somebody else has changed it just before it was deleted', async () => {
  const { editor, documents, photos } = await openAll();
  const theirs = { ...PASTA, description: 'Short.', picture: '#0000aa' };
  documents.set('p', theirs);
  photos.set('p', OTHER_PHOTO);
  await editor.remove('p', 'PASTA');
  await undo(editor);
  expect(documents.get('p')).toEqual(theirs);
  expect(photos.get('p')).toEqual(OTHER_PHOTO);
});
