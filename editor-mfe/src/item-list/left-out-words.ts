import type { StoredDocument } from '@simmer/shared/firebase';
import * as v from 'valibot';

const MAX_LENGTH = 60;

const NamedSchema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** What a bad document is called: its name where it has one, shortened, else its id. */
export function leftOutTitle({ id, data }: StoredDocument): string {
  const parsed = v.safeParse(NamedSchema, data);
  if (!parsed.success) return `The document ${id}`;
  const { name } = parsed.output;
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
}

/** A parser's sentence as an owner reads it: its rows count from 0, people count from 1. */
export function leftOutProblem(problem: string): string {
  return problem.replace(
    /^sizes\.(\d+)\.(\w+)/,
    (_path, index: string, field: string) => `size ${String(Number(index) + 1)}, ${field}`,
  );
}
