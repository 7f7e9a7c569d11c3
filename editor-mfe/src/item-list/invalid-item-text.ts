import { isBlank } from '@simmer/shared/blank';
import type { StoredDocument } from '@simmer/shared/firebase';
import * as v from 'valibot';

const MAX_LENGTH = 60;

const NamedSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => !isBlank(name)),
  ),
});

/** The document's name, shortened, or its id. */
export function invalidItemTitle({ id, data }: StoredDocument): string {
  const parsed = v.safeParse(NamedSchema, data);
  if (!parsed.success) return `The document ${id}`;
  const { name } = parsed.output;
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
}

/** The parser's message made readable: the parser counts sizes from 0. */
export function invalidItemProblem(problem: string): string {
  return problem.replace(
    /^sizes\.(\d+)\.(\w+)/,
    (_path, index: string, field: string) => `size ${String(Number(index) + 1)}, ${field}`,
  );
}
