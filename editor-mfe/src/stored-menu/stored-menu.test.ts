import { pie, stew } from '../testing/dishes';
import { fakeDatabase, UNREACHABLE } from '../testing/fake-database';
import { createStoredMenu, type StoredMenu } from './stored-menu';

const SOUP = { name: 'SOUP', description: 'Hot.', sizes: [{ label: 'Quart', price: 25 }] };

function namesIn(menu: StoredMenu) {
  const state = menu.get();
  return state.status === 'loaded' ? state.dishes.map(({ name }) => name) : state.status;
}

describe('a confirmed write', () => {
  it('is shown without another read, in the order of the ids, and is not undone by a read that began before it', async () => {
    const menu = createStoredMenu(async () => [stew, pie]);
    await menu.read();
    const reading = menu.read();
    menu.put('aa', SOUP);
    await reading;
    expect(namesIn(menu)).toEqual(['STEW', 'SOUP', 'PIE']);
    menu.remove([{ id: 'a' }]);
    expect(namesIn(menu)).toEqual(['SOUP', 'PIE']);
  });

  it('shows that the database is back: a list that had failed is loaded again', async () => {
    const { ports, fail, recover } = fakeDatabase([stew]);
    const menu = createStoredMenu(ports.readMenu);
    fail(UNREACHABLE);
    await menu.read();
    recover();
    menu.put('a', { soldOut: true });
    await menu.read();
    expect(namesIn(menu)).toEqual(['STEW']);
  });
});
