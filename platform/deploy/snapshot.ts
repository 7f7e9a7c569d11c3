import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../base';
import { MODULES, REMOTES, type ModuleName } from '../modules';
import {
  CURRENT,
  deploymentOf,
  liveComposition,
  modulesWithoutSite,
  withStoreLock,
  type Deployment,
  type Hosts,
  type State,
  type Store,
} from '../releases';

/** The store at one point in time, because a switch during a deploy must not mix two compositions. */
export interface Snapshot {
  /** Holds `firebase.json` and links to the folders that it names. */
  directory: string;
  hosts: Hosts;
  sites: Readonly<Partial<Record<ModuleName, string>> & { shell: string }>;
  /** The name of the composition's folder. */
  composition: string;
  /** The live version of each module. */
  live: State['live'];
  /** How it differs from what was last deployed. */
  deployment: Deployment;
}

/**
 * @param rules the path of `firestore.rules`.
 * @throws CliError when the store cannot be deployed.
 */
export async function withSnapshot<Result>(
  { store, rules }: { store: Store; rules: string },
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'simmer-deploy-'));
  try {
    return await use(await withStoreLock(store, () => takeSnapshot(store, rules, directory)));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function takeSnapshot(store: Store, rules: string, directory: string): Promise<Snapshot> {
  const hosts = await store.readHosts();
  const { sites } = hosts;
  await requireKnownModules(store);
  const { live } = await store.readState();
  const composition = await liveComposition(store.site, store.files);
  if (!sites)
    throw new CliError(
      `${join(store.directory, 'hosts.json')} names no "sites", so there is nowhere to deploy to: docs/going-live.md shows how to write it.`,
    );
  requireSites(store, hosts, live);
  if (composition === undefined)
    throw new CliError(
      `Nothing is released in ${store.directory}. Run "npm run release -- ${MODULES.join(' ')} --store ${store.directory}" first.`,
    );
  await cp(join(store.directory, 'firebase.json'), join(directory, 'firebase.json'));
  await mkdir(join(directory, 'origins'));
  await mkdir(join(directory, 'site'));
  const links = [
    [join(store.site, composition), join(directory, 'site', CURRENT)] as const,
    ...REMOTES.filter((name) => live[name] !== undefined).map(
      (name) => [store.client(name, '.'), join(directory, 'origins', name)] as const,
    ),
  ];
  // On Windows a junction needs no privileges. Other systems ignore the type.
  for (const [target, path] of links) await symlink(target, path, 'junction');
  const deployment = await deploymentOf(store, rules);
  return { directory, hosts, sites, composition, live, deployment };
}

/** The documents would lead to files of a remote that this checkout neither deploys nor checks. */
async function requireKnownModules(store: Store): Promise<void> {
  const unknown = await store.unknownModules();
  if (unknown.length > 0)
    throw new CliError(
      `${join(store.directory, 'state.json')} names ${unknown.join(', ')} as live, but this checkout does not have it. Nothing was deployed. Update the checkout ("git pull"). If the remote was removed there, the next switch takes it out of the pages: npm run release -- shell.`,
    );
}

function requireSites(store: Store, hosts: Hosts, live: State['live']): void {
  const lacking = modulesWithoutSite(hosts, live);
  if (lacking.length > 0)
    throw new CliError(
      `${join(store.directory, 'hosts.json')} names no Hosting site for ${lacking.join(', ')} in "sites". Nothing was deployed. Add it (docs/going-live.md, "Hosting sites"), then make a switch, which writes firebase.json: npm run release -- ${lacking.join(' ')}.`,
    );
}
