/**
 * The versions of the interface to server builds that this composer supports (`shared/src/build-info`). Keep the
 * previous one for as long as a rollback to a release with it is possible.
 */
export const UNDERSTOOD_INTERFACES: readonly number[] = [1];
