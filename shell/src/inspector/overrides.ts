import { OVERRIDES_KEY } from './overrides-key';

function isOverridden(): boolean {
  try {
    return sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false; // Storage is blocked, so it holds nothing.
  }
}

const load = () => import(/* webpackChunkName: "overrides" */ './applied-overrides');

/**
 * Begins to show the tab's overrides, if there are any. The page's composed HTML goes then: React would keep the live
 * version's classes and attributes where only those differ.
 * @param root the element that the page is rendered into.
 * @returns the entry that a module is loaded from in this tab, given the live one.
 */
export function startOverrides(
  root: HTMLElement,
): (module: string, live: string) => string | Promise<string> {
  if (!isOverridden()) return (_module, live) => live;
  root.replaceChildren();
  load().then(
    ({ showOverrides }) => {
      showOverrides();
    },
    () => undefined, // The slot that needs it reports it.
  );
  return async (module, live) => (await load()).overriddenEntry(module, live);
}
