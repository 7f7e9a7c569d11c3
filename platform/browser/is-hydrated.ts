/** Runs in a page: whether the shell and every module on it are hydrated. */
export const isHydrated = (): boolean =>
  document.querySelector('#root[data-hydrated]') !== null &&
  document.querySelector('[data-module]:not([data-hydrated])') === null;
