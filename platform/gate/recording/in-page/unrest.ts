/**
 * Runs in the page: says why it is not at rest. It says nothing once all of it is hydrated, nothing is about to
 * change by itself, and the page knows who is logged in. From then on, `window.gate.events` gets what the bus
 * carries. Bus and account are those that the shell shares.
 */
export async function unrest(): Promise<string> {
  const { gate } = window;
  const before = [gate.changes, scrollX, scrollY].join();
  // This runs after all of the page's own tasks. An "idle" callback may never come while other programs use the
  // processor.
  for (let times = 0; times < 2; times += 1)
    await scheduler.postTask(() => undefined, { priority: 'background' });
  await gate.observed();
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  // Only these texts show that more is to come: “Submitting...” between two requests, and “Loading Menu...” before
  // the documents.
  const isWaiting = [...document.querySelectorAll('button:disabled, [role="status"]')].some(
    ({ textContent }) => /(?:\.\.\.|…)$/.test(textContent.trim()),
  );
  if (isMoving) return 'an animation does not end';
  if (isWaiting) return 'it says that it is loading';
  if (before !== [gate.changes, scrollX, scrollY].join()) return 'it changes all the time';
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded')
    return 'it does not finish loading';
  if (gate.soon.size > 0) return 'timers or frames follow each other';
  if (document.querySelector(gate.waiting)) return 'it is not hydrated';

  const at = (value: unknown, name: string): unknown =>
    value instanceof Object ? Reflect.get(value, name) : undefined;
  const call = (value: unknown, ...args: unknown[]): unknown =>
    typeof value === 'function' ? Reflect.apply(value, undefined, args) : undefined;
  const path = ['__FEDERATION__', '__INSTANCES__', '0', 'shareScopeMap', 'default'];
  const packages: [string, unknown][] = Object.entries(path.reduce(at, window) ?? {});
  const sharedBy = (name: string): unknown => {
    const [, versions] = packages.find(([one]) => one.endsWith(`/${name}`)) ?? [];
    return call(at(Object.values(versions ?? {})[0], 'lib'));
  };
  const account = call(at(at(sharedBy('auth'), 'auth'), 'get'));
  const status = at(account, 'status');
  const isKnown =
    status === 'logged-out' || (status === 'logged-in' && at(account, 'role') !== null);
  const hasAccounts = packages.some(([one]) => one.endsWith('/auth'));
  if (hasAccounts && !isKnown) return 'it does not know who is logged in';
  if (!gate.isListening)
    call(at(sharedBy('bus'), 'observeEvents'), (name: string, payload: object) => {
      gate.events.push(`${name} ${JSON.stringify(payload)}`);
    });
  gate.isListening = true;
  return '';
}
