import { types } from 'node:util';

/** What a person at the terminal must mend: its message is shown as it is, without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}

/** The words of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return types.isNativeError(thrown) ? thrown.message : String(thrown);
}
