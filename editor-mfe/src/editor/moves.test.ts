import { setSiteConfig } from '@simmer/shared/config';
import type { StoredDocument } from '@simmer/shared/firebase';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { UNREACHABLE } from '../testing/fake-database';
import { dishesOf, dishOf, openMenu } from '../testing/open-menu';
import type { Editor } from './editor';

/** Without a place, it has never been moved. */
const dish = (id: string, position?: number): StoredDocument => ({
  id,
  data: {
    ...{ name: id.toUpperCase(), description: 'Good.' },
    sizes: [{ label: 'Small', price: 9, feeds: '' }],
    ...(position !== undefined && { position }),
  },
});
const ABC = [dish('a', 1), dish('b', 2), dish('c', 3)];

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const order = (editor: Editor) =>
  dishesOf(editor)
    .map(({ id }) => id)
    .join('');

describe('moving a dish', () => {
  it('stores one field of one document, says where it is now, and announces the change', async () => {
    const { editor, writes, announced } = await openMenu(...ABC);
    await editor.move(dishOf(editor, 'c'), -1);
    expect(writes).toEqual([['update', 'c', { position: 1.5 }]]);
    expect(order(editor)).toBe('acb');
    expect(editor.get().notice).toEqual({ itemId: 'c', text: 'C is now number 2 of 3.' });
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['b', { beside: 'a', isAfter: false }, 'bacd'],
    ['a', { beside: 'c', isAfter: true }, 'bcad'],
    ['a', { beside: 'c', isAfter: false }, 'bacd'],
    ['d', { beside: 'a', isAfter: true }, 'adbc'],
  ] as const)('beside another puts %s at %j: %s', async (id, place, expected) => {
    const { editor } = await openMenu(...ABC, dish('d', 4));
    await editor.move(dishOf(editor, id), place);
    expect(order(editor)).toBe(expected);
  });

  it.each([
    ['a', -1, 'A is already number 1 of 2.'],
    ['b', 1, 'B is already number 2 of 2.'],
  ] as const)(
    'beyond the end of the list stores nothing and says so: %s, %d',
    async (id, step, text) => {
      const { editor, writes, announced } = await openMenu(dish('a'), dish('b'));
      await editor.move(dishOf(editor, id), step);
      expect(writes).toEqual([]);
      expect(editor.get().notice?.text).toBe(text);
      expect(announced).not.toHaveBeenCalled();
    },
  );

  it('twice in a row moves it by two, even before the first answer', async () => {
    const { editor, hold, release } = await openMenu(...ABC);
    hold();
    const moves = [editor.move(dishOf(editor, 'c'), -1), editor.move(dishOf(editor, 'c'), -1)];
    await Promise.resolve();
    release();
    await Promise.all(moves);
    expect(order(editor)).toBe('cab');
  });

  it('keeps what another manager has moved meanwhile, and moves from there', async () => {
    const { editor, documents } = await openMenu(...ABC);
    documents.set('c', { ...documents.get('c'), position: 0 });
    await editor.move(dishOf(editor, 'c'), -1);
    expect(order(editor)).toBe('cab');
    await editor.move(dishOf(editor, 'b'), -1);
    expect(order(editor)).toBe('cba');
  });

  it('is said to be impossible while another manager keeps moving the same dish', async () => {
    const { editor, ports, documents } = await openMenu(dish('a', 1), dish('b', 2));
    let theirs = 10;
    const { updateMenuItem } = ports;
    ports.updateMenuItem = (...args) => {
      documents.set('b', { ...documents.get('b'), position: (theirs += 1) });
      return updateMenuItem(...args);
    };
    await editor.move(dishOf(editor, 'b'), -1);
    const failed = { action: 'move', status: 'failed', reason: 'moved' };
    expect(editor.get().itemWrites.get('b')).toEqual(failed);
  });

  it('that cannot be stored leaves the order as it is, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { editor, fail } = await openMenu(dish('a'), dish('b'));
    fail(UNREACHABLE);
    await editor.move(dishOf(editor, 'b'), -1);
    expect(order(editor)).toBe('ab');
    expect(editor.get().itemWrites.get('b')?.status).toBe('failed');
  });

  it('behind one that the rules would refuse stores nothing, and says which is incomplete', async () => {
    const bare = { id: 'a', data: { name: 'BARE', sizes: [{ label: 'Small', price: 9 }] } };
    const { editor, writes } = await openMenu(bare, dish('b'), dish('c'));
    await editor.move(dishOf(editor, 'b'), 1);
    expect(editor.get().itemWrites.get('b')).toMatchObject({ reason: 'incomplete-neighbor' });
    await editor.move(dishOf(editor, 'a'), 1);
    expect(editor.get().itemWrites.get('a')).toMatchObject({ reason: 'incomplete' });
    expect(writes).toEqual([]);
  });
});
