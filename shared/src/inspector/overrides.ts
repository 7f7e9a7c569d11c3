import { ROOT_ATTRIBUTES } from '@simmer/shared/navigation';
import type { Registry } from '@simmer/shared/registry';
import { OVERRIDES_KEY } from './overrides-key';

type Release = Registry['modules'][string];

function isOverridden(): boolean {
  try {
    return /[?&]try=/.test(location.search) || sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false; // Storage is blocked, so it contains nothing.
  }
}

const load = () => import(/* webpackChunkName: "overrides" */ './applied-overrides');

/**
 * Applies the overrides of the tab and those that its address asks for, if there are any. The page's composed HTML is
 * removed: where only classes and attributes differ, React would keep the live version's.
 * @param root the element that the page is rendered into.
 * @returns a function that maps a module's live release to the one to load in this tab.
 */
export function startOverrides(
  root: HTMLElement,
): (module: string, live: Release) => Release | Promise<Release> {
  if (!isOverridden()) return (_module, live) => live;
  root.replaceChildren();
  document.documentElement.toggleAttribute(ROOT_ATTRIBUTES.overridden, true);
  load().then(
    ({ showOverrides }) => showOverrides(),
    () => undefined, // The slot that needs it reports the failure.
  );
  return async (module, live) => (await load()).overriddenRelease(module, live);
}
