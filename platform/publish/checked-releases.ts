import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../base';
import {
  addRelease,
  digestOf,
  isStore,
  type Manifest,
  releaseName,
  openStore,
  PAGES,
  parseFile,
  release,
  RELEASED,
  ReleasedVersionSchema,
  rolledBackProblem,
  shortCommit,
  type State,
  type Store,
  storeUnlisted,
  writeWhole,
} from '../releases';
import { plainFiles } from './plain-folder';

const CheckedSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** What was checked, modules or the pages, and what was live of each then. */
  releases: v.record(
    v.string(),
    v.strictObject({
      version: ReleasedVersionSchema,
      former: v.exactOptional(ReleasedVersionSchema),
    }),
  ),
  accepted: v.array(v.string()),
  /** Whether the releases are only stored, for `?try=`. */
  isUnlisted: v.boolean(),
});
/** Releases that passed the gate, for the job that publishes them. */
export type Checked = v.InferOutput<typeof CheckedSchema>;

const LIST = 'checked.json';
const CLOCKS_DIFFER_MS = 300_000;

/**
 * What was checked replaces what is in its folder.
 * @throws CliError when the folder is a store of releases.
 */
export function requireNoStore(folder: string): void {
  if (isStore(folder))
    throw new CliError(
      `${folder} is a store of releases, which what was checked would replace. Nothing was changed. Name another folder with --write.`,
    );
}

/**
 * Writes releases of a store, with what was found out about them, into a folder for another job. What was written into it
 * before is replaced.
 */
export function writeChecked(folder: string, store: Store, checked: Checked): void {
  requireNoStore(folder);
  for (const name of ['files', 'releases', LIST])
    rmSync(join(folder, name), { recursive: true, force: true });
  copyReleases(store, openStore(folder), checked, store.manifest);
  writeWhole(join(folder, LIST), `${JSON.stringify(checked, null, 2)}\n`);
}

/**
 * Reads what a job without credentials has checked. Whatever ran there (tests, packages, a module's build) may have
 * written anything, so nothing in it is trusted: releases are taken only of the named modules, and only if each byte is
 * what its manifest says and nothing else is there.
 * @param modules that may be released, or the pages.
 * @throws CliError saying what does not belong there.
 */
export function readChecked(folder: string, modules: readonly string[]): Checked {
  const path = join(folder, LIST);
  if (!existsSync(path))
    throw new CliError(
      `${folder} has no ${LIST}: "npm run release -- ${modules.join(' ')} --write ${folder}" writes it.`,
    );
  const files = plainFiles(folder);
  const checked = parseFile(path, readFileSync(path, 'utf8'), CheckedSchema);
  if (Date.parse(checked.at) > Date.now() + CLOCKS_DIFFER_MS)
    throw new CliError(
      `${path} is of ${checked.at}, which is still to come. Nothing was changed. Set the clock of the machine that checked it, and check again.`,
    );
  const names = Object.keys(checked.releases);
  const found = names.join(', ');
  // The gate leaves out what was rolled back and has not changed since.
  const isMeant = names.every((name) => modules.some((one) => one === name));
  if (!isMeant || names.length === 0)
    throw new CliError(
      `${path} has ${found || 'nothing'}, but ${modules.join(', ')} is to be published. Nothing was changed.`,
    );
  const run = openStore(folder);
  const expected = new Set([join(run.directory, LIST)]);
  for (const [module, version] of builds(checked)) {
    const paths = run.paths(module, version, readManifest(run, module, version));
    for (const kept of [...paths.files.values(), ...paths.server.values()]) expected.add(kept);
    expected.add(run.manifestPath(module, version));
  }
  const other = files.find((name) => !expected.has(join(run.directory, name)));
  if (other !== undefined)
    throw new CliError(`${other} does not belong to ${found}. Nothing was changed.`);
  return checked;
}

/** Adds what `readChecked` returned to the store of the shop, with every byte verified. */
export function addChecked(store: Store, folder: string, checked: Checked): void {
  const run = openStore(folder);
  copyReleases(run, store, checked, (...of) => readManifest(run, ...of));
}

function copyReleases(
  from: Store,
  to: Store,
  checked: Checked,
  manifestOf: Store['manifest'],
): void {
  for (const [module, version] of builds(checked)) {
    const manifest = manifestOf(module, version);
    const paths = from.paths(module, version, manifest);
    addRelease(to, module, version, {
      manifest,
      read: (kind, name) => {
        const path = paths[kind].get(name) ?? '';
        const bytes = readFileSync(path);
        if (digestOf(bytes) === manifest[kind][name]) return bytes;
        throw new CliError(`${path} differs from its manifest. Nothing was changed.`);
      },
    });
  }
}

/** What has files. The pages have none: the commit that is checked out makes them. */
const builds = ({ releases }: Checked) =>
  Object.entries(releases).flatMap(([name, { version }]) =>
    name === PAGES ? [] : [[name, version] as const],
  );

/** @throws CliError unless this checkout makes the pages that were checked, if any. */
export function requireCheckedOut({ releases }: Checked, commit: string | undefined): void {
  const pages = releases[PAGES];
  if (pages !== undefined && pages.version !== commit)
    throw new CliError(
      `What was checked are the pages of ${shortCommit(pages.version)}, and this checkout has ${shortCommit(commit)}. Nothing was changed.`,
    );
}

/**
 * The state with these releases live, or stored for `?try=`.
 * @param again whether what was rolled back may be released without a change.
 * @throws CliError when something else became live while this was checked, or the release was rolled back.
 */
export function withChecked(state: State, checked: Checked, again: boolean): State {
  const versions: Record<string, string> = {};
  for (const [module, { version, former }] of Object.entries(checked.releases)) {
    if (!RELEASED.includes(module)) throw new CliError(`${module} is not a module.`);
    const live = state.live[module];
    const problem = again ? undefined : rolledBackProblem(state, module, version);
    if (problem !== undefined) throw new CliError(problem);
    if (live !== former && live !== version && !checked.isUnlisted)
      throw new CliError(
        `${releaseName(module, live ?? '')} became live while ${releaseName(module, version)} was checked. Nothing was changed. Run the command, or all jobs, again if this should replace it.`,
      );
    versions[module] = version;
  }
  const how = { at: new Date(checked.at), by: checked.by, accepted: checked.accepted };
  return checked.isUnlisted ? storeUnlisted(state, versions, how) : release(state, versions, how);
}

/** The version of a release contains a hash of all its files. */
function readManifest(run: Store, module: string, version: string): Manifest {
  const manifest = run.manifest(module, version);
  const { files, server, contract } = manifest;
  const hash = digestOf(JSON.stringify({ files, server })).slice(0, 8);
  if (!version.endsWith(`-${hash}`) || contract.module !== module || contract.version !== version)
    throw new CliError(
      `${run.manifestPath(module, version)} is not the manifest of ${module} ${version}. Nothing was changed.`,
    );
  return manifest;
}
