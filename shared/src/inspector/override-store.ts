import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';
import { OVERRIDES_KEY } from './overrides-key';

const ASKED = 'try';

/** The address of an entry on this computer, but not at `[::1]`, which a Content-Security-Policy cannot name. */
const Address = v.pipe(
  v.string(),
  v.trim(),
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
/** The pattern is strict, because the banner repeats the text, and anyone can write a link. */
const VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}(-[a-z]{1,8}\.\d{1,5})?(-[\da-f]{8})?$/;
/** What a text that names no release is stored as; no module has this name. */
const UNREADABLE = [`?${ASKED}`, '0.0.0'] as const;
const stored = storedValue(OVERRIDES_KEY, v.record(v.string(), v.unknown()), 'sessionStorage');

/** @returns the address of an entry on this computer; undefined for any other text. */
export function localEntry(typed: unknown): string | undefined {
  // Not every browser that the shop supports has `URL.canParse`.
  try {
    return v.parse(Address, typed, { abortPipeEarly: true });
  } catch {
    return undefined;
  }
}

/**
 * The overrides of the tab. There are none where storage is blocked or unreadable, so every module is the live one.
 */
export function readOverrides(): ReadonlyMap<string, string> {
  const overrides = new Map<string, string>();
  for (const [module, value] of Object.entries(stored.get() ?? {})) {
    const override = localEntry(value) ?? (VERSION.test(String(value)) ? String(value) : undefined);
    if (override !== undefined) overrides.set(module, override);
  }
  return overrides;
}

/**
 * @param override an address on this computer, or the version of a stored release.
 * @returns whether the browser stored it.
 */
export function storeOverride(module: string, override: string): boolean {
  return stored.set({ ...Object.fromEntries(readOverrides()), [module]: override });
}

/**
 * The overrides of the tab, and the releases that its address asks for. These move from the address into the storage: links
 * and reloads keep them, and going back does not bring them back.
 */
export function takeOverrides(): ReadonlyMap<string, string> {
  const asked = new URLSearchParams(location.search).getAll(ASKED).map((text) => {
    const [, module, version = ''] = /^([a-z-]+)@(.*)$/.exec(text) ?? [];
    return module !== undefined && VERSION.test(version)
      ? ([module, version] as const)
      : UNREADABLE;
  });
  const overrides = new Map([...readOverrides(), ...asked]);
  // Where storage is blocked, the address keeps them.
  if (asked.length > 0 && stored.set(Object.fromEntries(overrides))) removeParameter(ASKED);
  return overrides;
}

/** The page has to be loaded again to apply this. */
export function endOverrides(): void {
  stored.set(undefined);
  removeParameter(ASKED);
}

/** Removes a parameter from the page’s address. */
export function removeParameter(name: string): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(name)) return;
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
