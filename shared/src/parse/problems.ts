import * as v from 'valibot';

/**
 * Turns what a valibot parser found into sentences.
 * @param issues the issues of a failed `safeParse`.
 * @returns one line per issue, each beginning with the path of the field: `venmo.handle is missing`.
 */
export function describeIssues(
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
): string[] {
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? 'the whole';
    if (issue.type === 'strict_object' && issue.expected === 'never') {
      return `${path} is not a known field: remove it, or look for a typing mistake`;
    }
    if (issue.received === 'undefined') return `${path} is missing`;
    return `${path}: ${issue.message}`;
  });
}
