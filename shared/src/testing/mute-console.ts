/**
 * Silences a method of the console in each test of a file, for what they expect to be reported.
 * @returns what it is called with.
 */
export function muteConsole(method: 'warn' | 'error'): jest.Mock {
  const calls = jest.fn();
  beforeEach(() => {
    calls.mockReset();
    jest.spyOn(console, method).mockImplementation(calls);
  });
  return calls;
}
