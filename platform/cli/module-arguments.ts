import * as v from 'valibot';
import { CliError } from '../base';
import { VersionSchema } from '../composer';
import { isModuleName, MODULES, type ModuleName } from '../modules';
import { SHARE, type State } from '../releases';

export const MODULE_POSITIONAL = { placeholder: '<module>', help: MODULES.join(', ') };
export const MODULES_POSITIONAL = { placeholder: '<module...>', help: MODULES.join(', ') };

/** Makes a rollback safe to run again: it acts only on the version that it was meant for. */
export const EXPECT_OPTION = {
  expect: {
    type: 'string',
    placeholder: '<version>',
    help: 'the version to go back from, live or canary; if it is not live any more, nothing changes',
  },
} as const;

/** It is needed to go back to an earlier commit on purpose. */
export const OLDER_OPTION = {
  older: {
    type: 'boolean',
    help: 'go on even if what is live was made from a commit that this checkout does not have',
  },
} as const;

/** What a person may mean who has found out that a release was not at fault. */
export const AGAIN_OPTION = {
  again: { type: 'boolean', help: 'release even what was rolled back and has not changed since' },
} as const;

/** @throws CliError unless it is a version, and of one module. */
export function expectedVersion(
  { expect }: { readonly expect?: string },
  modules: readonly ModuleName[],
): string | undefined {
  if (expect !== undefined && !v.safeParse(VersionSchema, expect).success)
    throw new CliError(
      `--expect takes a version like 1.0.0-ab12cd34, not "${expect}": "npm run releases" lists the versions.`,
    );
  if (expect !== undefined && modules.length > 1)
    throw new CliError(
      `--expect is the version of one module, and ${modules.join(', ')} are named: name one module, or leave out --expect.`,
    );
  return expect;
}

/** @throws CliError unless it is the canary or, without one, the live version. */
export function requireExpected(
  { live, canary }: State,
  module: ModuleName,
  expected: string | undefined,
): void {
  const is = canary?.module === module ? canary.version : live[module];
  if (expected !== undefined && is !== expected)
    throw new CliError(
      `A rollback of ${module} goes back from ${is ?? 'nothing'}, but ${expected} was expected. Nothing was changed. "npm run releases" shows what is live.`,
    );
}

/** @throws CliError unless one module, and nothing else, is named. */
export function oneModule(words: readonly string[]): ModuleName {
  const [module, ...more] = words.filter(isModuleName);
  if (module === undefined || more.length > 0 || unknownOf(words) !== undefined)
    throw new CliError(`Name exactly one module: ${MODULES.join(', ')}${remarkOn(words)}.`);
  return module;
}

/** @throws CliError unless modules, and nothing else, are named. */
export function someModules(words: readonly string[]): readonly ModuleName[] {
  const modules = words.filter(isModuleName);
  if (modules.length === 0 || unknownOf(words) !== undefined)
    throw new CliError(`Name a module: ${MODULES.join(', ')}${remarkOn(words)}.`);
  return [...new Set(modules)];
}

const unknownOf = (words: readonly string[]) => words.find((word) => !isModuleName(word));

function remarkOn(words: readonly string[]): string {
  const unknown = unknownOf(words);
  return unknown === undefined ? '' : ` ("${unknown}" is not a module)`;
}

/**
 * @returns the share in percent.
 * @throws CliError unless it is a share that a canary may have.
 */
export function shareOf(word: string | undefined): number {
  const share = Number(/^(\d*\.?\d+)%?$/.exec(word ?? '')?.[1]);
  if (word === undefined || !(share >= SHARE.least && share <= SHARE.most))
    throw new CliError(
      `Give the percentage of the visitors, from ${String(SHARE.least)} to ${String(SHARE.most)}: "npm run canary -- menu-mfe ${String(SHARE.usual)}"${word === undefined ? '' : `; "${word}" is not such a number`}.`,
    );
  return share;
}

/**
 * @param what is missing, for the message.
 * @throws CliError unless there is one argument.
 */
export function oneWord(words: readonly string[], what: string): string {
  const [word, ...more] = words;
  if (word === undefined || word.trim() === '' || more.length > 0)
    throw new CliError(`Name only ${what}.`);
  return word;
}
