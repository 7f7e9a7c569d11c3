import { types } from 'node:util';

/** A problem that the person at the terminal can fix. Its message is shown without a stack trace. */
export class CliError extends Error {
  override name = 'CliError';
}

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return types.isNativeError(thrown) ? thrown.message : String(thrown);
}
