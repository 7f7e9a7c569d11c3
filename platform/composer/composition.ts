import type { Registry } from '@simmer/shared/registry';
import type { Site } from '../base';
import type { RemoteName } from '../modules';

/** A build of one module. */
export interface ModuleBuild {
  version: string;
  client: string;
  server: string;
  /** The URL of its client files, ending in "/". */
  base: string;
  /** Earlier releases of the module, oldest first. None by default. */
  earlier?: readonly { client: string; base: string }[];
}

/** Of the shell, and of the remotes that are live with it. */
export type ModuleBuilds = { readonly shell: ModuleBuild } & Readonly<
  Partial<Record<RemoteName, ModuleBuild>>
>;

export interface CompositionInput {
  modules: ModuleBuilds;
  site: Site;
  localCloud?: Registry['localCloud'];
}

export interface Composition {
  /** The documents and the registry, by file name. */
  files: ReadonlyMap<string, string>;
  /** A message for each remote that could not be rendered. */
  warnings: readonly string[];
}
