/**
 * Runs in the page once it is stable: passes each event that the bus carries from then on to `window.gateRecordEvent`.
 * The bus and the account are those that the shell shares with the modules.
 * @returns false while the page does not know yet who is signed in, and in which role: these events have a time of
 * their own.
 */
export function recordEvents(): boolean {
  if (Reflect.has(window, 'gateIsRecording')) return true;

  const at = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const call = (value: unknown): unknown =>
    typeof value === 'function' ? Reflect.apply(value, undefined, []) : undefined;
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
  Reflect.set(window, 'gateIsRecording', true);
  const observe = at(sharedBy('bus'), 'observeEvents');
  const record: unknown = Reflect.get(window, 'gateRecordEvent');
  if (typeof observe !== 'function' || typeof record !== 'function') return true;
  Reflect.apply(observe, undefined, [
    (name: string, payload: object) => {
      Reflect.apply(record, undefined, [`${name} ${JSON.stringify(payload)}`]);
    },
  ]);
  return true;
}
