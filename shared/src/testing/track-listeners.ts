/**
 * Runs `listen`.
 * @returns a function that removes the listeners it added to these targets: the next test must not have them.
 */
export function trackListeners(targets: readonly EventTarget[], listen: () => void): () => void {
  const spies = targets.map((target) => jest.spyOn(target, 'addEventListener'));
  listen();
  const removals = spies.flatMap(({ mock }, index) =>
    mock.calls.map((call) => () => targets[index]?.removeEventListener(...call)),
  );
  for (const spy of spies) spy.mockRestore();
  return () => {
    for (const remove of removals) remove();
  };
}
