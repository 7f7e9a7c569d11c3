import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, root } from '../base';
import { HOST, MODULE_LIST, moduleNamed } from './modules.js';

export {
  HOST,
  moduleNamed,
  type Place,
  PlaceSchema,
  readModules,
  SOURCE_FOLDERS,
} from './modules.js';

/** The name of every module, in the order of the list. */
export const MODULES: readonly string[] = MODULE_LIST.map(({ name }) => name);

/** The remotes. Each is built and released independently and served from its own origin. */
export const REMOTES: readonly string[] = MODULES.filter((name) => name !== HOST);

export const isModule = (word: string): boolean => MODULES.includes(word);

/** A value for each module, by name. */
export type PerModule<Value> = Record<string, Value> & { shell: Value };

export function perModule<Value>(valueOf: (name: string) => Value): PerModule<Value> {
  return { ...perRemote(valueOf), [HOST]: valueOf(HOST) };
}

/** A value for each remote, by name. */
export function perRemote<Value>(valueOf: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(REMOTES.map((name) => [name, valueOf(name)]));
}

/** @throws Error when the record has no entry of this name. */
export function entryOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value {
  const value = record[name];
  if (value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}

/** The origin under which a browser opens a module of the local cloud. */
export function moduleOrigin(port: number): string {
  return `http://localhost:${String(port)}`;
}

/**
 * The files of `e2e/` that touch these modules, each once, as arguments of Playwright. It takes them for patterns:
 * without the folder, "soup/opens" would also match hot-soup/opens.
 * @throws CliError when there is no such file: a release would not have to pass it.
 */
export function journeysOf(modules: readonly string[]): string[] {
  const named = modules.flatMap((module) =>
    moduleNamed(module).journeys.map((journey) => {
      const file = `e2e/${journey}.spec.ts`;
      if (existsSync(join(root, file))) return `/e2e/${journey}`;
      throw new CliError(
        `${module}/module.json names the journey ${journey}, but there is no ${file}.`,
      );
    }),
  );
  return [...new Set(named)];
}
