import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CliError } from '../base';
import { installPackage } from './debian';

/**
 * The file that an environment variable names, if it is set.
 * @throws CliError when there is no such file.
 */
export function namedFile(variable: string): string | undefined {
  const path = process.env[variable] ?? '';
  if (path === '') return undefined;
  if (existsSync(path)) return path;
  throw new CliError(
    `${variable} names ${path}, but there is no such file: correct it or unset it.`,
  );
}

/** The path of the first of these programs that is on the PATH. */
export function programOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Installs a Debian package and finds its program; undefined where that is not possible without asking. */
export async function installProgram(
  names: readonly string[],
  debianPackage: string,
): Promise<string | undefined> {
  return (await installPackage(debianPackage)) ? programOnPath(names) : undefined;
}
