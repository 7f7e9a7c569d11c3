import type { SiteConfig } from '@simmer/shared/config';
import { plainFields } from '@simmer/shared/plain-fields';
import * as v from 'valibot';
import { describeIssues, printRemark } from '../../../platform/base';

const LIMIT_MS = 5000;

const QUERY = {
  from: [{ collectionId: 'menu' }],
  where: {
    fieldFilter: { field: { fieldPath: 'fixed' }, op: 'EQUAL', value: { booleanValue: true } },
  },
};

/** In a document, `feeds` can also be null or blank. */
const size = v.pipe(
  v.object({ label: v.string(), price: v.number(), feeds: v.nullish(v.string(), '') }),
  v.transform(({ feeds, ...rest }) => ({ ...rest, ...(feeds.trim() !== '' && { feeds }) })),
);
const fields = { description: v.string(), sizes: v.array(size), flavors: v.array(v.string()) };
/** What a page shows of a dish before it has read the menu, as far as the owner can set it. */
export const FieldsSchema = v.object(fields);
const StoredSchema = v.object({
  description: v.exactOptional(fields.description),
  sizes: v.exactOptional(fields.sizes),
  flavors: v.exactOptional(fields.flavors),
});
const AnswerSchema = v.array(
  v.object({
    document: v.exactOptional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })),
    error: v.exactOptional(v.never('the query failed')),
  }),
);
export const WhenSilentSchema = v.picklist(['refuse', 'pass']);
const LimitsSchema = v.object({ whenSilent: v.fallback(WhenSilentSchema, 'refuse') });
const FoundSchema = v.tuple([v.object({ found: v.optional(v.unknown(), {}) })]);

/**
 * What the owner has set for dishes of the configuration, by their names. An invalid document is named and left out.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery
 * @throws Error when there is no answer within five seconds, or it is no menu.
 */
export async function storedDishes(config: SiteConfig) {
  const answer = await ask(config, 'runQuery', () => ({ structuredQuery: QUERY }));
  const found = v.parse(AnswerSchema, answer).flatMap(({ document }) => {
    if (!document) return [];
    const dish = document.name.replace(/.*\//, '');
    const set = v.safeParse(StoredSchema, plainFields(document));
    if (set.success) return [[dish, set.output] as const];
    printRemark(`menu/${dish} was left out: ${describeIssues(set.issues).join('; ')}`);
    return [];
  });
  return new Map(found);
}

/**
 * What becomes of orders that cannot be counted; `refuse` in a shop without limits, which asks nothing.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/batchGet
 * @throws Error when there is no answer within five seconds.
 */
export async function storedWhenSilent(
  config: SiteConfig,
): Promise<v.InferOutput<typeof WhenSilentSchema>> {
  if (!config.ordering.limits) return 'refuse';
  const answer = await ask(config, 'batchGet', (all) => ({
    documents: [`${all}/settings/limits`],
  }));
  const [{ found }] = v.parse(FoundSchema, answer);
  return v.parse(LimitsSchema, plainFields(found)).whenSilent;
}

/** Asks the database without an account, so one that asks for App Check refuses. */
async function ask(
  { firebase, business }: SiteConfig,
  method: 'runQuery' | 'batchGet',
  bodyFor: (documents: string) => object,
): Promise<unknown> {
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  const key = encodeURIComponent(firebase.apiKey);
  const address = `https://firestore.googleapis.com/v1/${documents}:${method}?key=${key}`;
  const response = await fetch(address, {
    method: 'POST',
    // The key may be restricted to the pages of the shop.
    headers: { Referer: new URL('/', business.url).href },
    body: JSON.stringify(bodyFor(documents)),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`it answered ${String(response.status)}.`);
  return response.json();
}
