import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../base';
import { isModuleName, type ModuleName } from '../../modules';
import { liveComposition } from '../site/write-site';
import { type Files, nodeFiles } from '../files/files';
import { unrecorded } from './intent';
import { readJson, writeJson } from '../files/json';
import {
  DeployedSchema,
  EMPTY,
  HostsSchema,
  LiveNamesSchema,
  StateSchema,
  type Deployed,
  type Hosts,
  type State,
} from './state';

/**
 * A folder of releases. `origins/<module>` contains what each remote's host serves, in a folder per version. `site`
 * contains the composed pages (site/write-site.ts), `releases` what is not served, `state.json` what is live, and
 * `deployed.json` what is deployed. `switching.json` exists only during a switch (intent.ts).
 */
export interface Store {
  directory: string;
  files: Files;
  /**
   * The folder of a released client build, which never changes until it is deleted.
   * @param module may be one that this checkout does not have.
   */
  client: (module: string, version: string) => string;
  /** The folder of a release's server build and contract. */
  release: (module: string, version: string) => string;
  /** The folder of the composed sites. */
  site: string;
  isStored: (module: ModuleName, version: string) => boolean;
  readHosts: () => Promise<Hosts>;
  /** Only of the modules that this checkout has. */
  readState: () => Promise<State>;
  /**
   * The modules that are live or a canary and that this checkout does not have: removed ones, or those of another
   * commit.
   */
  unknownModules: () => Promise<string[]>;
  writeState: (state: State) => Promise<void>;
  /** Undefined when nothing was deployed yet. */
  readDeployed: () => Promise<Deployed | undefined>;
  /** Call it when all addresses that the composition names have been verified. */
  writeDeployed: (deployed: Deployed) => Promise<void>;
}

const HOSTS_REMEDY =
  '"npm start" creates a store of releases on this machine; docs/releasing.md describes others.';
const RESTORE =
  'Restore it from the history of the store, or start over with an empty folder (docs/releasing.md, "When a store is damaged").';

/** @param path of the store's folder, which need not exist yet. */
export function openStore(path: string, files: Files = nodeFiles): Store {
  const directory = resolve(path);
  const site = join(directory, 'site');
  const client = (module: string, version: string) => join(directory, 'origins', module, version);
  const release = (module: string, version: string) => join(directory, 'releases', module, version);
  const read = async <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    remedy: string,
  ) => {
    const pending = (await unrecorded({ directory, site, files }))[name];
    return pending === undefined
      ? readJson(files, join(directory, name), schema, remedy)
      : v.parse(schema, pending);
  };
  return {
    directory,
    files,
    client,
    release,
    site,
    isStored: (module, version) =>
      [
        join(release(module, version), 'contract.json'),
        join(release(module, version), 'server'),
        client(module, version),
      ].every((path) => existsSync(path)),
    readHosts: async () => {
      const hosts = await read('hosts.json', HostsSchema, HOSTS_REMEDY);
      if (!hosts)
        throw new CliError(`${join(directory, 'hosts.json')} is missing. ${HOSTS_REMEDY}`);
      return hosts;
    },
    readState: async () => {
      // Read first: once there is a site, its state is recorded or about to be.
      const composition = await liveComposition(site, files);
      const state = await read('state.json', StateSchema, RESTORE);
      if (!state && composition !== undefined)
        // Without it every release would count as abandoned and be deleted.
        throw new CliError(
          `${join(directory, 'state.json')} is missing, but there is a site. ${RESTORE}`,
        );
      return state ?? EMPTY;
    },
    unknownModules: async () => {
      const { live, canaries } = (await read('state.json', LiveNamesSchema, RESTORE)) ?? EMPTY;
      return Object.keys({ ...live, ...canaries }).filter((name) => !isModuleName(name));
    },
    writeState: (state) => writeJson(files, directory, 'state.json', state),
    readDeployed: () =>
      read('deployed.json', DeployedSchema, 'Delete it: the next deploy writes it again.'),
    writeDeployed: (deployed) => writeJson(files, directory, 'deployed.json', deployed),
  };
}
