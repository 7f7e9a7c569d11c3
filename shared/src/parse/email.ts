import * as v from 'valibot';

/** The same addresses as browsers accept (an apostrophe is fine), but the domain must have a dot. */
const Email = v.pipe(v.string(), v.trim(), v.rfcEmail(), v.regex(/@.+\./));

/** Whitespace around the address is ignored. */
export function isEmail(text: string): boolean {
  return v.is(Email, text);
}

/** Encodes an address for a link. RFC 6068 wants the "@" as it is; mail programs take `%40` for a part of the name. */
export function encodeEmail(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}
