import * as v from 'valibot';

/**
 * @param issues from a failed `safeParse`.
 * @returns one sentence per issue, beginning with the field's path: `venmo.handle is missing`.
 */
export function describeIssues(
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
): string[] {
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? 'the value';
    if (issue.type === 'strict_object' && issue.expected === 'never') {
      return `${path} is not a known field`;
    }
    if (issue.received === 'undefined') return `${path} is missing`;
    return `${path}: ${issue.message}`;
  });
}
