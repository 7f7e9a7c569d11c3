// @ts-check
// Plain JavaScript, because webpack and ESLint import platform/modules.
import * as v from 'valibot';

/**
 * @param {readonly v.BaseIssue<unknown>[]} issues of data that does not fit its schema
 * @returns {string[]} a sentence for each, which begins with the field's path: "port is missing"
 */
export function describeIssues(issues) {
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? 'the value';
    if (issue.type === 'strict_object' && issue.expected === 'never')
      return `${path} is not a known field`;
    return issue.received === 'undefined' ? `${path} is missing` : `${path}: ${issue.message}`;
  });
}
