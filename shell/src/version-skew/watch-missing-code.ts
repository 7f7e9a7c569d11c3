import { loadRegistry, readLiveRegistry, type Registry } from '@simmer/shared/registry';
import { events } from '../events';
import { ownOrigins } from '../offline/own-origins';
import { reloadPage, versionSkew } from './version-skew';

/**
 * Watches for code that is missing, and finds out whether that is because the page is from an earlier release. If so, it
 * reloads the page: once for each set of live versions, and never over typed text. Network trouble is no reason to reload.
 *
 * For each script that cannot be fetched, the browser fires an error event, whichever module requested it; there is no
 * event for one that hangs. Styles need no watching, because they come with their scripts. Scripts of others, which a
 * browser may block, do not count. Without such an event, a module fails for example if its release throws and was rolled
 * back, or if the live one needs a later shell than this page's.
 */
export function watchMissingCode(): void {
  let hasTypedIntoForm = false;
  /** Whether live versions may be compared: false while they are being read, and for good once they differ. */
  let mayCompare = true;
  // Read now, because after a failure `loadRegistry` returns the live one.
  const loadingOwn = loadRegistry();
  loadingOwn.catch(() => undefined); // The slot that needs it reports the failure.

  async function compare(): Promise<void> {
    if (!mayCompare) return;
    mayCompare = false;
    try {
      const live = versionsOf(await readLiveRegistry());
      if (live !== versionsOf(await loadingOwn)) {
        reloadOnce(`simmer:reloaded ${live}`, hasTypedIntoForm || hasTyped());
        return;
      }
    } catch {
      // The page's age is still unknown, and the slot that needed the code reports that it is missing.
    }
    mayCompare = true;
  }

  async function compareIfOwn({ src }: HTMLScriptElement): Promise<void> {
    const origins = ownOrigins(await loadingOwn.catch(() => ({ modules: {} })));
    if (origins.includes(new URL(src, location.href).origin)) await compare();
  }

  window.addEventListener(
    'input',
    ({ target }) => {
      // This is never reset, because the checkout remembers what was typed while its form is not on the page.
      if (target instanceof Element && target.closest('form')) hasTypedIntoForm = true;
    },
    true,
  );
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void compareIfOwn(target);
    },
    true,
  );
  events.subscribe('module/failed', () => void compare());
}

/** Compares addresses as well: each release has its own, and a corrected address is a reason to reload. */
function versionsOf({ shell, modules }: Registry): string {
  return JSON.stringify([shell, modules]);
}

/**
 * @param mark the key under which the tab records that it was reloaded for these versions.
 * @param losesText whether a reload would lose what the guest has typed.
 */
function reloadOnce(mark: string, losesText: boolean): void {
  try {
    if (sessionStorage.getItem(mark)) {
      versionSkew.set('reload-failed');
    } else if (losesText) {
      versionSkew.set('reload-keeps-cart');
    } else {
      sessionStorage.setItem(mark, '1');
      reloadPage();
    }
  } catch {
    // Without the mark, nothing would end a reload loop.
    versionSkew.set('reload-loses-cart');
  }
}

/** Whether there is text in a field that React does not control, like a note: a reload would interrupt its writer. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
