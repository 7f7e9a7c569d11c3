import { withTimeLimit } from './time-limit';

beforeEach(() => {
  jest.useFakeTimers();
});

const after = <T>(delayMs: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, delayMs, value));

describe('a call with a time limit', () => {
  it('returns its answer if that arrives in time, and leaves no timer', async () => {
    const call = withTimeLimit(after(999, 'menu'), 1000);
    await jest.advanceTimersByTimeAsync(999);
    await expect(call).resolves.toBe('menu');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that hangs ends at the limit and says how long it waited', async () => {
    const outcome = jest.fn();
    withTimeLimit(new Promise(() => undefined), 10_000).catch(outcome);
    await jest.advanceTimersByTimeAsync(9999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    const message = 'No answer within 10 seconds. Please check your connection.';
    expect(outcome).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'TimeLimitError', message }),
    );
  });
});
