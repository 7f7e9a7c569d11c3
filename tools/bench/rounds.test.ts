import { measureInRounds } from './rounds';

const never = new AbortController().signal;

describe('measuring in rounds', () => {
  it('visits all in turn, each round beginning with another, and drops the first round', async () => {
    const order: string[] = [];
    const kept = await measureInRounds(
      ['a', 'b', 'c'],
      2,
      (name) => Promise.resolve(order.push(name)),
      never,
      () => undefined,
    );
    expect(order.join('')).toBe('abcbcacab');
    expect(Object.fromEntries(kept)).toEqual({ a: [6, 8], b: [4, 9], c: [5, 7] });
  });

  it('tells each round, the dropped one as 0', async () => {
    const told: [number, number][] = [];
    await measureInRounds(
      ['a', 'b'],
      1,
      () => Promise.resolve(1),
      never,
      (round, results) => told.push([round, results.size]),
    );
    expect(told).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('ends between two visits when it is called off', async () => {
    const ending = new AbortController();
    const kept = await measureInRounds(
      ['a', 'b'],
      5,
      () => {
        ending.abort();
        return Promise.resolve(1);
      },
      ending.signal,
      () => undefined,
    );
    expect(Object.fromEntries(kept)).toEqual({ a: [], b: [] });
  });
});
