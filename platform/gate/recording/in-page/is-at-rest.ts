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
  // On a busy machine the page's own tasks take their time.
  const idle = at(state, 'idle');
  for (let times = 0; times < 2 && typeof idle === 'function'; times += 1)
    await new Promise((done) => void Reflect.apply(idle, window, [done, { timeout: 2000 }]));
  const observed = at(state, 'observed');
  if (typeof observed === 'function') await Reflect.apply(observed, state, []);
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  // Between two requests of one order nothing else shows that more is to come: “Submitting...”.
  const isSending = [...document.querySelectorAll('button:disabled')].some(({ textContent }) =>
    /(?:\.\.\.|…)$/.test(textContent.trim()),
  );
  if (
    isMoving ||
    isSending ||
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
