import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, messageOf, stateDirectory } from '../base';
import { isModuleName, MODULES, type ModuleName } from '../modules';
import { openStore, type Store } from '../releases';

/** What a release command was told. */
export interface ReleaseArguments {
  modules: readonly ModuleName[];
  /** Words that name no module, in their order. */
  rest: readonly string[];
  store: Store;
}

/**
 * Reads `menu-mfe 10 --store ../releases`; the store is that of this machine's shop unless told.
 * @throws CliError naming an option that does not exist.
 */
export function readArguments(args: readonly string[]): ReleaseArguments {
  const { values, positionals } = parse(args);
  return {
    modules: positionals.filter(isModuleName),
    rest: positionals.filter((word) => !isModuleName(word)),
    store: openStore(
      values.store ?? process.env.SIMMER_STORE ?? resolve(stateDirectory, 'published'),
    ),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { store: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CliError(`${messageOf(error)} The option is --store <folder>.`);
  }
}

/** @throws CliError unless one module, and nothing else, is named. */
export function oneModule({ modules, rest }: ReleaseArguments): ModuleName {
  const [module, ...more] = modules;
  if (module === undefined || more.length > 0 || rest.length > 0)
    throw new CliError(
      `Name one module, and nothing else: ${MODULES.join(', ')}${rest[0] === undefined ? '' : ` ("${rest[0]}" is none)`}.`,
    );
  return module;
}

/** @throws CliError unless modules, and nothing else, are named. */
export function someModules({ modules, rest }: ReleaseArguments): readonly ModuleName[] {
  if (modules.length === 0 || rest.length > 0)
    throw new CliError(
      `Name the module to release: ${MODULES.join(', ')}${rest[0] === undefined ? '' : ` ("${rest[0]}" is none)`}.`,
    );
  return [...new Set(modules)];
}

/** @returns the share in per cent. @throws CliError unless it is a number from 0.1 to 99. */
export function shareOf(word: string | undefined): number {
  const share = Number(/^(\d*\.?\d+)%?$/.exec(word ?? '')?.[1]);
  if (word === undefined || !(share >= 0.1 && share <= 99))
    throw new CliError(
      `Say how many per cent of the visitors get it, from 0.1 to 99: "npm run canary -- menu-mfe 10"${word === undefined ? '' : `; "${word}" is no such number`}.`,
    );
  return share;
}
