import * as v from 'valibot';
import type { EarlyMenu } from './request-menu-early';
import type { StoredDocument } from '../menu/stored-document';

const FieldsSchema = v.record(v.string(), v.unknown());
const MapSchema = v.object({ fields: v.optional(FieldsSchema, {}) });
const ListSchema = v.object({ values: v.optional(v.array(v.unknown()), []) });
const AnswerSchema = v.array(
  v.object({
    document: v.exactOptional(v.object({ name: v.string(), ...MapSchema.entries })),
    error: v.optional(v.unknown()),
  }),
);

/**
 * The answer to `requestMenuEarly`, given only to the first caller.
 * @param limitMs the maximum age of the request, so that the menu is never older than one whose read took that long.
 * @returns undefined if there was no request or it is too old; a promise of undefined if the answer is not a menu.
 */
export function takeEarlyMenu(
  limitMs: number,
): Promise<readonly StoredDocument[] | undefined> | undefined {
  const early: EarlyMenu | undefined = globalThis.simmerMenu;
  globalThis.simmerMenu = undefined;
  if (!early || Date.now() - early.askedAt > limitMs) return undefined;
  return early.answer.then((answer) => {
    const { success, output } = v.safeParse(AnswerSchema, answer);
    if (!success || output.some(({ error }) => error)) return undefined;
    return output.flatMap(({ document }) =>
      document ? [{ id: document.name.replace(/.*\//, ''), data: plainFields(document) }] : [],
    );
  });
}

/** The fields of a document or a map, in the form in which the client returns them. */
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
