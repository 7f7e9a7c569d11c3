import type { StoredDocument } from '@simmer/shared/firebase';
import { createMenuStore, type MenuState } from './menu-store';

const documentOf = (id: string, name = 'SOUP'): StoredDocument => ({
  id,
  data: { name, sizes: [{ label: 'Quart', price: 25 }] },
});

/** A database that answers when, and in the order, the test says. */
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
  it('loads until the answer is there, then has the dishes', async () => {
    const { store, reads } = newDatabase();
    expect(store.getState()).toEqual({ status: 'loading' });
    const reading = store.read();
    expect(store.getState()).toEqual({ status: 'loading' });
    reads[0]?.resolve([documentOf('a', 'PIE'), documentOf('b', 'STEW')]);
    await reading;
    expect(namesIn(store.getState())).toEqual(['PIE', 'STEW']);
    expect(errors).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
  });

  it('tells whoever listens, and nobody who stopped listening', async () => {
    const { store, reads } = newDatabase();
    const listener = jest.fn();
    const gone = jest.fn();
    store.subscribe(listener);
    store.subscribe(gone)();
    const reading = store.read();
    reads[0]?.resolve([]);
    await reading;
    expect(listener).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('asks the database for nothing before it is told to', () => {
    expect(newDatabase().reads).toHaveLength(0);
  });

  it('tells the owner once per reading which documents were left out', async () => {
    const { store, reads } = newDatabase();
    const reading = store.read();
    reads[0]?.resolve([documentOf('a'), { id: 'b', data: 1 }, { id: 'c', data: { name: '' } }]);
    await reading;
    expect(namesIn(store.getState())).toEqual(['SOUP']);
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
    expect(store.getState()).toEqual({ status: 'failed' });
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('Monthly Menu'), refused);
  });

  it('takes a reader that throws at once like one that fails later', async () => {
    const store = createMenuStore(() => {
      throw new Error('the chunk is gone');
    });
    await store.read();
    expect(store.getState()).toEqual({ status: 'failed' });
  });

  it('loads visibly again on a new attempt, and recovers', async () => {
    const { store, reads } = newDatabase();
    const first = store.read();
    reads[0]?.reject(new Error('down'));
    await first;
    const second = store.read();
    expect(store.getState()).toEqual({ status: 'loading' });
    reads[1]?.resolve([documentOf('a')]);
    await second;
    expect(namesIn(store.getState())).toEqual(['SOUP']);
  });

  it('keeps the dishes a guest is looking at when a later reading fails', async () => {
    const { store, reads } = newDatabase();
    const first = store.read();
    reads[0]?.resolve([documentOf('a')]);
    await first;
    const second = store.read();
    reads[1]?.reject(new Error('down'));
    await second;
    expect(namesIn(store.getState())).toEqual(['SOUP']);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

describe('reading again', () => {
  it('keeps what is shown until the new answer is there', async () => {
    const { store, reads } = newDatabase();
    const first = store.read();
    reads[0]?.resolve([documentOf('a', 'OLD')]);
    await first;
    const second = store.read();
    expect(namesIn(store.getState())).toEqual(['OLD']);
    reads[1]?.resolve([documentOf('a', 'NEW')]);
    await second;
    expect(namesIn(store.getState())).toEqual(['NEW']);
  });

  it('never lets a late answer of an older reading replace a newer one', async () => {
    const { store, reads } = newDatabase();
    const older = store.read();
    const newer = store.read();
    reads[1]?.resolve([documentOf('a', 'NEW')]);
    await newer;
    reads[0]?.resolve([documentOf('a', 'OLD'), { id: 'bad', data: null }]);
    await older;
    expect(namesIn(store.getState())).toEqual(['NEW']);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('never lets a late failure of an older reading hide a newer answer', async () => {
    const { store, reads } = newDatabase();
    const older = store.read();
    const newer = store.read();
    reads[0]?.reject(new Error('too slow'));
    await older;
    expect(store.getState()).toEqual({ status: 'loading' });
    reads[1]?.resolve([documentOf('a', 'NEW')]);
    await newer;
    expect(namesIn(store.getState())).toEqual(['NEW']);
    expect(errors).not.toHaveBeenCalled();
  });
});
