import { readLiveRegistry, type Registry } from '@simmer/shared/registry';
import { createStore } from '@simmer/shared/store';
import { moveCartToNextPage } from '../hydration/save-cart-at-links';
import { reload } from './reload';
import { hasTyped } from './typed-text';

/**
 * What is known about a page from an earlier release: nothing; that a reload updates it and keeps the cart, but not what
 * was typed; that it does not even keep the cart; or that it was already reloaded and code is still missing.
 */
export type VersionSkew = 'none' | 'reload-keeps-cart' | 'reload-loses-cart' | 'reload-failed';

export const versionSkew = createStore<VersionSkew>('version-skew', 'none');

/** True while the live versions are being read, and permanently once they differ. */
let isBusy = false;

/**
 * Finds out whether code is missing because the page is from an earlier release, and if so reloads the page: once for
 * each set of live versions, and never over typed text. Network trouble is no reason to reload.
 * @param loadingOwn the registry that the page started with.
 */
export async function handleChunkError(loadingOwn: Promise<Registry>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    const { canary } = document.documentElement.dataset;
    const live = versionsOf(await readLiveRegistry(canary));
    if (live !== versionsOf(await loadingOwn)) {
      reloadOnce(`simmer:reloaded ${live}`);
      return;
    }
  } catch {
    // The page's age is still unknown, and the slot that needed the code reports that it is missing.
  }
  isBusy = false;
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

/** Reloads the page and keeps the cart and the notes under dishes. If the cart cannot be kept, the first call only tells the guest so. */
export function reloadPage(): void {
  try {
    moveCartToNextPage();
  } catch {
    if (versionSkew.get() !== 'reload-loses-cart') {
      versionSkew.set('reload-loses-cart');
      return;
    }
  }
  reload();
}
