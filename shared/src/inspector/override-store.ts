import * as v from 'valibot';
import { OVERRIDES_KEY } from './overrides-key';

/** Without `[::1]`, which a Content-Security-Policy cannot name. */
const LOOPBACK = ['localhost', '127.0.0.1'];

const Overrides = v.record(v.string(), v.string());

export type CheckedAddress = { ok: true; address: string } | { ok: false; problem: string };

/**
 * Only an address on this computer may replace a live module.
 * @param example an address to suggest in the message.
 */
export function checkAddress(typed: string, example: string): CheckedAddress {
  const refuse = (problem: string) => ({ ok: false, problem }) as const;
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse(`Type a complete address that begins with http://, like ${example}.`);
  if (url.username !== '' || url.password !== '')
    return refuse(`Remove the user name and the password: type an address like ${example}.`);
  if (!LOOPBACK.includes(url.hostname))
    return refuse(
      `A module can only run from this computer, and "${url.hostname}" is another one. Type an address at localhost or 127.0.0.1, like ${example}.`,
    );
  if (!url.pathname.endsWith('.js'))
    return refuse(`Name the module's entry file, as in ${example}.`);
  return { ok: true, address: url.href };
}

export function readOverrides(): ReadonlyMap<string, string> {
  try {
    const kept = v.parse(Overrides, JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}'));
    return new Map(Object.entries(kept).filter(([, address]) => checkAddress(address, '').ok));
  } catch {
    return new Map();
  }
}

/**
 * @param address checked; undefined ends the override.
 * @returns whether the browser stored it.
 */
export function keepOverride(module: string, address: string | undefined): boolean {
  const overrides = new Map(readOverrides());
  if (address === undefined) overrides.delete(module);
  else overrides.set(module, address);
  try {
    if (overrides.size === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(Object.fromEntries(overrides)));
    return true;
  } catch {
    return false;
  }
}
