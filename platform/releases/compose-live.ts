import { CliError } from '../base';
import type { Site } from '../shop';
import { compose, type Composition, type ModuleBuild, type ModuleBuilds } from '../composer';
import { REMOTES } from '../modules';
import type { Hosts, State } from './state';
import type { Store } from './store';
import { storedReleases } from './stored-releases';
import { liveSince } from './transitions';

type Versions = State['live'];

/**
 * The builds of these versions.
 * @throws CliError naming a module that is not stored or has no host.
 */
export function releasedModules(store: Store, hosts: Hosts, live: Versions): ModuleBuilds {
  const build = (module: string): ModuleBuild => {
    const version = live[module];
    if (version === undefined || !store.isStored(module, version))
      throw new CliError(`${module} is not released. Run "npm run release -- ${module}" first.`);
    const folder = store.release(module, version);
    return {
      version,
      client: store.files(module),
      lists: folder,
      server: `${folder}/server`,
      base: baseOf(hosts, module),
    };
  };
  const remotes = REMOTES.filter((name) => live[name] !== undefined);
  return {
    ...Object.fromEntries(remotes.map((name) => [name, build(name)])),
    shell: build('shell'),
  };
}

function baseOf({ origins }: Hosts, module: string): string {
  const origin = module === 'shell' ? '' : origins[module];
  if (origin === undefined)
    throw new CliError(
      `hosts.json names no origin for ${module}: give it a host first (docs/going-live.md, "Hosting sites").`,
    );
  return `${origin}/`;
}

/** Composes what is live. The same input gives the same bytes. */
export async function composeLive(
  store: Store,
  hosts: Hosts,
  state: State,
  site: Site,
): Promise<Composition> {
  const { localCloud } = hosts;
  return compose({
    modules: releasedModules(store, hosts, state.live),
    site,
    since: liveSince(state),
    stored: await storedReleases(store, hosts, state),
    ...(localCloud && { localCloud }),
  });
}
