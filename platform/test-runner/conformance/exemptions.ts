import * as v from 'valibot';
import { CliError } from '../../base';

/** The numbers of statements that do not need a test, with the headings they are listed under. */
export type Exemptions = ReadonlyMap<number, string>;

const ExemptionsSchema = v.record(
  v.string(),
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^\d+(-\d+)?$/, 'must be a statement or a range, like 20 or 183-196'),
    ),
    v.pipe(v.string(), v.trim(), v.minLength(10, 'needs a reason that a reader can judge')),
  ),
);

/**
 * Reads docs/conformance/exemptions.json: heading → statement or range → reason.
 * @throws CliError that names the entry when a range ends before it starts, or after the last statement.
 */
export function parseExemptions(input: unknown, count: number): Exemptions {
  const parsed = v.safeParse(ExemptionsSchema, input);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new CliError(`exemptions.json, ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`);
  }
  const headings = new Map<number, string>();
  for (const [heading, entries] of Object.entries(parsed.output))
    for (const span of Object.keys(entries)) {
      const [first = 0, last = first] = span.split('-').map(Number);
      if (first < 1 || last < first || last > count)
        throw new CliError(`exemptions.json, “${heading}”: “${span}” is not within 1-${count}.`);
      for (let number = first; number <= last; number += 1) headings.set(number, heading);
    }
  return headings;
}
