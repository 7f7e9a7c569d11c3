import { loadRegistry } from '@simmer/shared/registry';
import { watchTyping } from './typed-text';
import { handleChunkError } from './version-skew';

/**
 * Watches for scripts that cannot be fetched. The browser fires an error event for each of them, whichever module
 * requested it; there is no event for one that hangs. Styles need no watching, because they come with their scripts.
 * Errors from other scripts do no harm: on a page that is up to date, they only cause the registry to be read.
 */
export function watchChunkErrors(): void {
  // Read now, because after a failure `loadRegistry` returns the live one.
  const own = loadRegistry();
  own.catch(() => undefined); // The slot that needs it reports the failure.
  watchTyping();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void handleChunkError(own);
    },
    true,
  );
}
