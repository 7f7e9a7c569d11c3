import { CliError } from '../base';
import { MODULES } from '../modules';
import { RELEASED } from '../releases';

export const MODULES_POSITIONAL = { placeholder: '<module...>', help: MODULES.join(', ') };

/** Whether to go back to an earlier commit on purpose. */
export const OLDER_OPTION = {
  older: {
    type: 'boolean',
    help: 'go on even if what is live was made from a commit that this checkout does not have',
  },
} as const;

/** Whether to release again what turned out not to be at fault. */
export const AGAIN_OPTION = {
  again: { type: 'boolean', help: 'release even what was rolled back and has not changed since' },
} as const;

/**
 * @param names that may be given.
 * @throws CliError unless modules, and nothing else, are named.
 */
export function someModules(words: readonly string[], names = MODULES): readonly string[] {
  const unknown = words.find((word) => !names.includes(word));
  if (words.length > 0 && unknown === undefined) return [...new Set(words)];
  // The code that made the pages publishes, and it knows the modules of its own commit.
  const remark = `("${unknown ?? ''}" is not a module; if it is new, release the pages first, then run all jobs again)`;
  throw new CliError(
    `Name a module: ${names.join(', ')}${unknown === undefined ? '' : ` ${remark}`}.`,
  );
}

/**
 * Releases that are named as `hours@1.5.2-ab12cd34`, or modules alone. The pages are named like a module.
 * @throws CliError unless each word names one.
 */
export function releasesNamed(words: readonly string[]) {
  const named = words.map((word) => word.split('@', 2));
  const modules = someModules(
    named.map(([module = '']) => module),
    RELEASED,
  );
  return modules.map((module) => {
    const [, version] = named.find(([name]) => name === module) ?? [];
    return { module, version };
  });
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
