import type { SiteConfig } from '@simmer/shared/config';
import { join } from 'node:path';
import { CliError } from '../../base';
import { MODULES, perModule, type ModuleName } from '../../modules';
import { compose, type Composition, type ModuleBuild } from '../../composer';
import { canaryFolder, choosingDocument, variantDocument, type Canary } from '../canary/documents';
import type { Hosts, State } from './state';
import type { Store } from './store';

type Versions = State['live'];

/** The released builds of these versions. @throws CliError naming a module that is not released. */
export function releasedModules(
  store: Store,
  { origins }: Hosts,
  live: Versions,
): Record<ModuleName, ModuleBuild> {
  const build = (module: ModuleName): ModuleBuild => {
    const version = live[module];
    if (version === undefined || !store.isStored(module, version))
      throw new CliError(`${module} is not released: "npm run release -- ${module}" does it.`);
    return {
      version,
      client: store.client(module, version),
      server: join(store.release(module, version), 'server'),
      base: `${module === 'shell' ? '' : origins[module]}/${version}/`,
    };
  };
  return perModule(build);
}

/** Composes what is live, and beside it every mixture of the releases that a share of the visitors gets. */
export async function composeStore(
  store: Store,
  hosts: Hosts,
  state: State,
  site: SiteConfig,
): Promise<Composition> {
  const { localCloud } = hosts;
  const composed = (live: Versions) =>
    compose({
      modules: releasedModules(store, hosts, live),
      site,
      ...(localCloud && { localCloud }),
    });
  const main = await composed(state.live);
  const canaries = canariesOf(state);
  if (canaries.length === 0) return main;

  const files = new Map(main.files);
  const warnings = new Set(main.warnings);
  for (const [name, content] of main.files)
    if (isChosen(name)) files.set(name, choosingDocument(content, canaries));
  for (const mixture of mixtures(canaries)) {
    const variant = await composed(withCanaries(state, mixture));
    const folder = canaryFolder(mixture.map(({ module }) => module));
    for (const [name, content] of variant.files)
      if (isChosen(name)) files.set(`${folder}/${name}`, variantDocument(content));
    for (const warning of variant.warnings) warnings.add(warning);
  }
  return { files, warnings: [...warnings] };
}

/** What visitors may have before them: everybody's releases, and each mixture of these with canaries. */
export function liveMixtures(state: State): Versions[] {
  return [
    state.live,
    ...mixtures(canariesOf(state)).map((mixture) => withCanaries(state, mixture)),
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

/** An unknown address is answered with one document, wherever it is asked for. */
const isChosen = (name: string) => name.endsWith('.html') && name !== '404.html';

/** Every set that can be made of these, without the empty one. */
function mixtures<T>(all: readonly T[]): T[][] {
  const sets = all.reduce<T[][]>(
    (made, one) => [...made, ...made.map((set) => [...set, one])],
    [[]],
  );
  return sets.filter((set) => set.length > 0);
}
