import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root, stateDirectory } from '../base';

type Report = 'units' | 'rules' | 'journeys' | 'another-business' | 'gate';

/** The path of the JSON report of a run of jest or Playwright, after that of an earlier run is deleted. */
export function newReport(name: Report): string {
  const path = resolve(stateDirectory, 'test-results', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** A file of a package. */
export function packageFile(path: string): string {
  return resolve(root, 'node_modules', path);
}
