import type { StoredDocument } from '@simmer/shared/firebase';
import { muteConsole } from '../testing/mute-console';
import { createMenuStore, type MenuState } from './menu-store';

const documentOf = (id: string, name = 'SOUP'): StoredDocument => ({
  id,
  data: { name, sizes: [{ label: 'Quart', price: 25 }] },
});

/** The store of a database that gives these answers, one after the other. */
function newStore(...answers: (StoredDocument[] | Error)[]) {
  const read = jest.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
    return answer;
  });
  return { store: createMenuStore(read), read };
}

const namesIn = (state: MenuState) =>
  state.status === 'loaded' ? state.dishes.map(({ name }) => name) : state.status;

const errors = muteConsole('error');
const warnings = muteConsole('warn');

it('the Monthly Menu is loading until the answer arrives, then has the dishes; invalid ones are reported once per read', async () => {
  const documents = [documentOf('a', 'PIE'), documentOf('b', 'STEW')];
  const { store } = newStore(documents, [
    ...documents,
    { id: 'c', data: 1 },
    { id: 'd', data: {} },
  ]);
  const reading = store.read();
  expect(store.get()).toEqual({ status: 'loading' });
  await reading;
  expect(namesIn(store.get())).toEqual(['PIE', 'STEW']);
  expect(warnings).not.toHaveBeenCalled();
  await store.read();
  expect(namesIn(store.get())).toEqual(['PIE', 'STEW']);
  expect(warnings.mock.calls).toEqual([[expect.stringMatching(/menu\/c [^]*menu\/d /)]]);
});

describe('when the Monthly Menu cannot be read', () => {
  it('logs the error once, has no dishes [51], and does not ask again by itself (case 50)', async () => {
    jest.useFakeTimers();
    const refused = new Error('permission-denied');
    const { store, read } = newStore(refused);
    await store.read();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ status: 'failed' });
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('Monthly Menu'), refused);
  });

  it.each([
    ['shows that it loads when a guest tries again', 'retry', 'loading'],
    ['stays as it is while it is read again unasked', 'read', 'failed'],
  ] as const)('%s, until the answer arrives', async (_what, call, status) => {
    const { store } = newStore(new Error('down'), [documentOf('a')]);
    expect(await store.read()).toBe(false);
    const second = store[call]();
    expect(store.get()).toEqual({ status });
    expect(await second).toBe(true);
    expect(namesIn(store.get())).toEqual(['SOUP']);
  });

  it('keeps the dishes on the screen when a later read fails (case 48)', async () => {
    const { store } = newStore([documentOf('a')], new Error('down'));
    await store.read();
    await store.read();
    expect(namesIn(store.get())).toEqual(['SOUP']);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});
