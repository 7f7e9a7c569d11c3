import * as v from 'valibot';
import type { EarlyMenu } from './request-menu-early';
import type { StoredDocument } from '../menu/stored-document';
import { plainFields } from '../parse/plain-fields';

const AnswerSchema = v.array(
  v.object({
    document: v.exactOptional(
      v.object({ name: v.string(), fields: v.optional(v.record(v.string(), v.unknown())) }),
    ),
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
