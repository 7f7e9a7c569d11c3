import { readLiveRegistry, type Registry } from '@simmer/shared/registry';
import { createStore } from '@simmer/shared/store';
import { handCartOver } from '../hydration/replay-adds';
import { reload } from './reload';
import { hasTyped } from './typed-text';

/**
 * What is known about a page of an earlier release: nothing; a reload updates it, with the cart or without; or the
 * page was reloaded already and code is still missing.
 */
export type VersionSkew = 'none' | 'reload-keeps-cart' | 'reload-loses-cart' | 'reload-failed';

export const versionSkew = createStore<VersionSkew>('version-skew', 'none');

/** Set while the live versions are being read, and for good once they differ. */
let isBusy = false;

/**
 * Finds out whether code is missing because the page is of an earlier release, and reloads the page if so: once for
 * each set of live versions, never over typed text. Network trouble is no reason.
 * @param loadingOwn the registry that the page began with.
 */
export async function handleChunkError(loadingOwn: Promise<Registry>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    const live = versionsOf(await readLiveRegistry());
    if (live !== versionsOf(await loadingOwn)) {
      reloadOnce(`simmer:reloaded ${live}`);
      return;
    }
  } catch {
    // Nothing is known about the page's age, and the slot that needed the code reports that it is missing.
  }
  isBusy = false;
}

/** Addresses count as well: a release has one, and a corrected address is a reason to reload. */
function versionsOf({ shell, modules }: Registry): string {
  return JSON.stringify([shell, modules]);
}

/** @param mark the key under which the tab remembers that it was reloaded for these versions. */
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
    // Without the mark nothing would end a loop.
    versionSkew.set('reload-loses-cart');
  }
}

/** Reloads the page and keeps the cart. When it cannot, the first call only tells the guest so. */
export function reloadPage(): void {
  try {
    handCartOver();
    // What is added before the page unloads counts too.
    window.addEventListener('pagehide', handCartOver);
  } catch {
    if (versionSkew.get() !== 'reload-loses-cart') {
      versionSkew.set('reload-loses-cart');
      return;
    }
  }
  reload();
}
