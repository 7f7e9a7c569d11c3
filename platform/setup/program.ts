import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian';

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
