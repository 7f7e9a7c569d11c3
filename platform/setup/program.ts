import { closeSync, existsSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { CliError } from '../base';
import { installPackage } from './debian';

export interface Program {
  /** The program's file has one of these names. */
  names: readonly string[];
  /** The environment variable that names a different file. */
  variable: string;
  debianPackage: string;
}

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

/** A snap cannot open a profile in /tmp. Its program is a link to "snap", or a script of Ubuntu that starts it. */
function isSnap(path: string): boolean {
  const start = Buffer.alloc(16_384);
  const file = openSync(path, 'r');
  readSync(file, start);
  closeSync(file);
  return basename(realpathSync(path)) === 'snap' || start.includes('/snap/bin/');
}

const isUsable = (path: string) => existsSync(path) && statSync(path).isFile() && !isSnap(path);

/** The path of a program that the environment names, or that is on the PATH and not a snap. */
export function presentProgram({ names, variable }: Program): string | undefined {
  return namedFile(variable) ?? onPath(names);
}

/** The path of a program that is on the PATH and not a snap. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isUsable);
}

/** The path of a program, which is installed where that is possible without asking. */
export async function findProgram(program: Program): Promise<string | undefined> {
  const present = presentProgram(program);
  if (present !== undefined || !(await installPackage(program.debianPackage))) return present;
  return presentProgram(program);
}
