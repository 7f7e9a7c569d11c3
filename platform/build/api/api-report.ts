import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { CliError } from '../../base';
import { extractReport } from './extract-report';

const fileOf = (root: string) => join(root, 'shared/api/shared.api.md');

/**
 * @param root the repository's folder.
 * @returns a sentence for each problem with the committed report.
 */
export async function apiProblems(root: string): Promise<string[]> {
  return compareReports(readReport(root), await extractReport(root));
}

/**
 * Writes the report of the sources.
 * @param isUnreleased whether no module has been released with this version of shared, so that its API may still
 * change.
 * @returns whether it changed.
 * @throws CliError when the API changed and the version of shared did not.
 */
export async function writeReport(root: string, isUnreleased: boolean): Promise<boolean> {
  const committed = readReport(root);
  const current = await extractReport(root);
  if (!isUnreleased && isOfSameVersion(committed, current) && committed !== current)
    throw new CliError(
      `${sameVersion(committed, current)}\n  If no module has been released with it, run "npm run docs -- --unreleased".`,
    );
  writeFileSync(fileOf(root), current);
  return committed !== current;
}

export function compareReports(committed: string, current: string): string[] {
  if (committed === current) return [];
  if (isOfSameVersion(committed, current)) return [sameVersion(committed, current)];
  return [
    'The report in shared/api is of another version of shared: run "npm run docs" and commit the result.',
  ];
}

function isOfSameVersion(committed: string, current: string): boolean {
  return committed.split('\n', 1)[0] === current.split('\n', 1)[0];
}

function sameVersion(committed: string, current: string): string {
  const lines = diffLines(committed, current).flatMap(({ added, removed, value }) =>
    added || removed ? [`    ${added ? '+' : '-'} ${value.trim()}`] : [],
  );
  return `The API of shared changed, but its version did not: raise it with "npm version minor -w shared" ("major" if something was removed or changed), then run "npm run docs".\n${lines.join('\n')}`;
}

/** The committed report; empty when there is none. */
const readReport = (root: string) =>
  existsSync(fileOf(root)) ? readFileSync(fileOf(root), 'utf8') : '';
