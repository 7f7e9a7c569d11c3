import { measureInRounds } from './rounds';

const never = new AbortController().signal;

const subjects = new Map([...'abc'].map((name) => [name, name.toUpperCase()]));

describe('measuring in rounds', () => {
  it('starts each round with another subject, and drops the warm-up', async () => {
    const order: string[] = [];
    const onRound = jest.fn();
    const measure = (subject: string) => Promise.resolve(order.push(subject));
    const kept = await measureInRounds(
      subjects,
      { runs: 2, hasWarmUp: true },
      measure,
      never,
      onRound,
    );
    expect(order.join('')).toBe('ABCBCACAB');
    expect(Object.fromEntries(kept)).toEqual({ a: [6, 8], b: [4, 9], c: [5, 7] });
    expect(onRound.mock.calls.flat()).toEqual([0, 1, 2]);
  });

  it('measures once in a trial, and stops between two visits', async () => {
    const shutdown = new AbortController();
    const measure = jest.fn(async () => shutdown.abort());
    const once = { runs: 1, hasWarmUp: false };
    const kept = await measureInRounds(subjects, once, measure, shutdown.signal, () => undefined);
    expect(measure).toHaveBeenCalledTimes(1);
    expect([...kept.values()].flat()).toHaveLength(1);
  });
});
