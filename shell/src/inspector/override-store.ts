import * as v from 'valibot';
import { OVERRIDES_KEY } from './overrides-key';

/** `[::1]` is not among them: a Content-Security-Policy cannot name it. */
const LOOPBACK = ['localhost', '127.0.0.1'];

const Overrides = v.record(v.string(), v.string());

export type CheckedAddress = { ok: true; address: string } | { ok: false; problem: string };

/**
 * Whether an address may stand in for a live module: only a program on the same computer may.
 * @param typed by a person, or read from where the tab keeps it.
 * @param example what to type instead.
 */
export function checkAddress(typed: string, example: string): CheckedAddress {
  const refuse = (problem: string) => ({ ok: false, problem }) as const;
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse(`Type a whole address that begins with http://, like ${example}.`);
  if (url.username !== '' || url.password !== '')
    return refuse(`Leave out the name and the password: type an address like ${example}.`);
  if (!LOOPBACK.includes(url.hostname))
    return refuse(
      `A module can only be tried from this computer, and "${url.hostname}" is another one: type an address at localhost or 127.0.0.1, like ${example}.`,
    );
  if (!url.pathname.endsWith('.js'))
    return refuse(`Name the module's entry file, as in ${example}.`);
  return { ok: true, address: url.href };
}

/** The addresses that stand in for live modules in this tab. What may not is left out, whoever put it there. */
export function readOverrides(): ReadonlyMap<string, string> {
  try {
    const kept = v.parse(Overrides, JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}'));
    return new Map(Object.entries(kept).filter(([, address]) => checkAddress(address, '').ok));
  } catch {
    return new Map();
  }
}

/**
 * Keeps an address for the rest of the tab's life; it counts from the next load of a page on.
 * @param address as `checkAddress` gave it; undefined ends the override.
 * @returns whether the browser kept it.
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
