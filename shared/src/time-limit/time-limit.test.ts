import { TimeLimitError, withTimeLimit } from './time-limit';

beforeEach(() => {
  jest.useFakeTimers();
});

const after = <T>(delayMs: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, delayMs, value));

describe('a call with a time limit', () => {
  it('returns its answer if that is in time, and leaves no timer', async () => {
    const call = withTimeLimit(after(999, 'menu'), 1000);
    await jest.advanceTimersByTimeAsync(999);
    await expect(call).resolves.toBe('menu');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that hangs ends at the limit and says how long it waited', async () => {
    let outcome: unknown = 'waiting';
    withTimeLimit(new Promise(() => undefined), 10_000).catch((error: unknown) => {
      outcome = error;
    });

    await jest.advanceTimersByTimeAsync(9999);
    expect(outcome).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);

    expect(outcome).toBeInstanceOf(TimeLimitError);
    expect(outcome).toMatchObject({
      name: 'TimeLimitError',
      message: 'No answer within 10 seconds. Please check your connection.',
    });
  });

  it('that fails after the limit causes no unhandled rejection', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const late = after(2000, null).then(() => {
      throw new Error('late');
    });
    const outcome = expect(withTimeLimit(late, 1000)).rejects.toBeInstanceOf(TimeLimitError);
    await jest.advanceTimersByTimeAsync(3000);
    await outcome;
    jest.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
