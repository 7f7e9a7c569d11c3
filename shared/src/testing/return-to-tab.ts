import { act } from '@testing-library/react';

/** Someone looks at another tab, by default for as long as makes the page read again, and returns to this one. */
export async function returnToTab(hiddenMs = 5000): Promise<void> {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  for (const [state, time] of [
    ['hidden', start],
    ['visible', start + hiddenMs],
  ] as const) {
    clock.mockReturnValue(time);
    visibility.mockReturnValue(state);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  }
  clock.mockRestore();
  visibility.mockRestore();
}
