import * as v from 'valibot';

/** The share of the visitors that a canary may have, in percent. `chooseVariant` distinguishes tenths of a percent. */
export const SHARE = { least: 0.1, usual: 10, most: 99 } as const;

export const shareSchema = v.pipe(v.number(), v.minValue(SHARE.least), v.maxValue(SHARE.most));
