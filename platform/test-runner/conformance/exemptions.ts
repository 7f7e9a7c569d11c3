import * as v from 'valibot';
import { CliError } from '../../base';

/** Statements that may go without a test for a named reason, under the heading they are listed with. */
export interface Exemption {
  readonly heading: string;
  readonly number: number;
  readonly reason: string;
}

const Exemptions = v.record(
  v.string(),
  v.record(
    v.pipe(v.string(), v.regex(/^\d+(-\d+)?$/, 'wants a statement or a span, like 20 or 183-196')),
    v.pipe(v.string(), v.trim(), v.minLength(10, 'wants a reason that a reader can judge')),
  ),
);

/**
 * Reads docs/conformance/exemptions.json: heading → statement or span → reason.
 * Throws a CliError that names the entry when a span is upside down or beyond `count` statements.
 */
export function parseExemptions(input: unknown, count: number): Exemption[] {
  const parsed = v.safeParse(Exemptions, input);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new CliError(`exemptions.json, ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`);
  }
  return Object.entries(parsed.output).flatMap(([heading, entries]) =>
    Object.entries(entries).flatMap(([span, reason]) => {
      const [first = 0, last = first] = span.split('-').map(Number);
      if (first < 1 || last < first || last > count) {
        throw new CliError(`exemptions.json, “${heading}”: “${span}” is not within 1-${count}.`);
      }
      return Array.from({ length: last - first + 1 }, (_, offset) => ({
        heading,
        number: first + offset,
        reason,
      }));
    }),
  );
}
