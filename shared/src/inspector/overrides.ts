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
 * Applies the tab's overrides, if there are any. The page's composed HTML is removed: where only classes and attributes
 * differ, React would keep the live version's.
 * @param root the element that the page is rendered into.
 * @returns a function that maps a module's live entry to the entry to load in this tab.
 */
export function startOverrides(
  root: HTMLElement,
): (module: string, live: string) => string | Promise<string> {
  if (!isOverridden()) return (_module, live) => live;
  root.replaceChildren();
  load().then(
    ({ showOverrides }) => showOverrides(),
    () => undefined, // The slot that needs it reports the failure.
  );
  return async (module, live) => (await load()).overriddenEntry(module, live);
}
