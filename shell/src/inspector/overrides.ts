import { OVERRIDES_KEY } from './overrides-key';

function isOverridden(): boolean {
  try {
    return sessionStorage.getItem(OVERRIDES_KEY) !== null;
  } catch {
    return false; // Storage is blocked, so nothing was ever kept there.
  }
}

const load = () => import(/* webpackChunkName: "overrides" */ './applied-overrides');
let isOn = false;

/**
 * Begins to show what the tab's overrides are, if there are any. The page's composed HTML goes then: React would keep
 * the live version's classes and attributes where only those differ.
 * @param root the element that the page is drawn into.
 */
export function startOverrides(root: HTMLElement): void {
  isOn = isOverridden();
  if (!isOn) return;
  root.replaceChildren();
  load().then(
    ({ showOverrides }) => {
      showOverrides();
    },
    () => undefined, // The slot that needs it says so.
  );
}

/** The entry that runs in this tab. @param live the one that the registry names. */
export async function entryOf(module: string, live: string): Promise<string> {
  return isOn ? (await load()).overriddenEntry(module, live) : live;
}
