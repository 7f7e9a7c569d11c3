import fs from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../base';
import { HASHED_NAME } from '../hosting';
import { ContractSchema } from './contract';
import { parseFile, readText, UNFINISHED, writeWhole } from './files';
import { CommitSchema, EMPTY, HostsSchema, StateSchema, type Hosts, type State } from './state';

/** A SHA-256, in full. */
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** A path that does not leave its folder and has no hidden part. */
export const PLAIN_PATH = /^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/;

/** Whether a release may have a file at this path. A hidden one would not be pushed, either. */
export const isReleasable = (path: string) =>
  PLAIN_PATH.test(path) && !path.split('/').some((part) => part.endsWith(UNFINISHED));

const filePath = v.pipe(
  v.string(),
  v.check(isReleasable, 'must be the path of a file that can be pushed'),
);

/** `release.json`: everything that a release consists of. It never changes. */
export const ManifestSchema = v.strictObject({
  /** The digest of each file that browsers load, by its address on the module's host. */
  files: v.record(filePath, digest),
  /** The digest of each file for the composer, by its path in the release's folder. */
  server: v.record(filePath, digest),
  contract: ContractSchema,
  /** The commit of the sources; missing without git, or when a file was not committed. */
  commit: v.exactOptional(CommitSchema),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/**
 * A folder of releases.
 *
 * - `live.json`: what is live. A switch is the rename of this file.
 * - `files/<module>/<name>`: what the module's host serves, of all releases. The bytes of a name never change.
 * - `releases/<module>/<version>/`: `release.json` and the server build of one release.
 * - `hosts.json`: where the shop is deployed.
 */
export type Store = ReturnType<typeof openStore>;

/**
 * @param path of the store's folder, which need not exist yet.
 * @param sharing the store whose `files` and `releases` it shares; by default it has its own.
 */
export function openStore(path: string, sharing?: { content: string }) {
  const directory = resolve(path);
  const content = sharing?.content ?? directory;
  /** The folder of what a module's host serves. The module may be one that this checkout does not have. */
  const files = (module: string) => join(content, 'files', module);
  /** The folder of what the composer needs of a release. */
  const release = (module: string, version: string) => join(content, 'releases', module, version);
  const manifestPath = (module: string, version: string) =>
    join(release(module, version), 'release.json');
  /** @throws CliError when the release is not in the store. */
  const manifest = (module: string, version: string): Manifest => {
    const file = manifestPath(module, version);
    const text = readText(file);
    if (text === undefined)
      throw new CliError(`${module} ${version} is not stored in ${directory}.`);
    return parseFile(file, text, ManifestSchema);
  };
  /** The paths of a release's files that browsers load, by address, and of those for the composer, by name. */
  const paths = (module: string, version: string, of: Pick<Manifest, 'files' | 'server'>) => ({
    files: new Map(
      Object.entries(of.files).map(([name, bytes]) => [
        name,
        join(files(module), storedName(name, bytes)),
      ]),
    ),
    server: new Map(
      Object.keys(of.server).map((name) => [name, join(release(module, version), name)]),
    ),
  });
  return {
    directory,
    /** Where `files` and `releases` are. */
    content,
    files,
    release,
    manifest,
    manifestPath,
    paths,
    isStored: (module: string, version: string) => fs.existsSync(manifestPath(module, version)),
    /** The paths of the files that browsers load of a release, by address. */
    served: (module: string, version: string): ReadonlyMap<string, string> =>
      paths(module, version, manifest(module, version)).files,
    readState: (): State => {
      const file = livePath({ directory });
      const text = readText(file);
      return text === undefined ? EMPTY : parseFile(file, text, StateSchema);
    },
    /** @throws CliError when there is no `hosts.json`. */
    readHosts: (): Hosts => {
      const file = join(directory, 'hosts.json');
      const text = readText(file);
      if (text === undefined)
        throw new CliError(
          `${file} is missing. "npm start" creates a store of releases on this machine; docs/going-live.md describes others.`,
        );
      return parseFile(file, text, HostsSchema);
    },
  };
}

/** Whether a folder is a store of releases: one begins with its `hosts.json`. */
export const isStore = (directory: string): boolean =>
  ['live.json', 'hosts.json'].some((name) => fs.existsSync(join(directory, name)));

/** The file that says what is live. */
export const livePath = ({ directory }: Pick<Store, 'directory'>) => join(directory, 'live.json');

/** Writes `hosts.json`. The hosts of a shop on the web are written by a person. */
export function writeHosts({ directory }: Pick<Store, 'directory'>, hosts: Hosts): void {
  writeWhole(`${directory}/hosts.json`, `${JSON.stringify(hosts, null, 2)}\n`);
}

/** A name that always means the same bytes: a fixed one, such as `favicon.svg`, gets a part of their digest. */
function storedName(address: string, bytes: string): string {
  return HASHED_NAME.test(address)
    ? address
    : address.replace(/(\.[^./]*)?$/, (ending) => `.${bytes.slice(0, 16)}${ending}`);
}
