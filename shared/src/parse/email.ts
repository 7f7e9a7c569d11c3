import * as v from 'valibot';

/** As browsers read an address (an apostrophe is fine), and with a dot in its domain. */
const Email = v.pipe(v.string(), v.trim(), v.rfcEmail(), v.regex(/@.+\./));

/** Whether a text can be an email address; white space around it does not count. */
export function isEmail(text: string): boolean {
  return v.is(Email, text);
}
