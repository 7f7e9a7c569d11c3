import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, type Site } from '../base';
import type { Composition } from '../composer';
import { isModuleName, type ModuleName } from '../modules';
import {
  addRelease,
  digestOf,
  type LogEntry,
  type Manifest,
  ManifestSchema,
  parseFile,
  promote,
  prune,
  release,
  requireNotOlder,
  rollBack,
  startCanary,
  type State,
  StateSchema,
  type Store,
  storedName,
  switchLive,
  type Switched,
} from '../releases';
import { plainFiles } from './plain-folder';

interface Run {
  /** The store as the job without credentials left it. */
  folder: string;
  /** The modules that the run may switch. */
  modules: readonly ModuleName[];
  site: Site;
  /** The root of the repository. */
  root: string;
  /** The pages, if another job composed them. */
  pages?: Composition;
}

/**
 * Repeats the switches of a run in the store of the shop. The run checked them in a copy of its own, and whatever runs
 * there (tests, packages, a module's build) may have written anything into that copy. So nothing in it is trusted: the
 * switches are made again, on what is live now, and a new release is taken only if each byte is what its manifest says.
 * Then old releases are deleted.
 * @throws CliError saying what does not belong to the run. What is live is then unchanged.
 */
export async function acceptRun(
  store: Store,
  { folder, modules, site, root, pages }: Run,
): Promise<Switched> {
  const before = store.readState();
  const commit = await requireNotOlder(root, before.commit, false);
  const names = plainFiles(folder);
  const made = readLog(folder);
  const entries = withoutThose(made, before.log);
  const unseen = new Set(withoutThose(before.log, made).map(({ module }) => module));
  const expected = new Set(['live.json', 'hosts.json']);
  const taken: { module: ModuleName; entry: LogEntry; manifest: Manifest }[] = [];
  for (const entry of entries) {
    const { module, version } = entry;
    if (!isModuleName(module) || !modules.includes(module))
      throw new CliError(
        `The run switched ${module} ${version}, but it may switch only ${modules.join(', ')}. Nothing was changed.`,
      );
    if (store.isStored(module, version)) continue;
    const manifest = readManifest(folder, module, version);
    taken.push({ module, entry, manifest });
    const path = `releases/${module}/${version}`;
    expected.add(`${path}/release.json`);
    for (const name of Object.keys(manifest.server)) expected.add(`${path}/${name}`);
    for (const [name, digest] of Object.entries(manifest.files))
      expected.add(`files/${module}/${storedName(name, digest)}`);
  }
  for (const name of names) if (!expected.has(name)) requireSame(store, folder, name);
  for (const { module, entry, manifest } of taken)
    addRelease(store, module, entry.version, {
      manifest,
      read: (kind, name) => readVerified(folder, entry, manifest, kind, name),
    });
  const switched = await switchLive(
    store,
    site,
    (state) => {
      const after = entries.reduce((now, entry) => repeatSwitch(now, entry, unseen), state);
      return commit === undefined ? after : { ...after, commit };
    },
    pages,
  );
  // A job's copy is a checkout, so all its files are new, and nobody else works in it.
  prune(store, 0);
  return switched;
}

const withoutThose = (log: readonly LogEntry[], those: readonly LogEntry[]) => {
  const texts = new Set(those.map((entry) => JSON.stringify(entry)));
  return log.filter((entry) => !texts.has(JSON.stringify(entry)));
};

function readLog(folder: string): LogEntry[] {
  const path = join(folder, 'live.json');
  return parseFile(path, readFileSync(path, 'utf8'), StateSchema).log;
}

/** The version of a release contains a hash of all its files. */
function readManifest(folder: string, module: ModuleName, version: string): Manifest {
  const path = join(folder, 'releases', module, version, 'release.json');
  const manifest = parseFile(path, readFileSync(path, 'utf8'), ManifestSchema);
  const { files, server, contract } = manifest;
  const hash = digestOf(JSON.stringify({ files, server })).slice(0, 8);
  if (!version.endsWith(`-${hash}`) || contract.module !== module || contract.version !== version)
    throw new CliError(`${path} is not the manifest of ${module} ${version}. Nothing was changed.`);
  return manifest;
}

function readVerified(
  folder: string,
  { module, version }: LogEntry,
  manifest: Manifest,
  kind: 'files' | 'server',
  name: string,
): Uint8Array {
  const digest = manifest[kind][name] ?? '';
  const path =
    kind === 'files'
      ? join('files', module, storedName(name, digest))
      : join('releases', module, version, name);
  const bytes = readFileSync(join(folder, path));
  if (digestOf(bytes) !== digest)
    throw new CliError(`${path} differs from its manifest. Nothing was changed.`);
  return bytes;
}

/** A run may not change what it does not add. What the store lacks is not taken: another run may have deleted it. */
function requireSame({ directory }: Store, folder: string, name: string): void {
  const own = join(directory, name);
  if (!/^(files|releases)\//.test(name))
    throw new CliError(`${name} does not belong to the run. Nothing was changed.`);
  if (existsSync(own) && !readFileSync(own).equals(readFileSync(join(folder, name))))
    throw new CliError(`${name} differs from the one in the store. Nothing was changed.`);
}

/**
 * Makes a switch of the run again.
 * @param unseen the modules that were switched while the run was checked.
 */
function repeatSwitch(state: State, entry: LogEntry, unseen: ReadonlySet<string>): State {
  const { module, version, action, share = 0, accepted = [] } = entry;
  if (!isModuleName(module)) throw new CliError(`${module} is not a module.`);
  const how = { module, at: new Date(entry.at), accepted };
  const after = {
    release: () => release(state, version, how),
    canary: () => startCanary(state, version, share, how),
    promote: () => promote(state, how.at),
    rollback: () => rollBack(state, how),
    'end-canary': () => rollBack(state, how),
  }[action]();
  // Another run of the same commit has made it.
  if (after === state) return state;
  if (unseen.has(module))
    throw new CliError(
      `${module} was switched while ${version} was checked. Nothing was changed: run all jobs again.`,
    );
  // A promotion or a rollback could act on another version, or even another module.
  if (JSON.stringify(after.log.at(-1)) !== JSON.stringify(entry))
    throw new CliError(
      `The run did not ${action} ${module} ${version}, as its log says. Nothing was changed.`,
    );
  return after;
}
