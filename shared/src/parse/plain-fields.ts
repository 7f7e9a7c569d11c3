import * as v from 'valibot';

const FieldsSchema = v.record(v.string(), v.unknown());
const MapSchema = v.object({ fields: v.optional(FieldsSchema, {}) });
const ListSchema = v.object({ values: v.optional(v.array(v.unknown()), []) });

/**
 * The fields of a document or a map of Firestore's REST API, in the form in which the client returns them.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 * @throws ValiError for anything else.
 */
export function plainFields(map: unknown): Record<string, unknown> {
  const { fields } = v.parse(MapSchema, map);
  for (const [name, value] of Object.entries(fields)) fields[name] = plain(value);
  return fields;
}

/**
 * A value in the form in which the client returns it. Types that no dish field has, such as timestamps and geopoints,
 * become an empty object.
 */
function plain(value: unknown): unknown {
  for (const [type, content] of Object.entries(v.parse(FieldsSchema, value)))
    switch (type) {
      case 'stringValue':
      case 'booleanValue':
      case 'nullValue':
        return content;
      case 'integerValue':
      case 'doubleValue':
        return Number(content);
      case 'arrayValue':
        return v.parse(ListSchema, content).values.map(plain);
      case 'mapValue':
        return plainFields(content);
    }
  return {};
}
