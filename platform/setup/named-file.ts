import { existsSync } from 'node:fs';
import { CliError } from '../base';

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
