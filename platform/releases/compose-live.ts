import { CliError, type Site } from '../base';
import { compose, type Composition, type ModuleBuild, type ModuleBuilds } from '../composer';
import { record, REMOTES, type ModuleName } from '../modules';
import {
  canaryFolder,
  choosingDocument,
  leavingDocument,
  variantDocument,
} from './canary/documents';
import type { Hosts, State } from './state';
import type { Store } from './store';

type Versions = State['live'];

/**
 * The builds of these versions.
 * @throws CliError naming a module that is not stored or has no host.
 */
export function releasedModules(store: Store, hosts: Hosts, live: Versions): ModuleBuilds {
  const build = (module: ModuleName): ModuleBuild => {
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
  return { ...record(remotes, build), shell: build('shell') };
}

function baseOf({ origins }: Hosts, module: ModuleName): string {
  const origin = module === 'shell' ? '' : origins[module];
  if (origin === undefined)
    throw new CliError(
      `hosts.json names no origin for ${module}: give it a host first (docs/going-live.md, "Hosting sites").`,
    );
  return `${origin}/`;
}

const REGISTRY = 'registry.json';
const MISSING = '404.html';
/** The 404 page has no variant. */
const hasVariant = (name: string) => name.endsWith('.html') && name !== MISSING;

/** Composes what is live and, in a separate folder, the canary. The same input gives the same bytes. */
export async function composeLive(
  store: Store,
  hosts: Hosts,
  state: State,
  site: Site,
): Promise<Composition> {
  const { localCloud } = hosts;
  const { canary } = state;
  const composed = (live: Versions) =>
    compose({
      modules: releasedModules(store, hosts, live),
      site,
      ...(localCloud && { localCloud }),
    });
  const main = await composed(state.live);
  const files = new Map(main.files);
  const warnings = new Set(main.warnings);
  const former = new Set(state.log.flatMap((one) => (one.action === 'canary' ? [one.module] : [])));
  for (const [name, content] of main.files) {
    if (!hasVariant(name)) continue;
    if (canary) files.set(name, choosingDocument(content, canary));
    for (const module of former)
      files.set(`${canaryFolder({ module })}/${name}`, leavingDocument());
  }
  if (canary) {
    const variant = await composed(withCanary(state));
    for (const [name, content] of variant.files)
      if (hasVariant(name) || name === REGISTRY)
        files.set(
          `${canaryFolder(canary)}/${name}`,
          name === REGISTRY ? content : variantDocument(content),
        );
    for (const warning of variant.warnings) warnings.add(warning);
  }
  return { files, warnings: [...warnings] };
}

/** The combinations that visitors get: the live versions, and the same with the canary. */
export function liveCombinations(state: State): Versions[] {
  return state.canary ? [state.live, withCanary(state)] : [state.live];
}

function withCanary({ live, canary }: State): Versions {
  return canary ? { ...live, [canary.module]: canary.version } : live;
}
