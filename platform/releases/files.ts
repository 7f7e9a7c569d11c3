import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { CliError, describeIssues } from '../base';

export const digestOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** The ending of what a killed command left. Nothing of it is pushed. */
export const UNFINISHED = '.part';

/** A temporary name for what is renamed to a path once it is complete: all that a killed process leaves. */
export function unfinished(path: string): string {
  return `${path}.${randomUUID().slice(0, 8)}${UNFINISHED}`;
}

/**
 * Writes a file in one step, and its content before its name: a power failure may lose the file, not half of it.
 * @param check is called just before that step. If it throws, nothing changes. It is no lock: if the checks of two
 * processes pass in the same instant, the later step replaces the earlier one. The push to a branch decides for all.
 */
export function writeWhole(path: string, content: string | Uint8Array, check?: () => void): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  const part = unfinished(path);
  fs.writeFileSync(part, content, { flush: true });
  try {
    check?.();
    fs.renameSync(part, path);
  } catch (error) {
    fs.rmSync(part, { force: true });
    throw error;
  }
}

/** @returns undefined when there is no such file. */
export function readText(path: string): string | undefined {
  return fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : undefined;
}

/**
 * Parses the text of a file of a store.
 * @throws CliError naming the file and each wrong field.
 */
export function parseFile<Schema extends v.GenericSchema>(
  path: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (cause) {
    throw new CliError(`${path} is not JSON. ${RESTORE}`, { cause });
  }
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const fields = describeIssues(parsed.issues).join('\n  - ');
  throw new CliError(`${path} cannot be used. ${RESTORE}\n  - ${fields}`);
}

const RESTORE = 'Restore it from the history of the store (docs/releasing.md, "The store").';
