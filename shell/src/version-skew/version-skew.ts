import { readLiveRegistry, type Registry } from '@simmer/shared/registry';
import { createStore } from '@simmer/shared/store';
import { handCartOver } from '../hydration/replay-adds';
import { reload } from './reload';
import { hasTyped } from './typed-text';

/** What there is to tell a guest about a page of an earlier release; empty as long as nothing is known against it. */
export const staleWords = createStore('page', '');

const OUTDATED = 'This page is from an earlier version of the shop. Reload it to go on; ';
const LOSES_CART = `${OUTDATED}your browser cannot keep your cart.`;

/** It is being found out, or it is known. */
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
      renew(`simmer:reloaded ${live}`);
      return;
    }
  } catch {
    // Nothing is known about the page's age, and whoever asked for the code says that it is missing.
  }
  isBusy = false;
}

/** What runs, as a text. A release has one address, so that is part of it: a repaired address helps too. */
function versionsOf({ shell, modules }: Registry): string {
  return JSON.stringify([shell, modules]);
}

/** @param mark under which the tab remembers that it has been reloaded for what is live. */
function renew(mark: string): void {
  try {
    if (sessionStorage.getItem(mark)) {
      staleWords.set(
        'A newer version of the shop is out, and reloading did not help. Please try again in a minute, or write to us.',
      );
    } else if (hasTyped()) {
      staleWords.set(`${OUTDATED}your cart stays.`);
    } else {
      sessionStorage.setItem(mark, '1');
      reloadPage();
    }
  } catch {
    // Without the mark nothing would end a loop.
    staleWords.set(LOSES_CART);
  }
}

/** Reloads the page and keeps the cart. When that cannot be, it says so first. */
export function reloadPage(): void {
  try {
    handCartOver();
    // What is added before the page is gone counts too.
    window.addEventListener('pagehide', handCartOver);
  } catch {
    if (staleWords.get() !== LOSES_CART) {
      staleWords.set(LOSES_CART);
      return;
    }
  }
  reload();
}
