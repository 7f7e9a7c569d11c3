import { loadRegistry, readLiveRegistry, type Registry } from '@simmer/shared/registry';
import { events } from '../events';
import { ownOrigins } from '../offline/own-origins';
import { reloadPage, versionSkew } from './version-skew';

/** False while the live versions are being read, and for good once they differ. */
let mayCompare = true;
let hasTypedIntoForm = false;

/**
 * Watches for scripts that cannot be fetched. The browser fires an error event for each of them, whichever module
 * requested it; there is no event for one that hangs. Styles need no watching, because they come with their scripts.
 * Scripts of others, which a browser may block, do not count.
 */
export function watchChunkErrors(): void {
  // Read now, because after a failure `loadRegistry` returns the live one.
  const own = loadRegistry();
  own.catch(() => undefined); // The slot that needs it reports the failure.
  window.addEventListener(
    'input',
    ({ target }) => {
      // Never reset: the checkout remembers what was typed while its form is not on the page.
      if (target instanceof Element && target.closest('form')) hasTypedIntoForm = true;
    },
    true,
  );
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void handleError(target);
    },
    true,
  );
  // Without such an error, a module fails for example if its release throws and was rolled back, or if the live one
  // needs a later shell than this page's.
  events.subscribe('module/failed', () => void handleChunkError(own));

  async function handleError({ src }: HTMLScriptElement): Promise<void> {
    const origins = ownOrigins(await own.catch(() => ({ modules: {} })));
    if (origins.includes(new URL(src, location.href).origin)) await handleChunkError(own);
  }
}

/**
 * Finds out whether code is missing because the page is from an earlier release, and if so reloads the page: once for
 * each set of live versions, and never over typed text. Network trouble is no reason to reload.
 * @param loadingOwn the registry that the page started with.
 */
async function handleChunkError(loadingOwn: Promise<Registry>): Promise<void> {
  if (!mayCompare) return;
  mayCompare = false;
  try {
    const live = versionsOf(await readLiveRegistry());
    if (live !== versionsOf(await loadingOwn)) {
      reloadOnce(`simmer:reloaded ${live}`);
      return;
    }
  } catch {
    // The page's age is still unknown, and the slot that needed the code reports that it is missing.
  }
  mayCompare = true;
}

/** Compares addresses as well: each release has its own, and a corrected address is a reason to reload. */
function versionsOf({ shell, modules }: Registry): string {
  return JSON.stringify([shell, modules]);
}

/** @param mark the key under which the tab records that it was reloaded for these versions. */
function reloadOnce(mark: string): void {
  try {
    if (sessionStorage.getItem(mark)) {
      versionSkew.set('reload-failed');
    } else if (hasTyped()) {
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

/**
 * Whether a reload would lose text: in a form, or in a field that React does not control. It would keep a note under a
 * dish, but interrupt its writer.
 */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return hasTypedIntoForm || [...fields].some((field) => field.value !== field.defaultValue);
}
