import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';
import { OVERRIDES_KEY } from './overrides-key';

/**
 * Only an address on this computer may replace a live module; not `[::1]`, which a Content-Security-Policy cannot name.
 */
const Address = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => URL.canParse(typed)),
  v.transform((typed) => new URL(typed)),
  v.check(
    ({ protocol, username, password, hostname, pathname }) =>
      /^https?:$/.test(protocol) &&
      username + password === '' &&
      ['localhost', '127.0.0.1'].includes(hostname) &&
      pathname.endsWith('.js'),
  ),
  v.transform(({ href }) => href),
);
const stored = storedValue(OVERRIDES_KEY, v.record(v.string(), v.unknown()), 'sessionStorage');

/** @returns the address of an entry on this computer; undefined for any other text. */
export function localEntry(typed: unknown): string | undefined {
  const parsed = v.safeParse(Address, typed, { abortPipeEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** None where storage is blocked or unreadable: every module is the live one. */
export function readOverrides(): ReadonlyMap<string, string> {
  const overrides = new Map<string, string>();
  for (const [module, typed] of Object.entries(stored.get() ?? {})) {
    const address = localEntry(typed);
    if (address !== undefined) overrides.set(module, address);
  }
  return overrides;
}

/**
 * @param address undefined ends the override.
 * @returns whether the browser stored it.
 */
export function storeOverride(module: string, address: string | undefined): boolean {
  const overrides = { ...Object.fromEntries(readOverrides()), [module]: address };
  return stored.set(Object.values(overrides).some(Boolean) ? overrides : undefined);
}
