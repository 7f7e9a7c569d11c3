import { createStore } from '@simmer/shared/store';
import { moveCartToNextPage } from '../hydration/save-cart-at-links';
import { reload } from './reload';

/**
 * What is known about a page from an earlier release: nothing; that a reload updates it and keeps the cart, but would
 * interrupt a guest who is typing; that it does not even keep the cart; or that it was already reloaded and code is still
 * missing.
 */
export type VersionSkew = 'none' | 'reload-keeps-cart' | 'reload-loses-cart' | 'reload-failed';

export const versionSkew = createStore<VersionSkew>('version-skew', 'none');

/**
 * Reloads the page and keeps the cart and the notes under dishes. If the cart cannot be kept, the first call only
 * says so.
 */
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
