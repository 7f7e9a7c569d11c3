// @ts-check
// Plain JavaScript without packages: what runs before any package is installed, webpack and ESLint import it.
import { types } from 'node:util';

/** A problem that the person at the terminal can fix. Its message is shown without a stack trace. */
export class CliError extends Error {
  name = 'CliError';
}

/** The message of anything that was thrown. @param {unknown} thrown */
export function messageOf(thrown) {
  return types.isNativeError(thrown) ? thrown.message : String(thrown);
}

/** The code of a system error, such as "EADDRINUSE". @param {unknown} thrown @returns {unknown} */
export function codeOf(thrown) {
  return types.isNativeError(thrown) && 'code' in thrown ? thrown.code : undefined;
}

/**
 * Why `fetch` failed: its own error says "fetch failed" and hides the reason one level deeper.
 * @param {unknown} error
 */
export function fetchFailure(error) {
  const cause = types.isNativeError(error) ? error.cause : undefined;
  if (cause === undefined) return messageOf(error);
  // If several addresses of one name refuse, the error has no message of its own.
  return messageOf(cause) || 'the connection was refused';
}
