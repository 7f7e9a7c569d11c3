import { join } from 'node:path';
import { CliError, type Site } from '../../base';
import { MODULES, perModule, record, REMOTES, type ModuleName } from '../../modules';
import { compose, type Composition, type ModuleBuild, type ModuleBuilds } from '../../composer';
import {
  canaryFolder,
  choosingDocument,
  missingDocument,
  variantDocument,
  type Canary,
} from '../canary/documents';
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
    return {
      version,
      client: store.client(module, version),
      server: join(store.release(module, version), 'server'),
      base: baseOf(hosts, module, version),
    };
  };
  const remotes = REMOTES.filter((name) => live[name] !== undefined);
  return { ...record(remotes, build), shell: build('shell') };
}

function baseOf({ origins }: Hosts, module: ModuleName, version: string): string {
  const origin = module === 'shell' ? '' : origins[module];
  if (origin === undefined)
    throw new CliError(
      `hosts.json names no origin for ${module}: give it a host first (docs/going-live.md, "Hosting sites").`,
    );
  return `${origin}/${version}/`;
}

/** The stored releases that were live, oldest first. A browser may have cached their files. */
function earlierBuilds(store: Store, hosts: Hosts, { log }: State, module: ModuleName) {
  const versions = new Set(
    log.flatMap((entry) => (entry.module === module ? [entry.version] : [])),
  );
  return [...versions]
    .filter((version) => store.isStored(module, version))
    .map((version) => ({
      client: store.client(module, version),
      base: baseOf(hosts, module, version),
    }));
}

/** Composes the live releases, and a variant for each combination of canaries. */
export async function composeStore(
  store: Store,
  hosts: Hosts,
  state: State,
  site: Site,
): Promise<Composition> {
  const { localCloud } = hosts;
  const earlier = perModule((module) => earlierBuilds(store, hosts, state, module));
  const composed = (live: Versions) => {
    const { shell, ...remotes } = releasedModules(store, hosts, live);
    const withEarlier = (module: ModuleName, build: ModuleBuild) => ({
      ...build,
      earlier: earlier[module],
    });
    return compose({
      modules: {
        shell: withEarlier('shell', shell),
        ...Object.fromEntries(
          REMOTES.flatMap((name) => {
            const build = remotes[name];
            return build ? [[name, withEarlier(name, build)]] : [];
          }),
        ),
      },
      site,
      ...(localCloud && { localCloud }),
    });
  };
  const main = await composed(state.live);
  const canaries = canariesOf(state);
  const files = new Map(main.files);
  const warnings = new Set(main.warnings);
  for (const [name, content] of main.files) {
    if (name === MISSING) files.set(name, missingDocument(content));
    else if (canaries.length > 0 && hasVariants(name))
      files.set(name, choosingDocument(content, canaries));
  }
  for (const combination of combinations(canaries)) {
    const variant = await composed(withCanaries(state, combination));
    const folder = canaryFolder(combination.map(({ module }) => module));
    for (const [name, content] of variant.files)
      if (hasVariants(name)) files.set(`${folder}/${name}`, variantDocument(content));
      else if (name === REGISTRY) files.set(`${folder}/${name}`, content);
    for (const warning of variant.warnings) warnings.add(warning);
  }
  return { files, warnings: [...warnings] };
}

/** Every combination of versions that some visitor gets: the live ones, alone and with canaries. */
export function liveCombinations(state: State): Versions[] {
  return [
    state.live,
    ...combinations(canariesOf(state)).map((combination) => withCanaries(state, combination)),
  ];
}

function canariesOf({ canaries }: State): Canary[] {
  return MODULES.flatMap((module) => {
    const canary = canaries[module];
    return canary ? [{ module, ...canary }] : [];
  });
}

function withCanaries({ live }: State, canaries: readonly Canary[]): Versions {
  const versions = canaries.map(({ module, version }) => [module, version] as const);
  return { ...live, ...Object.fromEntries(versions) };
}

const REGISTRY = 'registry.json';
const MISSING = '404.html';

/** The 404 page has no variants. */
const hasVariants = (name: string) => name.endsWith('.html') && name !== MISSING;

/** Every subset except the empty one. */
function combinations<T>(all: readonly T[]): T[][] {
  const sets = all.reduce<T[][]>(
    (made, one) => [...made, ...made.map((set) => [...set, one])],
    [[]],
  );
  return sets.filter((set) => set.length > 0);
}
