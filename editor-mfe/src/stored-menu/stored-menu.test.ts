import type { StoredDocument } from '@simmer/shared/firebase';
import { broken, pie, stew } from '../testing/dishes';
import { fakeDatabase, UNREACHABLE } from '../testing/fake-database';
import { createStoredMenu, type StoredMenu } from './stored-menu';

async function loaded(...documents: StoredDocument[]) {
  const database = fakeDatabase(documents);
  const menu = createStoredMenu(database.ports.readMenu);
  await menu.read();
  return { ...database, menu };
}

function namesIn(menu: StoredMenu) {
  const state = menu.get();
  return state.status === 'loaded' ? state.dishes.map(({ name }) => name) : state.status;
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the list of stored items', () => {
  it('is loading until it is read, then has what can be shown and what cannot', async () => {
    const database = fakeDatabase([stew, broken]);
    const menu = createStoredMenu(database.ports.readMenu);
    expect(menu.get()).toEqual({ status: 'loading' });
    await menu.read();
    expect(namesIn(menu)).toEqual(['STEW']);
    expect(menu.get()).toMatchObject({
      invalid: [{ id: 'c', problems: ['sizes: has no size'] }],
    });
  });

  it('is read once by all who ask at the same time', async () => {
    const readMenu = jest.fn(async () => [stew]);
    const menu = createStoredMenu(readMenu);
    await Promise.all([menu.read(), menu.read()]);
    expect(readMenu).toHaveBeenCalledTimes(1);
    await menu.read();
    expect(readMenu).toHaveBeenCalledTimes(2);
  });

  it('that cannot be read is reported, and comes on the next try', async () => {
    const { ports, fail, recover } = fakeDatabase([stew]);
    const menu = createStoredMenu(ports.readMenu);
    fail(UNREACHABLE);
    await menu.read();
    expect(menu.get()).toEqual({ status: 'failed' });
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('could not be read'), UNREACHABLE);
    recover();
    const reading = menu.retry();
    expect(menu.get()).toEqual({ status: 'loading' });
    await reading;
    expect(namesIn(menu)).toEqual(['STEW']);
  });

  it('stays as it was when a later reading fails', async () => {
    const { menu, fail } = await loaded(stew);
    fail(UNREACHABLE);
    await menu.read();
    expect(namesIn(menu)).toEqual(['STEW']);
  });
});

describe('a confirmed write', () => {
  it('is shown without another reading, in the order of the ids', async () => {
    const { menu } = await loaded(stew, pie);
    menu.put('aa', { name: 'SOUP', description: 'Hot.', sizes: [{ label: 'Quart', price: 25 }] });
    expect(namesIn(menu)).toEqual(['STEW', 'SOUP', 'PIE']);
    menu.remove('a');
    expect(namesIn(menu)).toEqual(['SOUP', 'PIE']);
  });

  it('is what others can ask for', async () => {
    const { menu } = await loaded(stew);
    const soldOut = { name: 'STEW', sizes: [{ label: 'Quart', price: 25 }], soldOut: true };
    menu.put('a', soldOut);
    expect(menu.get()).toMatchObject({ dishes: [{ name: 'STEW', isSoldOut: true }] });
    expect(menu.dataOf('a')).toBe(soldOut);
    expect(menu.dataOf('gone')).toBeUndefined();
  });

  it('is not undone by a reading that began before it', async () => {
    const soup = { name: 'SOUP', sizes: [{ label: 'Quart', price: 25 }] };
    const answers = [[stew], [stew, { id: 'z', data: soup }]];
    const menu = createStoredMenu(async () => answers.shift()!);
    const reading = menu.read();
    menu.put('z', soup);
    await reading;
    expect(namesIn(menu)).toEqual(['STEW', 'SOUP']);
  });

  it('shows that the database is back: a list that had failed is read', async () => {
    const database = fakeDatabase([stew]);
    const menu = createStoredMenu(database.ports.readMenu);
    database.fail(UNREACHABLE);
    await menu.read();
    database.recover();
    menu.put('a', { soldOut: true });
    await menu.read();
    expect(namesIn(menu)).toEqual(['STEW']);
  });
});
