import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, runCommand, withProgress } from '../base';
import { FIREBASE_ENVIRONMENT, firebaseProgram } from '../setup';

const LAST_LINES = 15;

export interface FirebaseOptions {
  /** The root of the repository, whose firebase.json names the database rules. */
  root: string;
  project: string;
  signal: AbortSignal;
  /** For tests: the environment of firebase-tools. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs firebase-tools in a folder with a `firebase.json`.
 * @returns its output.
 * @throws CliError with the end of it.
 */
export type FirebaseTools = (directory: string, ...args: string[]) => Promise<string>;

/** Uses the account that is logged in, or that of GOOGLE_APPLICATION_CREDENTIALS. */
export function firebaseTools({ root, project, signal, env = {} }: FirebaseOptions): FirebaseTools {
  return async (directory, ...args) => {
    const all = [firebaseProgram(root), ...args, '--non-interactive', '--project', project];
    const { code, output } = await withProgress(
      () => `firebase ${args[0] ?? ''}`,
      runCommand(process.execPath, [...all, '--config', join(directory, 'firebase.json')], {
        cwd: directory,
        env: { ...FIREBASE_ENVIRONMENT, ...env },
        signal,
      }),
    );
    if (code === 0) return output;
    const end = output.trim().split('\n').slice(-LAST_LINES).join('\n    ');
    throw new CliError(`"firebase ${args.join(' ')}" failed:\n    ${end}`);
  };
}

/**
 * Parses the output of `--json`, which may follow a warning.
 * @throws CliError when it has an unexpected format.
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  output: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let input: unknown;
  try {
    input = JSON.parse(output.slice(output.search(/^\{/m)));
  } catch {
    input = undefined;
  }
  const parsed = v.safeParse(schema, input);
  if (!parsed.success)
    throw new CliError(`firebase-tools answered in an unknown format: ${output}`);
  return parsed.output;
}
