import * as v from 'valibot';
import { PLATES } from './plates';
import { isEmail } from '../parse/email';
import { describeIssues } from '../parse/problems';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(1000));
const texts = v.record(v.string(), text);
const email = v.pipe(text, v.check(isEmail, 'must be an email address, like you@example.com'));
const link = v.pipe(
  text,
  v.url('must be a URL, like https://example.com'),
  v.regex(/^https:\/\//, 'must begin with https://'),
);
const origin = v.pipe(
  link,
  v.regex(
    /^https?:\/\/[^/?#@]+\/?$/,
    'must be the address of the home page, like https://example.com',
  ),
);
// The same check as `Intl`'s, but without its data, which the page would have to wait for.
const currency = v.pipe(text, v.regex(/^[a-z]{3}$/i, 'must be a currency code like USD'));
const label = v.pipe(text, v.maxLength(40));
const locale = v.pipe(text, v.check(isLocale, 'must be a language tag like en-US'));

/** A dish that is always on the menu. What is longer than in `MENU_LIMITS` of shared/src/menu would not be shown. */
const FixedDishSchema = v.strictObject({
  /** What is set for the dish, and its photo, are stored under its name. */
  name: v.pipe(text, v.maxLength(120), v.regex(/^[^/]+$/, 'must not have a slash')),
  /** What eating it is like, in one line; the owner may have written more. */
  description: text,
  sizes: v.pipe(
    v.array(
      v.strictObject({
        label,
        /** The price in units of the currency, such as dollars. */
        price: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
        /** E.g. "feeds 3-4" or "1 pound". */
        feeds: v.exactOptional(v.pipe(text, v.maxLength(60))),
      }),
    ),
    v.minLength(1, 'has no size'),
    v.maxLength(10, 'has more than 10 sizes'),
  ),
  flavors: v.exactOptional(v.pipe(v.array(label), v.maxLength(20, 'has more than 20 flavors'))),
  /** Unlike the rest of its section, it needs no cooking. */
  isReady: v.exactOptional(v.boolean()),
  /** The kind that its drawing shows; without it, menu-mfe has a drawing of the dish. */
  plate: v.exactOptional(v.picklist(PLATES)),
});
const fixedDishes = v.pipe(v.array(FixedDishSchema), v.minLength(1, 'has no dish'));

/** Everything about the business. */
const SiteConfigSchema = v.strictObject({
  business: v.strictObject({
    name: text,
    description: text,
    /** The public address, for search engines and shared links. */
    url: origin,
    locale,
    currency,
    /**
     * The shop's time zone, like `America/New_York`; without it, each device's own applies. `shell/tools/site-config.ts`
     * checks with `Intl` that the zone exists; here, the page would have to wait for the data.
     */
    timeZone: v.exactOptional(text),
    /** The kitchen's style for search engines, like `American`. */
    cuisine: v.exactOptional(text),
  }),
  owner: v.strictObject({ firstName: text, email }),
  hero: v.strictObject({ title: text, text }),
  /**
   * The business's own sentences, by the names that docs/going-live.md lists. `shell/tools/site-config.ts` checks the
   * names; here, the page would have to wait for the list.
   */
  texts: v.exactOptional(texts),
  /**
   * How a section's food arrives, by the name of the section: `text` below its heading, and `cooking` on each dish that
   * is not cooked yet. `shell/tools/site-config.ts` checks the names.
   */
  serving: v.exactOptional(v.record(v.string(), texts)),
  /** A dish's position in its section is part of its id in the cart. */
  fixedMenu: v.strictObject({ classics: fixedDishes, soup: fixedDishes, desserts: fixedDishes }),
  links: v.strictObject({
    social: v.strictObject({ name: text, url: link }),
    gallery: link,
  }),
  builder: v.strictObject({ name: text, portfolio: link }),
  venmo: v.strictObject({
    handle: v.pipe(text, v.regex(/^@/, 'must begin with @')),
    profile: link,
  }),
  ordering: v.strictObject({
    maxQuantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
    keepCartInTab: v.boolean(),
    offerPickup: v.boolean(),
    /** Whether the owner can limit what is sold per day. Without it, no page asks for limits. */
    limits: v.exactOptional(v.boolean()),
    /** Whether the order form has a field for a phone number, which may stay empty. */
    phone: v.exactOptional(v.boolean()),
  }),
  /** Whether browsers store the menu for use without a network. They do unless it is `false`, which also deletes it. */
  offline: v.exactOptional(v.boolean()),
  firebase: v.strictObject({
    apiKey: text,
    authDomain: text,
    projectId: text,
    storageBucket: text,
    messagingSenderId: text,
    appId: text,
    measurementId: v.exactOptional(text),
    /** The site key of reCAPTCHA Enterprise, for App Check. */
    appCheckKey: v.exactOptional(text),
  }),
  emailjs: v.strictObject({ publicKey: text, serviceId: text, templateId: text }),
});

export type FixedDish = v.InferOutput<typeof FixedDishSchema>;
export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;

export type ParsedSiteConfig = { ok: true; config: SiteConfig } | { ok: false; problems: string[] };

/** @returns the configuration, or one sentence per wrong field, beginning with its path. */
export function parseSiteConfig(input: unknown): ParsedSiteConfig {
  const result = v.safeParse(SiteConfigSchema, input);
  return result.success
    ? { ok: true, config: result.output }
    : { ok: false, problems: describeIssues(result.issues) };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
