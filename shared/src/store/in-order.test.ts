import { inOrder } from './in-order';

describe('of answers that overtake each other', () => {
  it('an older one never replaces a newer one', () => {
    const nextTurn = inOrder();
    const [older, newer] = [nextTurn(), nextTurn()];
    expect(newer.take()).toBe(true);
    expect(older.take()).toBe(false);
  });

  it('each is shown that is newer than what is there, although later ones have no answer', () => {
    const nextTurn = inOrder();
    const [first, second] = [nextTurn(), nextTurn(), nextTurn()];
    expect(first?.take()).toBe(true);
    expect(second?.take()).toBe(true);
  });

  it('only the last one asked for is the latest', () => {
    const nextTurn = inOrder();
    const first = nextTurn();
    expect(first.isLatest()).toBe(true);
    const second = nextTurn();
    expect([first.isLatest(), second.isLatest()]).toEqual([false, true]);
  });
});
