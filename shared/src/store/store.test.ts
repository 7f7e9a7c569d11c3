import { createStore } from './store';

describe('a store', () => {
  it('calls each listener on a change, and only then, until it unsubscribes', () => {
    const store = createStore('test', 1);
    const heard: number[] = [];
    const unsubscribe = store.subscribe(() => heard.push(store.get()));
    store.set(2);
    store.set(2);
    unsubscribe();
    store.set(3);
    expect(heard).toEqual([2]);
    expect(store.get()).toBe(3);
  });

  it('calls every listener, even after one that throws, and reports that one', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createStore('test', 1);
    const second = jest.fn();
    store.subscribe(() => {
      throw new Error('planted');
    });
    store.subscribe(second);
    store.set(2);
    expect(second).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(
      '[simmer/test] a listener of the test store failed.',
      expect.objectContaining({ message: 'planted' }),
    );
  });
});
