/**
 * Runs in the page: whether all of it is hydrated, nothing is about to change by itself, and the page knows who is logged
 * in. From then on, `window.gate.events` gets what the bus carries. Bus and account are those that the shell shares.
 */
export async function isAtRest(): Promise<boolean> {
  const at = (value: unknown, name: string): unknown =>
    (typeof value === 'object' || typeof value === 'function') && value !== null
      ? Reflect.get(value, name)
      : undefined;
  const call = (value: unknown): unknown =>
    typeof value === 'function' ? Reflect.apply(value, undefined, []) : undefined;
  const state = at(window, 'gate');
  const scroll = [scrollX, scrollY].join();
  const changes = at(state, 'changes');
  // After all of the page's own tasks. "Idle" may not come at all while other programs take the processor.
  for (let times = 0; times < 2; times += 1)
    await scheduler.postTask(() => undefined, { priority: 'background' });
  const observed = at(state, 'observed');
  if (typeof observed === 'function') await Reflect.apply(observed, state, []);
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  // Nothing else shows that more is to come: “Submitting...” between two requests, “Loading Menu...” before documents.
  const isWaiting = [...document.querySelectorAll('button:disabled, [role="status"]')].some(
    ({ textContent }) => /(?:\.\.\.|…)$/.test(textContent.trim()),
  );
  if (
    isMoving ||
    isWaiting ||
    changes !== at(state, 'changes') ||
    scroll !== [scrollX, scrollY].join() ||
    document.readyState !== 'complete' ||
    document.fonts.status !== 'loaded' ||
    Number(at(at(state, 'soon'), 'size') ?? 0) > 0 ||
    !document.querySelector('#root[data-hydrated]') ||
    document.querySelector('[data-module]:not([data-hydrated])')
  )
    return false;

  const sharedBy = (name: string): unknown => {
    const way = ['__INSTANCES__', '0', 'shareScopeMap', 'default', `@simmer/shared/${name}`];
    const versions = way.reduce(at, Reflect.get(window, '__FEDERATION__'));
    const version = Object.keys(versions ?? {})[0] ?? '';
    return call(at(at(versions, version), 'lib'));
  };
  const account = call(at(at(sharedBy('auth'), 'auth'), 'get'));
  const isKnown =
    at(account, 'status') === 'signed-out' ||
    (at(account, 'status') === 'signed-in' && at(account, 'role') !== null);
  if (!isKnown) return false;
  if (Reflect.has(window, 'gateListens')) return true;
  Reflect.set(window, 'gateListens', true);
  const observe = at(sharedBy('bus'), 'observeEvents');
  const events = at(state, 'events');
  if (typeof observe === 'function' && Array.isArray(events))
    Reflect.apply(observe, undefined, [
      (name: string, payload: object) => {
        events.push(`${name} ${JSON.stringify(payload)}`);
      },
    ]);
  return true;
}
