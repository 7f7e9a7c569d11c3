/**
 * The versions of the interface to server builds that this composer understands (`shared/src/built-with`). Keep the one
 * before for as long as a release of it may be rolled back to.
 */
export const UNDERSTOOD_INTERFACES: readonly number[] = [1];
