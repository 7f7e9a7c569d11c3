import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeIssues } from '../../../shared/src/parse/problems';
import { CliError } from '../../base';
import { type Files, hasCode } from './files';

/**
 * @param remedy a sentence that says what to do about a file that cannot be read.
 * @returns undefined when there is no such file.
 * @throws CliError naming the file and each wrong field.
 */
export async function readJson<Schema extends v.GenericSchema>(
  files: Files,
  path: string,
  schema: Schema,
  remedy: string,
): Promise<v.InferOutput<Schema> | undefined> {
  let input: unknown;
  try {
    input = JSON.parse(await files.readFile(path));
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw new CliError(`${path} cannot be read. ${remedy}`, { cause });
  }
  const parsed = v.safeParse(schema, input);
  if (!parsed.success)
    throw new CliError(
      `${path} cannot be used. ${remedy}\n  - ${describeIssues(parsed.issues).join('\n  - ')}`,
    );
  return parsed.output;
}

/**
 * In one step, so that a reader never gets half of it. The name of the partial file contains the process, which may be
 * killed.
 */
export async function writeJson(
  files: Files,
  directory: string,
  name: string,
  value: unknown,
): Promise<void> {
  await files.mkdir(directory);
  const part = join(directory, `${name}.${String(process.pid)}-${randomUUID()}.part`);
  await files.writeFile(part, `${JSON.stringify(value, null, 2)}\n`);
  await files.rename(part, join(directory, name));
}

/** The process that was writing a partial file; undefined for every other file. */
export function writerOf(name: string): string | undefined {
  return /\.json\.(\d+-[0-9a-f-]+)\.part$/.exec(name)?.[1];
}
