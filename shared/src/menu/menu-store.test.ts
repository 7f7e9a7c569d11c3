import type { StoredDocument } from '@simmer/shared/firebase';
import { createMenuStore, type MenuState } from './menu-store';

const documentOf = (id: string, name = 'SOUP'): StoredDocument => ({
  id,
  data: { name, sizes: [{ label: 'Quart', price: 25 }] },
});

/** A database that answers when the test says so. */
function newDatabase() {
  const reads: PromiseWithResolvers<StoredDocument[]>[] = [];
  const store = createMenuStore(() => {
    const read = defer<StoredDocument[]>();
    reads.push(read);
    return read.promise;
  });
  return { store, reads };
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

function defer<T>(): PromiseWithResolvers<T> {
  const deferred = {} as PromiseWithResolvers<T>;
  deferred.promise = new Promise<T>((resolve, reject) =>
    Object.assign(deferred, { resolve, reject }),
  );
  return deferred;
}

const namesIn = (state: MenuState) =>
  state.status === 'loaded' ? state.dishes.map(({ name }) => name) : state.status;

let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('reading the Monthly Menu', () => {
  it('is loading until the answer arrives, then has the dishes', async () => {
    const { store, reads } = newDatabase();
    expect(store.get()).toEqual({ status: 'loading' });
    const reading = store.read();
    expect(store.get()).toEqual({ status: 'loading' });
    reads[0]?.resolve([documentOf('a', 'PIE'), documentOf('b', 'STEW')]);
    await reading;
    expect(namesIn(store.get())).toEqual(['PIE', 'STEW']);
    expect(errors).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
  });

  it('reports invalid documents once per read', async () => {
    const { store, reads } = newDatabase();
    const reading = store.read();
    reads[0]?.resolve([documentOf('a'), { id: 'b', data: 1 }, { id: 'c', data: { name: '' } }]);
    await reading;
    expect(namesIn(store.get())).toEqual(['SOUP']);
    expect(warnings).toHaveBeenCalledTimes(1);
    expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/menu\/b [^]*menu\/c /));
  });
});

describe('when the Monthly Menu cannot be read', () => {
  it('logs the error once and has no dishes [51]', async () => {
    const { store, reads } = newDatabase();
    const reading = store.read();
    const refused = new Error('permission-denied');
    reads[0]?.reject(refused);
    await reading;
    expect(store.get()).toEqual({ status: 'failed' });
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('Monthly Menu'), refused);
  });

  it.each(['permission-denied', 'resource-exhausted', 'unavailable'])(
    'because of %s, does not ask again by itself (case 50)',
    async (code) => {
      jest.useFakeTimers();
      const { store, reads } = newDatabase();
      const reading = store.read();
      reads[0]?.reject(new Error(code));
      await reading;
      await jest.advanceTimersByTimeAsync(10 * 60_000);
      expect(reads).toHaveLength(1);
      jest.useRealTimers();
    },
  );

  it('shows that it loads on a new attempt, and recovers', async () => {
    const { store, reads } = newDatabase();
    const first = store.read();
    reads[0]?.reject(new Error('down'));
    await first;
    const second = store.retry();
    expect(store.get()).toEqual({ status: 'loading' });
    reads[1]?.resolve([documentOf('a')]);
    expect(await second).toBe(true);
    expect(namesIn(store.get())).toEqual(['SOUP']);
  });

  it('stays as it is while it is read again unasked, until the answer arrives', async () => {
    const { store, reads } = newDatabase();
    const first = store.read();
    reads[0]?.reject(new Error('down'));
    expect(await first).toBe(false);
    const second = store.read();
    expect(store.get()).toEqual({ status: 'failed' });
    reads[1]?.resolve([documentOf('a')]);
    await second;
    expect(namesIn(store.get())).toEqual(['SOUP']);
  });

  it('keeps the dishes on the screen when a later read fails (case 48)', async () => {
    const { store, reads } = newDatabase();
    const first = store.read();
    reads[0]?.resolve([documentOf('a')]);
    await first;
    const second = store.read();
    reads[1]?.reject(new Error('down'));
    await second;
    expect(namesIn(store.get())).toEqual(['SOUP']);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});
