import * as v from 'valibot';
import { CliError } from '../base';
import type { Site } from '../shop';

import type { PerModule, Place } from '../modules';
import type { Build } from './build-list';

/** A build of one module. */
export interface ModuleBuild {
  version: string;
  /** The folder of the files that browsers load. */
  client: string;
  /** The folder of the list that the client build writes. */
  lists: string;
  /** The folder of the server build. */
  server: string;
  /** The URL of its client files, ending in "/". */
  base: string;
}

/** A page of the shell, or one that a remote adds. */
export const PageSchema = v.object({
  pathname: v.string(),
  file: v.pipe(v.string(), v.regex(/^[\w-]+\.html$/)),
  /** The parts that it shows: each a module and what it exposes, like `hours/Hours`. */
  remotes: v.pipe(v.array(v.string()), v.readonly()),
  /** The modules whose structured data it contains. */
  describedBy: v.pipe(v.array(v.string()), v.readonly()),
  firstPicture: v.exactOptional(v.string()),
  isDeferred: v.boolean(),
  isListed: v.boolean(),
});
export type Page = v.InferOutput<typeof PageSchema>;

/** The builds of the shell, and of the remotes that are live with it. */
export type ModuleBuilds = Readonly<PerModule<ModuleBuild>>;

/** A remote that is live, with what its build declares. */
export interface LiveRemote extends ModuleBuild, Build {}

/**
 * The build of a module that a page needs.
 * @throws CliError when it is not live.
 */
export function buildOf(modules: ModuleBuilds, module: string): ModuleBuild {
  const build = modules[module];
  if (!build) throw new CliError(`${module} is not live, but a page needs it.`);
  return build;
}

interface Release {
  version: string;
  /** ISO date and time at which it went live. */
  since?: string;
}

/** `registry.json`, which is also in the documents: where the modules of a page are. */
export interface Registry {
  shell?: Release;
  modules: Readonly<Record<string, Release & { entry: string; integrity?: string; place?: Place }>>;
  /** The addresses of the services on this machine, by name. Absent on the web. */
  localCloud?: Readonly<Record<string, string>>;
}

/** `releases.json`: the releases on the hosts of the remotes, by module and version. `at` is when it was stored. */
export type StoredReleases = Readonly<
  Record<string, Readonly<Record<string, { at?: string; entry?: string; integrity?: string }>>>
>;

/** What the pages were composed with besides the configuration. Without it, there is no such file. */
export const COMPOSED_WITH_FILE = 'composed-with.json';

export interface CompositionInput {
  modules: ModuleBuilds;
  site: Site;
  localCloud?: Registry['localCloud'];
  /** The releases that a tab may try in place of the live ones. */
  stored?: StoredReleases;
  /** When each release went live, by module: ISO date and time. */
  since?: Readonly<Record<string, string>>;
}

export interface Composition {
  /** The documents, the registry and the list of stored releases, by file name. */
  files: ReadonlyMap<string, string>;
  /** A message for each remote that could not be rendered. */
  warnings: readonly string[];
}
