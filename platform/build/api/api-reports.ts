import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, SHARED } from '../../base';
import { extractReports, readSharedPackage } from './extract-reports';

/** API reports of one version of shared: texts by file name. */
export interface Reports {
  version: string;
  texts: ReadonlyMap<string, string>;
}

const VersionSchema = v.object({ version: v.string() });
const ENDING = '.api.md';

/** The folder of the committed reports. `version.json` holds the version of shared that they describe. */
const folderOf = (root: string) => join(root, 'shared/api');

/**
 * @param root the repository's folder.
 * @returns a sentence for each problem with the committed reports.
 */
export async function apiProblems(root: string): Promise<string[]> {
  return compareReports(readReports(root), await currentReports(root));
}

/**
 * Writes the reports of the sources.
 * @param isUnreleased whether no module has been released with this version of shared, so that its API may still
 * change.
 * @returns the names of the parts whose report changed.
 * @throws CliError when the API changed and the version of shared did not.
 */
export async function writeReports(root: string, isUnreleased: boolean): Promise<string[]> {
  const committed = readReports(root);
  const current = await currentReports(root);
  const changed = changedParts(committed, current);
  if (!isUnreleased && committed?.version === current.version && changed.length > 0)
    throw new CliError(
      `${sameVersion(changed, current.version)} If no module has been released with it, run "node platform/run.mjs api --unreleased".`,
    );
  const folder = folderOf(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of current.texts) writeFileSync(join(folder, name), text);
  const version = JSON.stringify({ version: current.version }, null, 2);
  writeFileSync(join(folder, 'version.json'), `${version}\n`);
  return changed;
}

/** @param committed undefined when there are none. */
export function compareReports(committed: Reports | undefined, current: Reports): string[] {
  const changed = changedParts(committed, current);
  if (committed?.version !== current.version)
    return [
      `shared/api has the reports of ${SHARED} ${committed?.version ?? '(none)'}, but the package is ${current.version}: run "node platform/run.mjs api" and commit the result.`,
    ];
  return changed.length > 0 ? [sameVersion(changed, current.version)] : [];
}

function sameVersion(parts: readonly string[], version: string): string {
  const names = parts.map((name) => `"${name}"`).join(', ');
  return `The API of ${names} changed, but ${SHARED} is still ${version}: raise it with "npm version minor -w shared" ("major" if something was removed or changed), then run "node platform/run.mjs api".`;
}

function changedParts(committed: Reports | undefined, current: Reports): string[] {
  const before = committed?.texts ?? new Map<string, string>();
  const names = new Set([...before.keys(), ...current.texts.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== current.texts.get(name))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();
}

async function currentReports(root: string): Promise<Reports> {
  const shared = readSharedPackage(root);
  return { version: shared.version, texts: await extractReports(root, shared) };
}

function readReports(root: string): Reports | undefined {
  const folder = folderOf(root);
  if (!existsSync(join(folder, 'version.json'))) return undefined;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const names = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  return {
    version: v.parse(VersionSchema, JSON.parse(read('version.json'))).version,
    texts: new Map(names.map((name) => [name, read(name)])),
  };
}
