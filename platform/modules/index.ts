import { MODULE_LIST } from './modules.js';

export { declaredPlace, placeOf } from './declared-place';
export { MODULE_LIST };

export type ModuleName = keyof typeof MODULE_LIST;
export type RemoteName = Exclude<ModuleName, 'shell'>;

/** Every module, in the order of the list. */
export const MODULES: readonly ModuleName[] = Object.keys(MODULE_LIST).filter(isModuleName);

/** The remotes. Each is built and released independently and served from its own origin. */
export const REMOTES: readonly RemoteName[] = MODULES.filter((name) => name !== 'shell');

export function isModuleName(word: string): word is ModuleName {
  return Object.hasOwn(MODULE_LIST, word);
}

/** A record with an entry for each module. */
export function perModule<Value>(valueOf: (name: ModuleName) => Value): Record<ModuleName, Value> {
  return record(MODULES, valueOf);
}

/** A record with an entry for each remote. */
export function perRemote<Value>(valueOf: (name: RemoteName) => Value): Record<RemoteName, Value> {
  return record(REMOTES, valueOf);
}

/** A record with an entry for each of the names. */
export function record<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const entries: Partial<Record<Name, Value>> = {};
  for (const name of names) entries[name] = valueOf(name);
  if (!isComplete(names, entries)) throw new Error('An entry is missing.');
  return entries;
}

function isComplete<Name extends string, Value>(
  names: readonly Name[],
  entries: Partial<Record<Name, Value>>,
): entries is Record<Name, Value> {
  return names.every((name) => name in entries);
}

/** The origin under which a browser opens a module of the local cloud. */
export function moduleOrigin(port: number): string {
  return `http://localhost:${String(port)}`;
}

/** The origin of each remote on its default port. */
export function defaultRemoteOrigins(): Record<RemoteName, string> {
  return perRemote((name) => moduleOrigin(MODULE_LIST[name].port));
}

/**
 * The files of `e2e/` that touch these modules, each once, as arguments of Playwright. It takes them for patterns:
 * without the folder, "soup/opens" would also match hot-soup/opens.
 */
export function journeysOf(modules: readonly ModuleName[]): string[] {
  const names: Iterable<string> = modules.flatMap((name) =>
    MODULE_LIST[name].journeys.map((journey) => `/e2e/${journey}`),
  );
  return [...new Set(names)];
}
