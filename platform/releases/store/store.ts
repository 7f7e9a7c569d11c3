import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { describeIssues } from '../../../shared/src/parse/problems';
import { CliError } from '../../base';
import type { ModuleName } from '../../modules';
import {
  DeployedSchema,
  EMPTY,
  HostsSchema,
  StateSchema,
  type Deployed,
  type Hosts,
  type State,
} from './state';

/**
 * A folder of releases: `origins/<module>` has what each remote's host serves, in a folder per version; `site` has the
 * composed pages (site/write-site.ts), `releases` what is not served, `state.json` what is live, `deployed.json` what of it
 * is deployed.
 */
export interface Store {
  directory: string;
  /** The folder of a released client build, which never changes until it is deleted. */
  client: (module: ModuleName, version: string) => string;
  /** The folder of a release's server build and contract. */
  release: (module: ModuleName, version: string) => string;
  /** The folder of the composed sites. */
  site: string;
  isStored: (module: ModuleName, version: string) => boolean;
  readHosts: () => Promise<Hosts>;
  writeHosts: (hosts: Hosts) => Promise<void>;
  readState: () => Promise<State>;
  writeState: (state: State) => Promise<void>;
  /** Undefined when nothing was deployed yet. */
  readDeployed: () => Promise<Deployed | undefined>;
  /** To be called when everything that the composition names was seen to answer. */
  writeDeployed: (deployed: Deployed) => Promise<void>;
}

/** @param path of the store's folder, which need not exist yet. */
export function openStore(path: string): Store {
  const directory = resolve(path);
  const release = (module: ModuleName, version: string) =>
    join(directory, 'releases', module, version);
  return {
    directory,
    client: (module, version) => join(directory, 'origins', module, version),
    release,
    site: join(directory, 'site'),
    isStored: (module, version) => existsSync(join(release(module, version), 'contract.json')),
    readHosts: () => readJson(join(directory, 'hosts.json'), HostsSchema),
    writeHosts: (hosts) => writeJson(directory, 'hosts.json', hosts),
    readState: async () =>
      existsSync(join(directory, 'state.json'))
        ? readJson(join(directory, 'state.json'), StateSchema)
        : EMPTY,
    writeState: (state) => writeJson(directory, 'state.json', state),
    readDeployed: async () =>
      existsSync(join(directory, 'deployed.json'))
        ? readJson(join(directory, 'deployed.json'), DeployedSchema)
        : undefined,
    writeDeployed: (deployed) => writeJson(directory, 'deployed.json', deployed),
  };
}

async function readJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let input: unknown;
  try {
    input = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new CliError(
      `${path} is missing or cannot be read. "npm start" creates a store of releases on this machine; docs/releasing.md describes others.`,
      { cause },
    );
  }
  const parsed = v.safeParse(schema, input);
  if (!parsed.success)
    throw new CliError(
      `${path} cannot be used:\n  - ${describeIssues(parsed.issues).join('\n  - ')}`,
    );
  return parsed.output;
}

/** In one step, so that a reader never gets half of it. */
async function writeJson(directory: string, name: string, value: unknown): Promise<void> {
  await mkdir(directory, { recursive: true });
  const part = join(directory, `${name}.${randomUUID()}.part`);
  await writeFile(part, `${JSON.stringify(value, null, 2)}\n`);
  await rename(part, join(directory, name));
}
