import type { SiteConfig } from '@simmer/shared/config';
import * as v from 'valibot';
import { describeIssues, printRemark } from '../../../platform/base';

const LIMIT_MS = 5000;

const QUERY = {
  from: [{ collectionId: 'menu' }],
  where: {
    fieldFilter: { field: { fieldPath: 'fixed' }, op: 'EQUAL', value: { booleanValue: true } },
  },
};

// Values as Firestore's REST API writes them. What the pages read them with (shared/src/menu) is not used here: this runs
// with credentials, so security would have to approve every change of it.
const text = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform((value) => value.stringValue),
);
const number = v.union([
  v.pipe(
    v.object({ integerValue: v.string() }),
    v.transform((value) => Number(value.integerValue)),
  ),
  v.pipe(
    v.object({ doubleValue: v.number() }),
    v.transform((value) => value.doubleValue),
  ),
]);
const listOf = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.object({ arrayValue: v.object({ values: v.optional(v.array(value), []) }) }),
    v.transform((list) => list.arrayValue.values),
  );
const size = v.pipe(
  v.object({
    mapValue: v.object({
      fields: v.object({
        label: text,
        price: number,
        feeds: v.optional(v.union([text, v.object({ nullValue: v.null() })])),
      }),
    }),
  }),
  v.transform(({ mapValue: { fields } }) => {
    const { feeds, ...rest } = fields;
    return { ...rest, ...(typeof feeds === 'string' && feeds.trim() !== '' && { feeds }) };
  }),
);
const FieldsSchema = v.object({
  description: v.exactOptional(text),
  sizes: v.exactOptional(listOf(size)),
  flavors: v.exactOptional(listOf(text)),
});
const AnswerSchema = v.array(
  v.object({
    document: v.exactOptional(v.object({ name: v.string(), fields: v.unknown() })),
    error: v.exactOptional(v.never('the query failed')),
  }),
);

/**
 * What the owner has set for dishes of the configuration, by their names. It is read without an account, so a database
 * that asks for App Check refuses. An invalid document is named and left out.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/runQuery
 * @throws Error when there is no answer within five seconds, or it is no menu.
 */
export async function storedDishes({ firebase, business }: SiteConfig) {
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  const key = encodeURIComponent(firebase.apiKey);
  const response = await fetch(
    `https://firestore.googleapis.com/v1/${documents}:runQuery?key=${key}`,
    {
      method: 'POST',
      // The key may be restricted to the pages of the shop.
      headers: { Referer: new URL('/', business.url).href },
      body: JSON.stringify({ structuredQuery: QUERY }),
      signal: AbortSignal.timeout(LIMIT_MS),
    },
  );
  if (!response.ok) throw new Error(`it answered ${String(response.status)}.`);
  const found = v.parse(AnswerSchema, await response.json()).flatMap(({ document }) => {
    if (!document) return [];
    const dish = document.name.replace(/.*\//, '');
    const fields = v.safeParse(FieldsSchema, document.fields);
    if (fields.success) return [[dish, fields.output] as const];
    printRemark(`menu/${dish} was left out: ${describeIssues(fields.issues).join('; ')}`);
    return [];
  });
  return new Map(found);
}
