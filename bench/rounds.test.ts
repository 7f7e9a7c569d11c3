import { measureInRounds, readOptions } from './rounds';

describe('the options of the benchmark', () => {
  it.each([
    [{}, { runs: 9, hasWarmUp: true, subject: 'pages', isWritten: true }],
    [{ scale: true }, { runs: 5, hasWarmUp: true, subject: 'scale', isWritten: true }],
    [{ runs: '3' }, { runs: 3, hasWarmUp: true, subject: 'pages', isWritten: true }],
    [{ trial: true }, { runs: 1, hasWarmUp: false, subject: 'pages', isWritten: false }],
  ])('%p mean %p', (values, options) => {
    expect(readOptions(values)).toEqual(options);
  });

  it.each(['0', 'many', '1.5'])('refuse %s runs', (runs) => {
    expect(() => readOptions({ runs })).toThrow(`"${runs}": give a whole number, 1 or more.`);
  });
});

it('The benchmark measures one subject at a time', () => {
  expect(() => readOptions({ scale: true, journey: true })).toThrow(
    'Give one of --scale, --journey.',
  );
});

describe('measuring in rounds', () => {
  const { signal } = new AbortController();
  const subjects = new Map([...'abc'].map((name) => [name, name.toUpperCase()]));
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation());

  it('starts each round with another subject, and drops the warm-up', async () => {
    const order: string[] = [];
    const measure = (subject: string) => Promise.resolve(order.push(subject));
    const rounds = { runs: 2, hasWarmUp: true };
    const kept = await measureInRounds('Letters', subjects, rounds, signal, measure);
    expect(order.join('')).toBe('ABCBCACAB');
    expect(Object.fromEntries(kept)).toEqual({ a: [6, 8], b: [4, 9], c: [5, 7] });
  });

  it('measures once in a trial, and stops between two visits', async () => {
    const shutdown = new AbortController();
    const measure = jest.fn(async () => shutdown.abort());
    const once = { runs: 1, hasWarmUp: false };
    const kept = await measureInRounds('Letters', subjects, once, shutdown.signal, measure);
    expect(measure).toHaveBeenCalledTimes(1);
    expect([...kept.values()].flat()).toHaveLength(1);
  });
});
