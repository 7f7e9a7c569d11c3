import type { SlotAttributes } from './slot-attributes';

/** Runs in a page: whether the shell and every module on it are hydrated. */
export function isHydrated(): boolean {
  const MODULE: `[${SlotAttributes['module']}]` = '[data-module]';
  const HYDRATED: `[${SlotAttributes['hydrated']}]` = '[data-hydrated]';
  const isWaiting = document.querySelector(`${MODULE}:not(${HYDRATED})`) !== null;
  return document.querySelector(MODULE) !== null && !isWaiting;
}
