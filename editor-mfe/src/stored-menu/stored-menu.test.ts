import type { StoredDocument } from '@simmer/shared/firebase';
import { pie, stew } from '../testing/dishes';
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

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the list of stored items', () => {
  it('is read once by all who ask at the same time', async () => {
    const readMenu = jest.fn(async () => [stew]);
    const menu = createStoredMenu(readMenu);
    await Promise.all([menu.read(), menu.read()]);
    expect(readMenu).toHaveBeenCalledTimes(1);
    await menu.read();
    expect(readMenu).toHaveBeenCalledTimes(2);
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
