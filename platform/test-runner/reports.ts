import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root, stateDirectory } from '../base';

type Report = 'units' | 'rules' | 'journeys' | 'another-business' | 'check' | 'gate';

/** The JSON report of a run of jest or Playwright. */
function reportPath(name: Report): string {
  return resolve(stateDirectory, 'test-results', `${name}.json`);
}

/** The reports of all tests that may name a statement or a case. */
export const TEST_REPORTS = [reportPath('units'), reportPath('rules'), reportPath('journeys')];

/** The path of a report, after that of an earlier run is deleted. */
export function newReport(name: Report): string {
  const path = reportPath(name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** A file of a package. */
export function packageFile(path: string): string {
  return resolve(root, 'node_modules', path);
}
