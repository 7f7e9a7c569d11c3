import type { SLOT_ATTRIBUTES } from '../../shared/src/navigation/page-names';

type Slot = typeof SLOT_ATTRIBUTES;

/** Runs in a page: whether the shell and every module on it are hydrated. */
export function isHydrated(): boolean {
  const MODULE: `[${Slot['module']}]` = '[data-module]';
  const HYDRATED: `[${Slot['hydrated']}]` = '[data-hydrated]';
  const isWaiting = document.querySelector(`${MODULE}:not(${HYDRATED})`) !== null;
  return document.querySelector(MODULE) !== null && !isWaiting;
}
