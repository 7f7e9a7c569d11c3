import * as v from 'valibot';

/** What browsers accept (an apostrophe is fine), with a dot in the domain. */
const Email = v.pipe(v.string(), v.trim(), v.rfcEmail(), v.regex(/@.+\./));

/** Ignores whitespace around the address. */
export function isEmail(text: string): boolean {
  return v.is(Email, text);
}
